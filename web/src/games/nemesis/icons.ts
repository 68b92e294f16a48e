/** The icons on the table of Nemesis, by who drew them (game-icons.net; CC BY 3.0 asks for their names). */
// prettier-ignore
export const DRAWN_BY = {
  Delapouite: [
    "airtight-hatch", "alien-bug", "alien-egg", "arm", "backpack", "bed", "binoculars", "bullet-impacts",
    "cargo-crate", "cctv-camera", "chest-armor", "control-tower", "crosshair", "cryo-chamber", "delivery-drone",
    "earth-africa-europe", "energy-tank", "exit-door", "exploding-planet", "fire-extinguisher", "first-aid-kit",
    "flamethrower", "flashlight", "hammer-break", "heart-battery", "heart-beats", "hunter-eyes", "joystick",
    "key-card", "laptop", "leg", "locked-door", "machine-gun-magazine", "medicine-pills", "megaphone", "mesh-network",
    "night-sleep", "opened-food-can", "padlock-open", "pendant-key", "plastic-duck", "reload-gun-barrel", "revolver",
    "rocket-thruster", "satellite-communication", "sawed-off-shotgun", "shower", "slime", "stop-sign", "t-shirt",
    "toolbox", "walkie-talkie",
  ],
  Lorc: [
    "alien-skull", "alien-stare", "angular-spider", "auto-repair", "automatic-sas", "bandage-roll", "biohazard",
    "bleeding-heart", "bleeding-wound", "brain", "brandy-bottle", "bullets", "chemical-tank", "claw-slashes",
    "crossed-swords", "dripping-tube", "explosion-rays", "focused-lightning", "gears", "grenade", "hand",
    "hazard-sign", "hourglass", "knife-fork", "laser-sparks", "maggot", "mighty-spanner", "molotov", "padlock",
    "parmecia", "radar-dish", "rally-the-troops", "ribcage", "ringed-planet", "rocket", "scalpel", "scroll-unfurled",
    "skull-crossed-bones", "space-suit", "spanner", "syringe", "tombstone", "trophy", "virus",
  ],
  Sbed: ["ammo-box", "battery-pack", "egg-pod", "medical-pack", "rifle", "shotgun", "vial"],
  Skoll: ["footsteps", "kevlar-vest", "machine-gun", "winchester-rifle"],
  DarkZaitzev: ["smoke-bomb"],
  "John Colburn": ["pistol-gun"],
  "Lord Berandas": ["microscope"],
  Lucas: ["shirt"],
  SeregaCthtuf: ["armor-blueprint"],
} as const;

export type IconName = (typeof DRAWN_BY)[keyof typeof DRAWN_BY][number];
