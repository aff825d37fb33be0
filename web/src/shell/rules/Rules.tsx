import { useDeferredValue, useEffect, useState, type ReactNode } from "react";
import { MARKS } from "../cards/marks";
import { Page } from "../frame/Page";
import { chapterOn, useGame, useGames } from "../game/games";
import { inWords } from "../text/words";
import { type Rule, type Ruling, type Rules as Book, api, rulebook } from "../link/api";
import { useLoad } from "../link/useLoad";
import type { Edition } from "../link/wire";
import { keysFor } from "../store/browserStorage";
import { found, wanted } from "./search";
import { bySection } from "./sections";

/** Every rule in our words, with the rulings it rests on, and a search over all of them. */
export default function Rules() {
  const search = new URLSearchParams(location.search);
  const asked = search.get("game") ?? "";
  const table = search.get("table") ?? "";
  const record = search.get("record") ?? "";
  const book = useLoad(() => bookOf(asked, table, record), `${asked}/${table}/${record}`);
  const own = book.value?.groups.some((group) => group.rules.some((rule) => rule.own)) ?? false;
  const catalog = useLoad(() => api.catalog());
  const games = catalog.value?.games ?? [];
  const game = games.find(({ name }) => name === asked) ?? games[0];
  const example = useGames()[game?.name ?? ""]?.rulesExample;
  const [query, setQuery] = useState("");
  const words = wanted(useDeferredValue(query));
  useEffect(() => {
    if (book.value && location.hash)
      document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  }, [book.value]);
  return (
    <Page title="Rules" wide>
      <h1>{own ? "The rules, with own cards" : "The rules, in our words"}</h1>
      {games.length > 1 && (
        <nav className="seg words" aria-label="Whose rules">
          {games.map(({ name, title }) => (
            <a key={name} href={`/rules?game=${name}`} aria-current={name === game?.name ? "page" : undefined}>
              {title}
            </a>
          ))}
        </nav>
      )}
      <div className="searchbox">
        <input
          type="search"
          value={query}
          placeholder={example ? `Search: ${example} …` : "Search …"}
          aria-label="Search the rules"
          onChange={(event) => setQuery(event.target.value)}
        />
      </div>
      {book.error && (
        <p role="alert" className="problem">
          {book.error}
        </p>
      )}
      {book.value && <Listed game={game?.name ?? ""} book={book.value} words={words} editions={game?.editions ?? []} />}
    </Page>
  );
}

/** The rules of a game as it comes, or as one table or one record has them. */
function bookOf(game: string, table: string, record: string): Promise<Book> {
  if (table) return api.tableRules(table, keysFor(table, "")[0] ?? "");
  return record ? api.recordRules(record) : rulebook(game);
}

interface ListedProps {
  game: string;
  book: Book;
  words: string[];
  editions: Edition[];
}

function Listed({ game, book, words, editions }: ListedProps) {
  const rulings = new Map(book.rulings.map((ruling) => [ruling.id, ruling]));
  const groups = book.groups
    .map((group) => ({
      ...group,
      rules: group.rules.filter((rule) => found(textOf(rule, rulings, group.title), words)),
    }))
    .filter((group) => group.rules.length > 0);
  const sections = bySection(groups);
  const count = groups.reduce((sum, group) => sum + group.rules.length, 0);
  return (
    <div className="rules">
      <nav className="toc" aria-label="Parts of the rules">
        {sections.map(({ title, groups }) =>
          title ? (
            <details key={title} open={words.length > 0 || undefined}>
              <summary>{title}</summary>
              <Links groups={groups} />
            </details>
          ) : (
            <Links key={title} groups={groups} />
          ),
        )}
      </nav>
      <div>
        <p className="small" role="status">
          {words.length > 0 ? `${count} rules speak of this.` : `${count} rules, ${book.rulings.length} rulings.`}
        </p>
        {sections.map((section) => (
          <section key={section.title} className="rulesection" id={slug(section.title) || undefined}>
            {section.title && <h2>{section.title}</h2>}
            {section.title && <LearnIt game={game} module={section.groups[0]?.rules[0]?.module} />}
            {section.groups.map((group) => (
              <section key={group.title} className="rulegroup" id={slug(group.title)}>
                {section.title ? <h3>{group.title}</h3> : <h2>{group.title}</h2>}
                <LearnIt game={game} group={group.title} />
                {group.rules.map((rule) => (
                  <One
                    key={rule.id}
                    rule={rule}
                    rulings={rulings}
                    words={words}
                    editions={editions}
                    Heading={section.title ? "h4" : "h3"}
                  />
                ))}
              </section>
            ))}
          </section>
        ))}
        {count === 0 && <p>No rule holds all of these words.</p>}
      </div>
    </div>
  );
}

