import type { KeyboardEvent } from "react";
import { PointedAt } from "../../../shell/partners/PointedAt";
import { usePartners } from "../../../shell/partners/partners";
import { Icon } from "../../../shell/icons/Icon";
import { Token } from "../../../shell/seats/Token";
import { LandingArt, TileArt, UnchartedArt } from "../drawing/Drawings";
import type { SeatLetter } from "../drawing/seats";
import { HintSteps } from "../hint/HintSteps";
import { useNamed } from "../names/things";
import type { Space, SpaceSeen } from "../position/position";
import { useDesk } from "../table/desk";
import { Counters } from "./Counters";
import { Fleets } from "./Fleets";
import type { Placed } from "./layout";
import { Tag } from "./Tag";
import { LARGE_FROM, SLIM_TO, fitting, labelOf, spokenLight, spokenPlace, titleOfSpace } from "./words";

export interface TileSize {
  width: number;
  height: number;
}

/** Between two postcards. */
const GAP = 9;
const SMALL_GAP = 4;

/** How much a postcard can say: all of it large, a name, or signs alone. */
export function sizeOf({ width, height }: TileSize): string {
  if (width < 72) return "xs";
  return `${width < LARGE_FROM ? "md" : "lg"}${width < SLIM_TO ? " slim" : ""}${height < 79 ? " short" : ""}`;
}

interface TileProps {
  place: Placed;
  size: TileSize;
  /** The Tab key stops here. */
  stop: boolean;
  onKeyDown: (event: KeyboardEvent, name: Space) => void;
}

/** A place as a postcard: picture, name below, numbers in the corners; what can be done there hangs at the top. */
export function Tile({ place: { name, left, top }, size, stop, onKeyDown }: TileProps) {
  const { view, before, plain, squad, lit, press, setHot, nameOf, asked } = useDesk();
  const named = useNamed();
  const partners = usePartners();
  const space = view.spaces[name];
  if (!space) return null;
  const light = lit[name];
  const chosen = squad?.from === name;
  const fresh = view.phase === "resistance" && space.counters.length > (before?.spaces[name]?.counters.length ?? 99);
  const gap = size.width < 72 ? SMALL_GAP : GAP;
  const musters = asked?.id === "action" && !squad && (name in view.reach || hasAllies(asked.options, name));
  const aimed = (asked !== null && view.battle?.space === name) || (view.played[0]?.spaces.includes(name) ?? false);
  const classes = [
    "tile",
    sizeOf(size),
    kindOf(space),
    light ? "can" : "",
    chosen ? "sel" : "",
    squad && !light && !chosen ? "dim" : "",
    musters ? "ready" : "",
    aimed ? "aim" : "",
    fresh ? "new" : "",
    space.counters.length > 0 ? "held" : "",
  ];
  const does = light ? `. ${spokenLight(light, squad, plain)}` : chosen ? ". Chosen" : musters ? ". Choose Aliens" : "";
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(" ")}
      style={{ left: left + gap / 2, top: top + gap / 2, width: size.width - gap, height: size.height - gap }}
      data-space={name}
      data-lit={light ? "" : undefined}
      aria-label={`${spokenPlace(name, view, plain, named, nameOf)}${does}`}
      aria-pressed={musters || chosen ? chosen : undefined}
      tabIndex={stop || light || musters || chosen ? 0 : -1}
      onClick={() => (partners?.aiming ? partners.aimAt(name) : press(name))}
      onMouseEnter={() => setHot(name)}
      onFocus={() => setHot(name)}
      onKeyDown={(event) => onKeyDown(event, name)}
    >
      <Postcard space={space} name={name} size={size} title={titleOfSpace(space, named)} label={labelOf(view, space)} />
      <Fleets aliens={space.aliens} few={size.width < 72} chosen={chosen ? squad : null} />
      <Counters counters={space.counters} />
      <PointedAt place={name} />
      <HintSteps spot={name} />
      {light && <Tag light={light} space={space} xs={size.width < 72} />}
      {fresh && !light && (
        <span className="tag hum">
          <Icon name="first" />
          new
        </span>
      )}
    </button>
  );
}

function hasAllies(options: readonly { like?: string; target: string[] }[], name: Space): boolean {
  return options.some(({ like, target }) => like === "move" && target[1] === name);
}

function kindOf(space: SpaceSeen): string {
  if (space.site) return `site s${space.site}`;
  if (space.empty) return "unk";
  return [
    space.marker ? `own s${space.marker}` : "",
    space.demolished ? "ruin" : space.section === "obj" && space.number === 0 ? "obj" : "",
    space.resistance === 0 && space.population === 0 ? "wild" : "",
  ]
    .filter(Boolean)
    .join(" ");
}

interface PostcardProps {
  space: SpaceSeen;
  name: Space;
  size: TileSize;
  title: string;
  label: string;
}

function Postcard({ space, name, size, title, label }: PostcardProps) {
  const { site, location, empty, demolished, marker, resistance, population, tipped } = space;
  const seed = seedOf(name);
  return (
    <span className="in">
      {site ? (
        <LandingArt seat={site as SeatLetter} />
      ) : location ? (
        <TileArt kind={demolished ? "rubble" : location} seed={seed} />
      ) : (
        <UnchartedArt seed={seed} />
      )}
      {empty && <b className="big">{label}</b>}
      <span className="cap">
        <em>{fitting(title, size.width, !empty && label !== "")}</em>
        {tipped > 0 && (
          <i className="slip" title={`${tipped} more to fight`}>
            +{tipped}
          </i>
        )}
        {!empty && label !== "" && <i className="no">{label}</i>}
      </span>
      {site && (
        <span className="tl">
          <Token seat={site} />
        </span>
      )}
      {marker && (
        <>
          <span className="tl">
            <Token seat={marker} />
          </span>
          {population > 0 && (
            <span className="tr">
              <Value icon="burst" n={population} own />
            </span>
          )}
        </>
      )}
      {location && !demolished && !marker && resistance > 0 && (
        <>
          <span className="tl">
            <Value icon="shield" n={resistance} />
          </span>
          {population > 0 && (
            <span className="tr ppl">
              <Icon name="people" />
              {population}
            </span>
          )}
        </>
      )}
    </span>
  );
}

/** A number in a sign. */
function Value({ icon, n, own = false }: { icon: string; n: number; own?: boolean }) {
  return (
    <span className={`val ${icon}${own ? " mine" : ""}`}>
      <Icon name={icon} />
      <b>{n}</b>
    </span>
  );
}

/** The same place has the same windows lit, always. */
function seedOf(name: Space): number {
  return [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 997;
}
