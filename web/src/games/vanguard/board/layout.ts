/** Where everything of a planet lies on the board, in board units: made from the places its file gives to the Sectors. */
import type { Point, Rect } from "../../../kit/geometry";
import { numbers } from "../../../kit/random";
import type { PathFacts, PlanetFacts, SectorFacts } from "../box";

export const CELL = 132; // a step on the planet's drawing
export const WIDE = 122; // half of a Sector's width
export const HIGH = 84;
const MARGIN = 24;
const BEND = 0.13; // how far a Path leaves the straight line, of its length

export const placeOf = ({ at: [column, row] }: Pick<SectorFacts, "at">): Point => ({ x: column * CELL, y: row * CELL });

const LINE = 32; // of a name, in letters of the usual size

/** A Sector with its name below it, which has so many lines. */
export const extentOf = (sector: Pick<SectorFacts, "at">, lines = 1): Rect => {
  const { x, y } = placeOf(sector);
  return { x: x - WIDE - 8, y: y - HIGH - 14, width: 2 * WIDE + 16, height: 2 * HIGH + 62 + (lines - 1) * LINE };
};

const READABLE = 14; // px

export const USUAL = 29; // letters of names at the usual scale

/** How large names are written so that they can be read at this scale: in steps, so that zooming does not redraw all. */
export const lettersAt = (scale: number): number => Math.min(37, Math.max(25, Math.ceil(READABLE / scale / 4) * 4 + 1));

