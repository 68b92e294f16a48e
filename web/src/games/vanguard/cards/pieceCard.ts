/** What the card of a thing on the planet says: of a Sector, a Path, somebody of the crew, a Threat. */
import type { Choice } from "../../../kit/drawings";
import type { PieceCard } from "../../../kit/piece-card/pieceCard";
import { t } from "../../../state/app.svelte";
import type { View } from "../../../wire/types";
import { numberOf, targetOf } from "../board/targets";
import { pathName } from "../board/layout";
import { facts, printedBoard } from "../facts.svelte";
import { cardName, cardRef, crewName, markRef, sectorName, sectorRef } from "../names";
import CrewSheet from "../panels/CrewSheet.svelte";
import Portrait from "../people/Portrait.svelte";
import { exploring, memberOf, sectorOf, type VanguardState } from "../state";
import PathPlate from "./PathPlate.svelte";
import SectorPlate from "./SectorPlate.svelte";
import ThreatPlate from "./ThreatPlate.svelte";
import ThreatPicture from "./ThreatPicture.svelte";

interface Shown {
  view: View<VanguardState>;
  choices: Choice[];
}

const about = (target: string, { view, choices }: Shown): Choice[] => choices.filter((choice) => targetOf(choice, view.ask, view.state) === target);

function sectorCard(number: number, shown: Shown): PieceCard | null {
  const { state } = shown.view;
  const printed = printedBoard(state)?.sectors.find((sector) => sector.number === number);
  if (!printed) return null;
  const piece = sectorOf(state, number);
  const live = facts.of(state)?.sectors[number];
  const log = live?.log ?? "";
  const icons = [...new Set(live?.icons ?? printed.icons)];
  return {
    label: [t("web-vanguard-sector-number", { number }), ...new Set((live?.biomes ?? printed.biomes).map((biome) => t(`vanguard-biome-${biome}`)))].join(" · "),
    title: sectorName(state.planet, number),
    about: piece?.shut ? t("web-vanguard-sector-closed") : "",
    now: [
      ...(log ? [t("web-vanguard-log-unread", { log })] : []),
      ...icons.map((icon) => t(`web-vanguard-icon-${icon}`)),
      ...(state.lander.sector === number ? [t("web-vanguard-lander-here")] : []),
      ...Object.entries(piece?.marks ?? {}).map(([mark, count]) => t("web-vanguard-marks", { mark: markRef(mark), count })),
      ...state.gear.filter((one) => one.sector === number || one.other_end === number).map(({ card }) => t("web-vanguard-token", { gear: cardRef(card) })),
      ...(state.core === number ? [t("web-vanguard-core-here")] : []),
    ],
    body: { drawing: SectorPlate, props: { state, number } },
    here: [
      ...exploring(state).filter(({ sector }) => sector === number).map((who) => ({
        text: crewName(who),
        picture: { drawing: Portrait, props: { card: who.card, section: who.section, size: 30 } },
        target: `crew-${who.section}`,
      })),
      ...state.threats.filter(({ sector }) => sector === number).map(({ card }) => ({ text: cardName(card), picture: { drawing: ThreatPicture }, target: `threat-${card}` })),
    ],
    choices: about(`sector-${number}`, shown),
    rule: "VAN-SECTOR-01",
  }; // prettier-ignore
}
// texts: web-vanguard-icon-lander, web-vanguard-icon-nomove, web-vanguard-icon-important, web-vanguard-icon-final, web-vanguard-icon-nosave

function pathCard(name: string, { view: { state } }: Shown): PieceCard | null {
  const path = printedBoard(state)?.paths.find((one) => pathName(one) === name);
  if (!path) return null;
  const open = facts.of(state)?.paths[name];
  return {
    label: t(path.one_way ? "web-vanguard-one-way" : "web-vanguard-both-ways"),
    title: t("web-vanguard-path-title", { from: sectorRef(state.planet, path.start), to: sectorRef(state.planet, path.end) }),
    about: "",
    now: open === false ? [t("web-vanguard-path-closed")] : [],
    body: { drawing: PathPlate, props: { state, path } },
    here: [],
    choices: [],
    rule: "VAN-TRAVEL-03",
  };
}

function crewCard(section: string, shown: Shown): PieceCard | null {
  const who = memberOf(shown.view.state, section);
  if (!who) return null;
  return {
    label: [t(`vanguard-section-${who.section}`), t(`vanguard-rank-${who.rank}`)].join(" · "),
    title: crewName(who),
    picture: { drawing: Portrait, props: { card: who.card, section: who.section, size: 56 } },
    about: "",
    now: [],
    body: { drawing: CrewSheet, props: { who } },
    here: [],
    choices: about(`crew-${section}`, shown),
    rule: "VAN-TEAM-05",
  };
}
// texts: vanguard-rank-1, vanguard-rank-2, vanguard-rank-3

function threatCard(card: string, shown: Shown): PieceCard | null {
  const { state } = shown.view;
  const threat = state.threats.find((one) => one.card === card);
  if (!threat) return null;
  return {
    label: t("web-vanguard-threat"),
    title: cardName(card),
    picture: { drawing: ThreatPicture },
    about: "",
    now: [...(threat.dulled ? [t("web-vanguard-threat-dulled", { count: threat.dulled })] : [])],
    body: { drawing: ThreatPlate, props: { state, card } },
    here: [],
    choices: about(`threat-${card}`, shown),
    rule: "VAN-THREAT-01",
  };
}

export function pieceCard(target: string, shown: Shown): PieceCard | null {
  const [kind = ""] = target.split("-", 1);
  const rest = target.slice(kind.length + 1);
  if (kind === "sector") return sectorCard(numberOf(target), shown);
  if (kind === "path") return pathCard(rest, shown);
  if (kind === "crew") return crewCard(rest, shown);
  return kind === "threat" ? threatCard(rest, shown) : null;
}
