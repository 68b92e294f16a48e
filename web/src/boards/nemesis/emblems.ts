/** The picture on the floor of each Room. */
import type { IconName } from "../../icons/names";
import type { IntruderKind } from "./state";

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
  larva: { outline: "M0 -19A19 19 0 1 1 0 19 19 19 0 1 1 0 -19Z", icon: "maggot", size: 27, down: 0 },
  creeper: { outline: "M0 -27L27 21H-27Z", icon: "angular-spider", size: 33, down: 7 },
  adult: { outline: "M0 -30L29 0 0 30 -29 0Z", icon: "alien-skull", size: 38, down: 0 },
  breeder: { outline: "M0 -32L28 -16V16L0 32 -28 16V-16Z", icon: "alien-bug", size: 46, down: 0 },
  queen: {
    outline:
      "M0 -38L11 -27 27 -27 27 -11 38 0 27 11 27 27 11 27 0 38 -11 27 -27 27 -27 11 -38 0 -27 -11 -27 -27 -11 -27Z",
    icon: null,
    size: 52,
    down: 0,
  },
};