/** Everything there is to see, with names and some land around it; `linesOf` gives those of a Sector's name. */
export function worldOf({ sectors }: Pick<PlanetFacts, "sectors">, linesOf: (number: number) => number = () => 1): Rect {
  const parts = sectors.map((sector) => extentOf(sector, linesOf(sector.number)));
  const left = Math.min(...parts.map(({ x }) => x)) - MARGIN;
  const top = Math.min(...parts.map(({ y }) => y)) - MARGIN;
  const right = Math.max(...parts.map(({ x, width }) => x + width)) + MARGIN;
  const bottom = Math.max(...parts.map(({ y, height }) => y + height)) + MARGIN;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** A patch of land about its own middle, the same on every visit: larger or smaller by some units. */
export function patch(seed: number, grown = 0, wide = WIDE, high = HIGH): string {
  const next = numbers(seed * 7919 + 13);
  const COUNT = 11;
  const corners = Array.from({ length: COUNT }, (_, at): Point => {
    const turn = (at / COUNT) * 2 * Math.PI;
    const far = 0.9 + next() * 0.16;
    return { x: Math.cos(turn) * (wide * far + grown), y: Math.sin(turn) * (high * far + grown) };
  });
  return smooth(corners);
}

/** A platform that somebody has built: straight edges and cut corners. */
export function platform(grown = 0, wide = WIDE, high = HIGH): string {
  const [x, y] = [wide + grown - 4, high + grown - 6];
  const cut = 26;
  return `M${-x + cut} ${-y}H${x - cut}L${x} ${-y + cut}V${y - cut}L${x - cut} ${y}H${-x + cut}L${-x} ${y - cut}V${-y + cut}Z`;
}

const BUILT = ["ruins"];

/** The outline of a Sector about its own middle. */
export function outlineOf({ number, biomes }: Pick<SectorFacts, "number" | "biomes">, grown = 0): string {
  return BUILT.includes(biomes[0] ?? "") ? platform(grown) : patch(number, grown);
}

function smooth(corners: Point[]): string {
  const half = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const show = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const last = corners.at(-1)!;
  const parts = corners.map((corner, at) => `Q${show(corner)} ${show(half(corner, corners[(at + 1) % corners.length]!))}`);
  return `M${show(half(last, corners[0]!))}${parts.join("")}Z`;
}

// --- Paths ---

export const pathName = ({ start, end }: Pick<PathFacts, "start" | "end">): string => `${start}-${end}`;

/** A bent line. */
export interface Line {
  from: Point;
  to: Point;
  bow: Point; // what it bends towards
}

export interface Course extends Line {
  name: string;
  facts: PathFacts;
  free: [number, number]; // the part between its two Sectors, as shares of the whole
  spot: number; // the share at which its icons are
  middle: Point; // of its icons
}

/** Every Path as a bent line; two between the same Sectors bend to different sides. */
export function coursesOf({ sectors, paths }: Pick<PlanetFacts, "sectors" | "paths">): Course[] {
  const places = new Map(sectors.map((sector) => [sector.number, placeOf(sector)]));
  const taken: Point[] = [];
  return paths.map((facts) => {
    const [from, to] = [places.get(facts.start)!, places.get(facts.end)!];
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const twin = paths.some((other) => other.start === facts.end && other.end === facts.start);
    const bend = aside(sectors, facts, from, to) + (twin ? 0.3 : BEND * (facts.start % 2 ? 1 : -1));
    const bow = { x: (from.x + to.x) / 2 - dy * bend, y: (from.y + to.y) / 2 + dx * bend };
    const line = { from, bow, to };
    const free = between(line);
    const spot = clearSpot(line, free, taken);
    const middle = along(line, spot);
    taken.push(middle);
    return { name: pathName(facts), facts, ...line, free, spot, middle: { x: middle.x, y: middle.y } };
  });
}

const APART = 74; // of the icons of two Paths

/** The middle of what is free, or a place beside it where the icons of no other Path are. */
function clearSpot(line: Line, [start, end]: [number, number], taken: Point[]): number {
  const spots = [0.5, 0.36, 0.64, 0.24, 0.76].map((share) => start + (end - start) * share);
  const isClear = (share: number): boolean => {
    const { x, y } = along(line, share);
    return taken.every((other) => Math.hypot(other.x - x, other.y - y) >= APART);
  };
  return spots.find(isClear) ?? spots[0]!;
}

/** How much further a line has to bend so that it does not run under a third Sector. */
function aside(sectors: SectorFacts[], { start, end }: PathFacts, from: Point, to: Point): number {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  for (const sector of sectors) {
    if (sector.number === start || sector.number === end) continue;
    const { x, y } = placeOf(sector);
    const along = ((x - from.x) * (to.x - from.x) + (y - from.y) * (to.y - from.y)) / length ** 2;
    const off = ((x - from.x) * (to.y - from.y) - (y - from.y) * (to.x - from.x)) / length;
    if (along > 0.15 && along < 0.85 && Math.abs(off) < HIGH + 40) return (off >= 0 ? 1 : -1) * ((2 * (HIGH + 70 - Math.abs(off))) / length);
  }
  return 0;
}

export const lineOf = ({ from, bow, to }: Line): string => `M${from.x} ${from.y}Q${bow.x} ${bow.y} ${to.x} ${to.y}`;

/** A point of the line, from 0 at its start to 1 at its end. */
export function along({ from, bow, to }: Line, share: number): Point & { turn: number } {
  const rest = 1 - share;
  const at = (a: number, b: number, c: number): number => rest * rest * a + 2 * rest * share * b + share * share * c;
  const steep = (a: number, b: number, c: number): number => 2 * rest * (b - a) + 2 * share * (c - b);
  const turn = (Math.atan2(steep(from.y, bow.y, to.y), steep(from.x, bow.x, to.x)) * 180) / Math.PI;
  return { x: at(from.x, bow.x, to.x), y: at(from.y, bow.y, to.y), turn };
}

/** The part of the line that lies between its two Sectors and under neither name, as shares of the whole. */
export function between(course: Line): [number, number] {
  const STEPS = 60;
  const named = ({ x, y }: Point, middle: Point): boolean => Math.abs(x - middle.x) < 84 && y > middle.y && y < middle.y + HIGH + 52;
  /** Under the number or the biomes, which stand at the upper corners. */
  const signed = ({ x, y }: Point, middle: Point): boolean =>
    [-WIDE + 12, WIDE - 6].some((corner) => Math.hypot(x - middle.x - corner, y - middle.y + HIGH - 16) < 46);
  const inside = (point: Point, middle: Point): boolean =>
    ((point.x - middle.x) / WIDE) ** 2 + ((point.y - middle.y) / (HIGH + 12)) ** 2 < 1 || named(point, middle) || signed(point, middle);
  const free = Array.from({ length: STEPS + 1 }, (_, at) => at / STEPS).filter((share) => {
    const point = along(course, share);
    return !inside(point, course.from) && !inside(point, course.to);
  });
  return free.length ? [free[0]!, free.at(-1)!] : [0.5, 0.5];
}

// --- what stands in a Sector ---

const STEP = 58;

/** Places for so many pieces beside each other, about the middle of their Sector. */
export function row(count: number, y = 28): Point[] {
  const step = Math.min(STEP, (2 * WIDE - 40) / Math.max(1, count));
  return Array.from({ length: count }, (_, at) => ({ x: (at - (count - 1) / 2) * step, y: y + (count > 4 && at % 2 ? 8 : 0) }));
}
