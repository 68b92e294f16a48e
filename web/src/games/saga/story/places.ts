/** What each mission is known by, drawn into the picture of its pages: own drawings, 600 by 900. */
const LIGHT = "color-mix(in srgb, var(--mood) 70%, #fff)";
const MOOD = "var(--mood)";
const DIM = "color-mix(in srgb, var(--mood) 34%, #0b0916)";
const DARK = "#08060f";

type Part = readonly [tone: string, path: string, width?: number];

export interface Place {
  passage: boolean; // a corridor leads into the light
  strokes: readonly Part[];
}

const many = (count: number, path: (at: number) => string): string => Array.from({ length: count }, (_, at) => path(at)).join("");
const ring = (radius: number): string => `M${300 - radius} 470a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0-${radius * 2} 0`;
const crate = (x: number, y: number, side: number): string => `M${x} ${y}h${side}v${side}h-${side}zM${x} ${y}l${side} ${side}M${x + side} ${y}l-${side} ${side}`;
const leaf = (x: number, y: number, size: number): string => `M${x} ${y}c-${size} -${size * 0.8} -${size * 0.9} -${size * 2} 0 -${size * 3}c${size * 0.9} ${size} ${size} ${size * 2.2} 0 ${size * 3}z`;

/** Four people from behind, on their way in. */
const SQUAD = [[150, 760, 1.25], [262, 716, 1], [356, 722, 1.05], [462, 770, 1.3]]
  .map(([x, y, s]) => `M${x! - 34 * s!} ${y}c0-${70 * s!} ${14 * s!}-${84 * s!} ${34 * s!}-${84 * s!}s${34 * s!} ${14 * s!} ${34 * s!} ${84 * s!}l-${6 * s!} ${120 * s!}h-${56 * s!}zM${x! - 17 * s!} ${y! - 102 * s!}a${17 * s!} ${19 * s!} 0 1 0 ${34 * s!} 0a${17 * s!} ${19 * s!} 0 1 0-${34 * s!} 0`)
  .join("");

