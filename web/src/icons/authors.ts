/** Who drew the icons we use (game-icons.net, CC BY 3.0 asks for their names). A new icon needs its author here. */
const DRAWN: Record<string, string> = {
  Delapouite: `
    airtight-hatch alien-bug alien-egg all-seeing-eye apollo-capsule archive-research arm backpack bed binoculars
    bullet-impacts cargo-crate cctv-camera chest-armor control-tower crosshair cryo-chamber delivery-drone
    earth-africa-europe energy-tank exit-door exploding-planet fire-extinguisher first-aid-kit flamethrower
    flashlight hammer-break heart-battery heart-beats hunter-eyes joystick key-card laptop leg locked-door
    machine-gun-magazine medicine-pills megaphone mesh-network night-sleep opened-food-can padlock-open pendant-key
    plastic-duck reload-gun-barrel revolver ringing-alarm rocket-thruster satellite-communication sawed-off-shotgun
    shower slime stop-sign t-shirt toolbox walkie-talkie
  `,
  Lorc: `
    alien-skull alien-stare angular-spider auto-repair automatic-sas bandage-roll biohazard bleeding-heart
    bleeding-wound brain brandy-bottle bullets chemical-tank claw-slashes crossed-swords dripping-tube echo-ripples
    explosion-rays focused-lightning gears grenade hand hazard-sign hourglass knife-fork laser-blast laser-sparks
    maggot mighty-spanner molotov padlock parmecia radar-dish radar-sweep rally-the-troops ribcage ringed-planet
    rocket run scalpel scroll-unfurled skull-crossed-bones space-suit spanner swap-bag syringe tombstone trophy
    virus
  `,
  Sbed: "ammo-box battery-pack egg-pod medical-pack rifle shotgun vial",
  Skoll: "footsteps kevlar-vest machine-gun skeleton winchester-rifle",
  DarkZaitzev: "smoke-bomb",
  Faithtoken: "card-draw",
  "John Colburn": "pistol-gun",
  "Lord Berandas": "microscope",
  Lucas: "shirt",
  SeregaCthtuf: "armor-blueprint",
};

export interface Credit {
  author: string;
  icons: string[];
}

/** The authors of these icons, each with the icons they drew. */
export function creditsOf(names: readonly string[]): Credit[] {
  const used = new Set(names);
  return Object.entries(DRAWN).flatMap(([author, words]) => {
    const icons = words.split(/\s+/).filter((icon) => used.has(icon));
    return icons.length ? [{ author, icons }] : [];
  });
}
