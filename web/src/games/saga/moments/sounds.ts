/** What is heard with an event. */
import type { Sound } from "../../../kit/drawings";
import type { GameEvent } from "../../../wire/types";

const SOUNDS: [RegExp, Sound][] = [
  [/^attacked$|roll$|test$|rerolled|searched/, "dice"],
  [/door|zone|lock|unlocked|entered|called/, "door"],
  [/detected|aware|alarm|^event$|nexus-phase/, "pulse"],
  [/wounded|eliminated|destroyed|blast|detonated|crippled/, "strike"],
  [/card|played|supplies|traded|taken|deployed/, "token"],
];

export const sound = (event: GameEvent): Sound | null => SOUNDS.find(([pattern]) => pattern.test(event.kind))?.[1] ?? null;