export const PLACES: Record<string, Place> = {
  // Drains: rings of a pipe, water on its floor, a line of light under a door.
  a: { passage: false, strokes: [[DIM, [430, 340, 262, 196, 142].map(ring).join(""), 14], [DARK, "M236 600V420a64 64 0 0 1 128 0V600Z"], [LIGHT, "M240 602H360", 7], [MOOD, "M150 700c60-16 120 16 180 0s90 14 130 0M90 780c80-18 150 18 230 0s120 16 190 0", 5], [LIGHT, "M420 150v40M420 236v18M420 300v8", 4]] },
  // A cistern: pillars in water.
  b: { passage: true, strokes: [[DARK, "M60 120H150V760H60ZM450 120H540V760H450ZM190 250H238V650H190ZM362 250H410V650H362Z"], [DIM, "M60 120H84V760H60ZM450 120H474V760H450ZM190 250H203V650H190ZM362 250H375V650H362Z"], [MOOD, "M20 760c70-16 130 14 200 0s130-14 200 0 110 10 160 0M-10 830c90-18 160 16 250 0s170-16 240 0 80 10 130 0", 5]] },
  // An incinerator: the furnace's mouth, and the ladder beside it.
  c: { passage: true, strokes: [[DARK, "M150 640V360c0-110 300-110 300 0V640Z"], ["#ff9a4a", "M180 640c-10-90 40-110 46-190 40 40 46 80 40 110 30-30 34-90 22-140 60 50 96 110 74 160 24-14 32-40 30-64 36 40 40 84 24 124Z"], ["#ffe08a", "M236 640c-8-50 26-66 30-112 34 30 40 60 34 78 18-12 26-32 24-54 30 30 36 60 24 88Z"], [DIM, `M500 60V860M560 60V860${many(14, (at) => `M500 ${90 + at * 56}H560`)}`, 9]] },
  // A hangar: a ship before the closing doors.
  m1: { passage: false, strokes: [[DARK, "M0 640H600V900H0Z"], [DIM, "M0 120H170L210 640H0ZM600 120H430L390 640H600Z"], [MOOD, many(6, (at) => `M170 ${150 + at * 84}l44 40M430 ${150 + at * 84}l-44 40`), 9], [DARK, "M300 330C340 360 362 430 366 520L520 612V660L372 640 356 690H244L228 640 80 660V612L234 520C238 430 260 360 300 330Z"], [LIGHT, "M272 436H328L336 476H264Z"], [DIM, "M120 690H480M160 730H440", 6], [MOOD, "M100 640h30M470 640h30M290 660h20", 8]] },
  // The cargo spine: two belts with crates.
  m2: { passage: true, strokes: [[DARK, "M-20 900L246 600H290L130 900ZM620 900L354 600H310L470 900Z"], [DIM, `${crate(96, 720, 84)}${crate(214, 632, 46)}${crate(430, 700, 92)}${crate(336, 622, 40)}`, 7], [DARK, "M100 724h76v76h-76zM434 704h84v84h-84z"], [LIGHT, "M116 742h30M452 724h34", 5]] },
  // Staff quarters at night: doors, one of them ajar.
  m3: { passage: true, strokes: [[DARK, "M40 300H130L150 740H30ZM560 300H470L450 740H570ZM196 390H236V640H190ZM404 390H364V640H410Z"], [LIGHT, "M404 392L392 396V636L408 638Z"], [DIM, "M392 640L560 900H420L372 640Z"], [MOOD, "M70 360h34M496 360h34M208 420h16", 5]] },
  // A greenhouse: panes of glass and what grows behind them.
  m4: { passage: false, strokes: [[DIM, "M40 60V900M170 40V900M300 30V900M430 40V900M560 60V900M20 300H580M20 580H580", 7], [DARK, `${leaf(110, 820, 60)}${leaf(200, 860, 84)}${leaf(330, 840, 72)}${leaf(450, 870, 96)}${leaf(540, 820, 56)}`], [DARK, `${leaf(260, 880, 48)}${leaf(390, 890, 52)}`], [LIGHT, "M70 120l60 120M210 90l40 90M460 110l60 130", 4]] },
  // The archive: rolling shelves.
  m5: { passage: true, strokes: [[DARK, "M0 160H150V880H0ZM600 160H450V880H600ZM186 300H240V700H186ZM414 300H360V700H414Z"], [DIM, many(8, (at) => `M10 ${220 + at * 84}H142M458 ${220 + at * 84}H590`), 7], [MOOD, many(7, (at) => `M192 ${340 + at * 50}H236M364 ${340 + at * 50}H408`), 4], [LIGHT, "M60 240v40M96 240v40M500 408v40M536 408v40", 8]] },
  // A tank, and what looks out of it.
  m6: { passage: false, strokes: [[DIM, "M90 100H510V840H90Z", 12], [DARK, "M300 330c-90 0-130 60-120 130 8 60 50 80 60 130-10 80-70 110-60 200h60c-6-70 40-100 46-160 6 60-10 110 14 170h50c-14-60 10-110 10-170 20 60 50 100 40 160h60c10-90-50-120-60-200 12-50 60-70 66-130 8-76-60-130-166-130z"], [LIGHT, "M246 440c10-16 36-16 46 0-10 14-36 14-46 0zM316 440c10-16 36-16 46 0-10 14-36 14-46 0z"], [MOOD, "M150 760v-40M170 700v-20M440 720v-60M460 620v-20M420 240v-30", 6]] },
  // The reactor: a column of light between pylons.
  m7: { passage: false, strokes: [[MOOD, "M250 0H350V900H250Z"], [LIGHT, "M280 0H320V900H280Z"], [DARK, "M60 240L150 200V900H60ZM540 240L450 200V900H540ZM0 520L36 500V900H0ZM600 520L564 500V900H600Z"], [DIM, "M230 160H370M216 330H384M216 560H384M230 740H370", 22], [LIGHT, "M92 420h26M482 420h26M92 600h26M482 600h26", 7]] },
  // An office behind glass: a planet's rim, a desk, somebody's chair.
  m8: { passage: false, strokes: [[DARK, "M0 0H600V900H0Z"], [DIM, "M60 90H540V560H60Z"], [MOOD, "M60 560V470C180 380 420 380 540 470V560Z"], [LIGHT, "M60 470C180 380 420 380 540 470", 6], [DARK, "M216 90h12V560h-12zM372 90h12V560h-12zM90 660H510L560 900H40ZM250 660V560c0-40 100-40 100 0V660Z"], [LIGHT, "M120 690H300M130 720H220", 5], [LIGHT, "M130 160h2M180 230h2M300 140h2M440 200h2M490 150h2M270 280h2", 6]] },
  // A shaft from below: landings, a ladder, daylight.
  m9: { passage: false, strokes: [[DIM, "M0 0L220 330H380L600 0M0 900L220 570H380L600 900M220 330V570M380 330V570", 8], [LIGHT, "M236 346H364V554H236Z"], [DARK, "M60 90L110 160H490L540 90V190L500 220H100L60 190ZM130 250L160 290H440L470 250V300L440 320H160L130 300Z"], [DIM, `M280 554V900M320 554V900${many(8, (at) => `M280 ${590 + at * 42}H320`)}`, 7]] },
}; // prettier-ignore

/** On the way between missions: the squad, going. */
const ROAD: Place = { passage: true, strokes: [[DARK, SQUAD]] };

/** The pages of a mission begin with its name; all others are read on the way. */
export const placeOf = (page: string): Place => PLACES[page.split("-")[0]!] ?? ROAD;
