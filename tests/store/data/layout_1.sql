-- A store of layout 1: a game of three in its middle, one act undone.
-- A: mtfSP55DXWlxvvf5498Qog B: Vyaxm82q6tVI8qn20OMCAA
-- table: yMYuxdItUcCJ number: 75 hash: c5771d54184f1e9a
BEGIN TRANSACTION;
CREATE TABLE events (
        table_id TEXT NOT NULL REFERENCES tables (id),
        number INTEGER NOT NULL,
        kind TEXT NOT NULL,
        seat INTEGER,
        text TEXT NOT NULL,
        nonce TEXT,
        PRIMARY KEY (table_id, number),
        UNIQUE (table_id, seat, nonce)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "events" VALUES('yMYuxdItUcCJ',1,'chance',NULL,'first B',NULL);
INSERT INTO "events" VALUES('yMYuxdItUcCJ',2,'chance',NULL,'draw data-crystal',NULL);
INSERT INTO "events" VALUES('yMYuxdItUcCJ',3,'chance',NULL,'draw plasma-cannon',NULL);
INSERT INTO "events" VALUES('yMYuxdItUcCJ',4,'chance',NULL,'draw alien-monument',NULL);
INSERT INTO "events" VALUES('yMYuxdItUcCJ',5,'chance',NULL,'draw orbital-teleporter',NULL);
INSERT INTO "events" VALUES('yMYuxdItUcCJ',6,'chance',NULL,'draw temporal-warper',NULL);
INSERT INTO "events" VALUES('yMYuxdItUcCJ',7,'chance',NULL,'draw booster-pod',NULL);
INSERT INTO "events" VALUES('yMYuxdItUcCJ',8,'chance',NULL,'roll 2 2 2',NULL);
INSERT INTO "events" VALUES('yMYuxdItUcCJ',9,'rename',0,'Ann','r');
INSERT INTO "events" VALUES('yMYuxdItUcCJ',10,'act',1,'discard data-crystal pohl-foothills','n0');
INSERT INTO "events" VALUES('yMYuxdItUcCJ',11,'act',1,'dock colonist-hub 2','n1');
INSERT INTO "events" VALUES('yMYuxdItUcCJ',12,'act',1,'dock alien-artifact 2','n2');
INSERT INTO "events" VALUES('yMYuxdItUcCJ',13,'act',1,'dock solar-converter 2','n3');
INSERT INTO "events" VALUES('yMYuxdItUcCJ',14,'act',1,'end','n4');
INSERT INTO "events" VALUES('yMYuxdItUcCJ',15,'chance',NULL,'roll 3 4 4',NULL);
INSERT INTO "events" VALUES('yMYuxdItUcCJ',16,'act',2,'use plasma-cannon solar-converter',NULL);
INSERT INTO "events" VALUES('yMYuxdItUcCJ',17,'act',2,'aim B 2',NULL);
INSERT INTO "events" VALUES('yMYuxdItUcCJ',18,'act',2,'done',NULL);
INSERT INTO "events" VALUES('yMYuxdItUcCJ',19,'act',2,'dock colonist-hub 3',NULL);
INSERT INTO "events" VALUES('yMYuxdItUcCJ',20,'act',2,'dock colonist-hub 4',NULL);
INSERT INTO "events" VALUES('yMYuxdItUcCJ',21,'act',2,'dock solar-converter 4',NULL);
INSERT INTO "events" VALUES('yMYuxdItUcCJ',22,'act',2,'end',NULL);
INSERT INTO "events" VALUES('yMYuxdItUcCJ',23,'chance',NULL,'roll 2 5 5',NULL);
INSERT INTO "events" VALUES('yMYuxdItUcCJ',24,'act',0,'dock alien-artifact 5','n5');
INSERT INTO "events" VALUES('yMYuxdItUcCJ',25,'act',0,'dock alien-artifact 5','n6');
INSERT INTO "events" VALUES('yMYuxdItUcCJ',26,'act',0,'cycle','n7');
INSERT INTO "events" VALUES('yMYuxdItUcCJ',27,'chance',NULL,'draw stasis-beam',NULL);
INSERT INTO "events" VALUES('yMYuxdItUcCJ',28,'chance',NULL,'draw holographic-decoy',NULL);
INSERT INTO "events" VALUES('yMYuxdItUcCJ',29,'chance',NULL,'draw polarity-device',NULL);
INSERT INTO "events" VALUES('yMYuxdItUcCJ',30,'act',0,'claim polarity-device','n8');
INSERT INTO "events" VALUES('yMYuxdItUcCJ',31,'chance',NULL,'draw alien-city',NULL);
INSERT INTO "events" VALUES('yMYuxdItUcCJ',32,'act',0,'dock lunar-mine 2','n9');
INSERT INTO "events" VALUES('yMYuxdItUcCJ',33,'act',0,'end','n10');
INSERT INTO "events" VALUES('yMYuxdItUcCJ',34,'chance',NULL,'roll 1 3 3',NULL);
INSERT INTO "events" VALUES('yMYuxdItUcCJ',35,'act',1,'dock colonist-hub 1','n11');
INSERT INTO "events" VALUES('yMYuxdItUcCJ',36,'act',1,'dock orbital-market 3 3','n12');
INSERT INTO "events" VALUES('yMYuxdItUcCJ',37,'act',1,'end','n13');
INSERT INTO "events" VALUES('yMYuxdItUcCJ',38,'chance',NULL,'roll 4 4 5',NULL);
INSERT INTO "events" VALUES('yMYuxdItUcCJ',39,'act',2,'dock lunar-mine 4',NULL);
INSERT INTO "events" VALUES('yMYuxdItUcCJ',40,'act',2,'dock alien-artifact 5',NULL);
INSERT INTO "events" VALUES('yMYuxdItUcCJ',41,'act',2,'use plasma-cannon colonist-hub',NULL);
INSERT INTO "events" VALUES('yMYuxdItUcCJ',42,'act',2,'aim B 1',NULL);
INSERT INTO "events" VALUES('yMYuxdItUcCJ',43,'act',2,'done',NULL);
INSERT INTO "events" VALUES('yMYuxdItUcCJ',44,'act',2,'cycle',NULL);
INSERT INTO "events" VALUES('yMYuxdItUcCJ',45,'chance',NULL,'draw holographic-decoy',NULL);
INSERT INTO "events" VALUES('yMYuxdItUcCJ',46,'chance',NULL,'draw mind-control-helmet',NULL);
INSERT INTO "events" VALUES('yMYuxdItUcCJ',47,'chance',NULL,'draw gravity-manipulator',NULL);
INSERT INTO "events" VALUES('yMYuxdItUcCJ',48,'act',2,'dock alien-artifact 4',NULL);
INSERT INTO "events" VALUES('yMYuxdItUcCJ',49,'act',2,'claim gravity-manipulator',NULL);
INSERT INTO "events" VALUES('yMYuxdItUcCJ',50,'chance',NULL,'draw booster-pod',NULL);
INSERT INTO "events" VALUES('yMYuxdItUcCJ',51,'act',2,'discard gravity-manipulator lem-badlands',NULL);
INSERT INTO "events" VALUES('yMYuxdItUcCJ',52,'act',2,'end',NULL);
INSERT INTO "events" VALUES('yMYuxdItUcCJ',53,'chance',NULL,'roll 2 3 6',NULL);
INSERT INTO "events" VALUES('yMYuxdItUcCJ',54,'act',0,'dock colonist-hub 2','n14');
INSERT INTO "events" VALUES('yMYuxdItUcCJ',55,'act',0,'dock alien-artifact 3','n15');
INSERT INTO "events" VALUES('yMYuxdItUcCJ',56,'act',0,'cycle','n16');
INSERT INTO "events" VALUES('yMYuxdItUcCJ',57,'chance',NULL,'draw plasma-cannon',NULL);
INSERT INTO "events" VALUES('yMYuxdItUcCJ',58,'chance',NULL,'draw data-crystal',NULL);
INSERT INTO "events" VALUES('yMYuxdItUcCJ',59,'chance',NULL,'draw polarity-device',NULL);
INSERT INTO "events" VALUES('yMYuxdItUcCJ',60,'act',0,'dock solar-converter 6','n17');
INSERT INTO "events" VALUES('yMYuxdItUcCJ',61,'act',0,'end','n18');
INSERT INTO "events" VALUES('yMYuxdItUcCJ',62,'chance',NULL,'roll 1 4 4',NULL);
INSERT INTO "events" VALUES('yMYuxdItUcCJ',63,'act',1,'dock solar-converter 1','n19');
INSERT INTO "events" VALUES('yMYuxdItUcCJ',64,'act',1,'dock lunar-mine 4','n20');
INSERT INTO "events" VALUES('yMYuxdItUcCJ',65,'act',1,'dock alien-artifact 4','n21');
INSERT INTO "events" VALUES('yMYuxdItUcCJ',66,'act',1,'end','n22');
INSERT INTO "events" VALUES('yMYuxdItUcCJ',67,'chance',NULL,'roll 3 6 6',NULL);
INSERT INTO "events" VALUES('yMYuxdItUcCJ',68,'act',2,'dock alien-artifact 6',NULL);
INSERT INTO "events" VALUES('yMYuxdItUcCJ',69,'act',2,'dock colonist-hub 6',NULL);
INSERT INTO "events" VALUES('yMYuxdItUcCJ',70,'act',2,'use plasma-cannon solar-converter',NULL);
INSERT INTO "events" VALUES('yMYuxdItUcCJ',71,'act',2,'aim B 1',NULL);
INSERT INTO "events" VALUES('yMYuxdItUcCJ',72,'act',2,'done',NULL);
INSERT INTO "events" VALUES('yMYuxdItUcCJ',73,'act',2,'dock colonist-hub 3',NULL);
INSERT INTO "events" VALUES('yMYuxdItUcCJ',74,'act',2,'end',NULL);
INSERT INTO "events" VALUES('yMYuxdItUcCJ',75,'chance',NULL,'roll 1 1 3',NULL);
INSERT INTO "events" VALUES('yMYuxdItUcCJ',76,'act',0,'dock orbital-market 1 1','n23');
INSERT INTO "events" VALUES('yMYuxdItUcCJ',77,'act',0,'dock solar-converter 3','n24');
INSERT INTO "events" VALUES('yMYuxdItUcCJ',78,'undo',0,'','n25');
CREATE TABLE jobs (
        id TEXT PRIMARY KEY,
        record TEXT NOT NULL,
        state TEXT NOT NULL,
        progress REAL NOT NULL,
        result TEXT NOT NULL,
        reason TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
CREATE TABLE records (
        id TEXT PRIMARY KEY,
        text TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
CREATE TABLE schema (version INTEGER PRIMARY KEY) STRICT;
INSERT INTO "schema" VALUES(1);
CREATE TABLE snapshots (
        table_id TEXT PRIMARY KEY REFERENCES tables (id),
        number INTEGER NOT NULL,
        position TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
INSERT INTO "snapshots" VALUES('yMYuxdItUcCJ',78,'{"turn": "A", "first": "B", "turns": 9, "phase": "main", "dice": [3], "seats": {"A": {"fuel": 3, "ore": 2, "ships": 3, "stock": 3, "bay": 0, "docked": {"alien-artifact": [], "colonist-hub": [], "colony-constructor": [], "lunar-mine": [], "orbital-market": [1, 1], "raiders-outpost": [], "shipyard": [], "solar-converter": [], "terraforming-station": []}, "colonies": {"lem-badlands": 0, "heinlein-plains": 0, "pohl-foothills": 0, "van-vogt-mountains": 0, "bradbury-plateau": 0, "asimov-crater": 0, "herbert-valley": 0, "burroughs-desert": 0}, "hub": 1, "supply": 6, "cards": ["alien-monument", "polarity-device"]}, "B": {"fuel": 2, "ore": 1, "ships": 3, "stock": 3, "bay": 1, "docked": {"alien-artifact": [4], "colonist-hub": [], "colony-constructor": [], "lunar-mine": [4], "orbital-market": [], "raiders-outpost": [], "shipyard": [], "solar-converter": [], "terraforming-station": []}, "colonies": {"lem-badlands": 0, "heinlein-plains": 0, "pohl-foothills": 0, "van-vogt-mountains": 0, "bradbury-plateau": 0, "asimov-crater": 0, "herbert-valley": 0, "burroughs-desert": 0}, "hub": 2, "supply": 6, "cards": []}, "C": {"fuel": 0, "ore": 1, "ships": 3, "stock": 3, "bay": 0, "docked": {"alien-artifact": [6], "colonist-hub": [3, 6], "colony-constructor": [], "lunar-mine": [], "orbital-market": [], "raiders-outpost": [], "shipyard": [], "solar-converter": [], "terraforming-station": []}, "colonies": {"lem-badlands": 0, "heinlein-plains": 0, "pohl-foothills": 0, "van-vogt-mountains": 0, "bradbury-plateau": 0, "asimov-crater": 0, "herbert-valley": 0, "burroughs-desert": 0}, "hub": 4, "supply": 6, "cards": ["plasma-cannon"]}}, "relic-ship": {"at": "burroughs-desert", "user": null, "value": null, "track": null}, "fields": {"isolation-field": "off", "positron-field": "pohl-foothills", "repulsor-field": "lem-badlands"}, "display": ["data-crystal", "plasma-cannon", "polarity-device"], "deck": ["gravity-manipulator", "orbital-teleporter", "resource-cache", "resource-cache", "stasis-beam", "temporal-warper", "mind-control-helmet"], "discards": ["alien-city", "booster-pod", "booster-pod", "data-crystal", "gravity-manipulator", "holographic-decoy", "holographic-decoy", "orbital-teleporter", "stasis-beam", "temporal-warper", "mind-control-helmet"], "this-turn": {"used": [], "discarded": 0, "mined": 0, "hub-ships": 0, "asimov": false, "excess": 0, "cycles": 0, "claim": [], "relic-counts": false, "market": [1], "lent": [], "borrowed": null}, "hub-guests": [], "pending": []}');
CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        made TEXT NOT NULL,
        setup TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
INSERT INTO "tables" VALUES('yMYuxdItUcCJ','2026-11-15T14:52:13+00:00','{"game": "alien-frontiers", "options": {"edition": "later-printing", "seats": 3, "long_game": false}, "seating": {"places": [{"name": "Player A", "bot": null, "lock": "bf36f5cb50a44cb2c3933a22e48d49e7f2c9136f21e4416c0f8d181281a6c502"}, {"name": "Player B", "bot": null, "lock": "0f3da00175aeeb6bfb471ace641cc40304f210790d584f7380335913ec086d0d"}, {"name": "Uniform C", "bot": "uniform", "lock": ""}], "watch_lock": "e5a227d79618dd2800ac9cc76d8fd8c82a68df9b5c5dfa3ce1a6d7f70ea0392c"}, "secret": "seed 4", "script": [], "start": null, "hints": false, "chances": false}');
COMMIT;
