/** The picture on the floor of each Room. */
import { circle, diamond, hexagon, star, triangle } from "../../../../kit/tokens/outlines";
import type { IconName } from "../../icons";
import type { IntruderKind } from "../../state";

export const EMBLEMS: Record<string, IconName> = {
  armory: "rifle",
  comms: "radar-dish",
  emergency: "medical-pack",
  "evac-a": "rocket",
  "evac-b": "rocket",
  "fire-control": "fire-extinguisher",
  generator: "energy-tank",
  laboratory: "microscope",
  nest: "egg-pod",
  storage: "cargo-crate",
  surgery: "scalpel",
  "airlock-control": "airtight-hatch",
  cabins: "bed",
  canteen: "knife-fork",
  "command-center": "control-tower",
  "engine-control": "gears",
  "hatch-control": "padlock-open",
  monitoring: "cctv-camera",
  "slime-room": "slime",
  shower: "shower",
  cockpit: "joystick",
  hibernatorium: "cryo-chamber",
  "engine-1": "rocket-thruster",
  "engine-2": "rocket-thruster",
  "engine-3": "rocket-thruster",
};

/** Intruders: an outline of their own, a glyph in it, its size and how far down it sits. The Queen is our own drawing. */
export const INTRUDERS: Record<IntruderKind, { outline: string; icon: IconName | null; size: number; down: number }> = {
  larva: { outline: circle(19), icon: "maggot", size: 27, down: 0 },
  creeper: { outline: triangle(27), icon: "angular-spider", size: 33, down: 7 },
  adult: { outline: diamond(30), icon: "alien-skull", size: 38, down: 0 },
  breeder: { outline: hexagon(32), icon: "alien-bug", size: 46, down: 0 },
  queen: { outline: star(38), icon: null, size: 52, down: 0 },
};
