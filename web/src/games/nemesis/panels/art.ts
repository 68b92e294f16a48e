/** How cards, Items and wounds are drawn: an icon, the light behind it, and a pattern that survives without colour. */
import type { IconName } from "../icons";

export type Weave = "rays" | "grid" | "rings" | "bars" | "dots" | "chevrons" | "scan";

export interface CardArt {
  icon: IconName;
  light: string;
  weave: Weave;
}

const art = (icon: IconName, light: string, weave: Weave): CardArt => ({ icon, light, weave });

const WORK = "#ffb56b";
const SIGHT = "#ffe9b0";
const SHIP = "#8fd3ff";
const FIGHT = "#ff8f7a";
const CREW = "#f4d35e";
const BODY = "#8fe6a8";
const THREAT = "#ff6474";

export const CARDS: Record<string, CardArt> = {
  search: art("flashlight", SIGHT, "rays"),
  rest: art("night-sleep", BODY, "rings"),
  demolition: art("hammer-break", FIGHT, "chevrons"),
  interruption: art("stop-sign", CREW, "bars"),
  "basic-repairs": art("spanner", WORK, "grid"),
  repairs: art("mighty-spanner", WORK, "grid"),
  "fast-repairs": art("auto-repair", WORK, "rays"),
  order: art("megaphone", CREW, "rays"),
  motivation: art("rally-the-troops", CREW, "chevrons"),
  "suppressive-fire": art("bullets", FIGHT, "bars"),
  reload: art("reload-gun-barrel", FIGHT, "rings"),
  "computer-skills": art("laptop", SHIP, "grid"),
  piloting: art("joystick", SHIP, "rings"),
  "knowledge-of-the-ship": art("armor-blueprint", SHIP, "grid"),
  "old-friend": art("heart-beats", SHIP, "dots"),
  "risk-assessment": art("hazard-sign", SIGHT, "scan"),
  "blocking-access": art("locked-door", SHIP, "bars"),
  intranet: art("mesh-network", SHIP, "dots"),
  scavenging: art("backpack", SIGHT, "dots"),
  reconnaissance: art("binoculars", SIGHT, "rings"),
  adrenaline: art("heart-battery", BODY, "rays"),
  "covering-fire": art("bullets", FIGHT, "chevrons"),
  "taking-aim": art("crosshair", FIGHT, "rings"),
  "full-auto": art("automatic-sas", FIGHT, "rays"),
  "nerves-of-steel": art("brain", CREW, "scan"),
  "technical-corridors": art("dripping-tube", SHIP, "rings"),
  pyrotechnics: art("molotov", WORK, "rays"),
  ingenuity: art("gears", WORK, "dots"),
  contamination: art("biohazard", THREAT, "scan"),
  infected: art("parmecia", THREAT, "scan"),
  clean: art("virus", BODY, "scan"),
};

/** The Intruder player's cards come in families: pursuit-1, pursuit-2 … */
const HUNTER: Record<string, CardArt> = {
  pursuit: art("claw-slashes", THREAT, "rays"),
  "coordinated-hunt": art("hunter-eyes", THREAT, "chevrons"),
  planning: art("alien-stare", THREAT, "grid"),
  metamorphosis: art("alien-egg", THREAT, "rings"),
  "self-healing": art("heart-beats", THREAT, "dots"),
};

export function hunterArt(card: string): CardArt {
  const family = card.replace(/-(\d|any)$/, "");
  return HUNTER[family] ?? art("alien-skull", THREAT, "scan");
}

export function cardArt(card: string): CardArt {
  return CARDS[card] ?? hunterArt(card);
}

const ITEMS: Record<string, IconName> = {
  chemicals: "chemical-tank",
  tools: "toolbox",
  "duct-tape": "bandage-roll",
  "fire-extinguisher": "fire-extinguisher",
  "clothes-y": "shirt",
  "clothes-g": "t-shirt",
  "energy-charge-y": "battery-pack",
  "energy-charge-r": "battery-pack",
  "technical-plans": "scroll-unfurled",
  "space-suit": "space-suit",
  "nemesis-plans": "armor-blueprint",
  bandages: "bandage-roll",
  medkit: "first-aid-kit",
  "synthetic-food": "opened-food-can",
  "adrenaline-injection": "syringe",
  alcohol: "brandy-bottle",
  "military-drugs": "medicine-pills",
  grenade: "grenade",
  "smoke-grenade": "smoke-bomb",
  "recon-drone": "delivery-drone",
  decoy: "plastic-duck",
  "comms-key": "key-card",
  "evacuation-key": "exit-door",
  "self-destruct-key": "explosion-rays",
  "extended-magazine": "machine-gun-magazine",
  "prototype-pistol": "pistol-gun",
  "prototype-rifle": "rifle",
  "prototype-shotgun": "shotgun",
  antidote: "vial",
  taser: "focused-lightning",
  flamethrower: "flamethrower",
  molotov: "molotov",
  "six-shooter": "revolver",
  shotgun: "shotgun",
  "sawed-off": "sawed-off-shotgun",
  "assault-rifle": "machine-gun",
  rifle: "winchester-rifle",
  pistol: "pistol-gun",
  "log-key": "key-card",
  intercom: "walkie-talkie",
  "maneuvering-system": "rocket-thruster",
  "pilot-key": "exit-door",
  "plasma-torch": "laser-sparks",
  flashlight: "flashlight",
  autoloader: "ammo-box",
  armor: "kevlar-vest",
  "motion-scanner": "radar-dish",
  "security-key": "pendant-key",
  "holo-computer": "laptop",
  "lab-equipment": "microscope",
  egg: "alien-egg",
  carcass: "alien-skull",
};

export function itemIcon(item: string): IconName {
  return ITEMS[item] ?? "skull-crossed-bones"; // what is left are Corpses
}

const WOUNDS: Record<string, IconName> = {
  body: "chest-armor",
  arm: "arm",
  hand: "hand",
  leg: "leg",
  bleeding: "bleeding-wound",
};

export const woundIcon = (wound: string): IconName => WOUNDS[wound] ?? "bleeding-heart";
