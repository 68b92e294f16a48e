/** How each Character is told apart: a colour, a pattern and an initial, always together. */
import type { Component } from "svelte";
import type { Look } from "../../../kit/portraits/looks";
import type { CharacterName } from "../state";
import Captain from "./Captain.svelte";
import Mechanic from "./Mechanic.svelte";
import Pilot from "./Pilot.svelte";
import Scientist from "./Scientist.svelte";
import Scout from "./Scout.svelte";
import Soldier from "./Soldier.svelte";

export interface CharacterLook extends Look {
  bust: Component;
}

export const LOOKS: Record<CharacterName, CharacterLook> = {
  captain: { colour: "#6db8ff", dark: "#05131f", pattern: "M0 6l4-4 4 4", width: 2, bust: Captain },
  scientist: { colour: "#d99bff", dark: "#1a0626", pattern: "M4 2.5a1.5 1.5 0 110 3 1.5 1.5 0 110-3z", width: 1.5, bust: Scientist },
  soldier: { colour: "#f4d35e", dark: "#231c02", pattern: "M1.3 0v8M5.3 0v8", width: 2, bust: Soldier },
  mechanic: { colour: "#ff9466", dark: "#2a0d02", pattern: "M-2 2l4-4M-2 10L10-2M6 10l4-4", width: 2.4, bust: Mechanic },
  pilot: { colour: "#7fe0b8", dark: "#04231a", pattern: "M4 1.2v5.6M1.2 4h5.6", width: 1.8, bust: Pilot },
  scout: { colour: "#ffffff", dark: "#1c2429", pattern: "M4 1.2a2.8 2.8 0 110 5.6 2.8 2.8 0 110-5.6z", width: 1.4, bust: Scout },
};
