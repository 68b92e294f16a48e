/** What is heard with an event. */
import type { Sound } from "../../../kit/drawings";
import type { GameEvent } from "../../../wire/types";

const SOUNDS: [RegExp, Sound][] = [
  [/roll|^injury-check$/, "dice"],
  [/door|pod|hatch|explored/, "door"],
  [/^noise$|self-destruct|^fire$/, "pulse"],
  [/attack|shoots|injured|wound|died|killed/, "strike"],
  [/token|drew|found|egg|bag/, "token"],
];

export const sound = (event: GameEvent): Sound | null => SOUNDS.find(([pattern]) => pattern.test(event.kind))?.[1] ?? null;