/** To the lesson on a part of the rules. */
function LearnIt({ game, module, group = "" }: { game: string; module?: string | undefined; group?: string }) {
  const chapter = chapterOn(useGame(game), module, group);
  if (!chapter) return null;
  return (
    <p className="small">
      <a href={chapter.at}>Learn it by playing, in {inWords(chapter.minutes).toLowerCase()} minutes</a>
    </p>
  );
}

function Links({ groups }: { groups: { title: string }[] }) {
  return (
    <ul>
      {groups.map(({ title }) => (
        <li key={title}>
          <a href={`#${slug(title)}`}>{title}</a>
        </li>
      ))}
    </ul>
  );
}

interface OneProps {
  rule: Rule;
  rulings: Map<string, Ruling>;
  words: string[];
  editions: Edition[];
  /** One below that of its group. */
  Heading: "h3" | "h4";
}

function One({ rule, rulings, words, editions, Heading }: OneProps) {
  const cited = rule.rulings.map((id) => rulings.get(id)).filter((ruling) => ruling !== undefined);
  return (
    <article className="rule" id={rule.id}>
      <Heading>
        <Marked text={rule.title} words={words} />
        {rule.module && <small> {rule.module}</small>}
        {(rule.module || rule.mark !== "printed") && <small> {MARKS[rule.mark]}</small>}
        {rule.own && <small> own words</small>}
        <a href={`#${rule.id}`}>{rule.id}</a>
      </Heading>
      <p>
        <Marked text={rule.text} words={words} />
      </p>
      {Object.entries(rule.differs).map(([edition, text]) => (
        <p className="differs" key={edition}>
          <b>{editions.find((one) => one.name === edition)?.title ?? edition}:</b> <Marked text={text} words={words} />
        </p>
      ))}
      {cited.length > 0 && (
        <details open={words.length > 0 || undefined}>
          <summary>{cited.length === 1 ? "One ruling" : `${cited.length} rulings`}</summary>
          {cited.map((ruling) => (
            <div className="ruling" key={ruling.id} id={ruling.id}>
              <b>
                {ruling.id}. <Marked text={ruling.question} words={words} />
              </b>
              <p>
                <Marked text={ruling.ruling} words={words} />
              </p>
              <p className="small">{ruling.reason}</p>
            </div>
          ))}
        </details>
      )}
    </article>
  );
}

function textOf(rule: Rule, rulings: Map<string, Ruling>, group: string): string {
  const more = rule.rulings
    .map((id) => rulings.get(id))
    .map((ruling) => (ruling ? `${ruling.id} ${ruling.question} ${ruling.ruling}` : ""));
  return [rule.id, group, rule.title, rule.text, ...Object.values(rule.differs), ...more].join(" ");
}

function slug(title: string): string {
  return title.toLowerCase().replace(/[^a-z]+/g, "-");
}

function Marked({ text, words }: { text: string; words: string[] }): ReactNode {
  if (words.length === 0) return text;
  const pattern = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`, "gi");
  return text.split(pattern).map((part, i) => (i % 2 ? <mark key={i}>{part}</mark> : part));
}
