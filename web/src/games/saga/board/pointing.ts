/** Which choice a square of the board answers. */
import type { Choice } from "../../../kit/drawings";
import { isSquare, squareKey, type Square } from "../../../kit/grid/grid";
import { modelsOf, type SagaState } from "../state";

/**
 * The square that stands for a choice. Where one may walk to a square or merely step onto it, pointing at it walks, and
 * where one may leave the board by it, pointing at it leaves; what else could be done there is in the list.
 */
export function squareFor(choices: Choice[], state: SagaState): (choice: Choice) => Square | null {
  const squareOf = ({ option }: Choice): Square | null => {
    if (isSquare(option.target)) return option.target;
    return typeof option.target === "string" ? (modelsOf(state).find(({ name }) => name === option.target)?.at ?? null) : null;
  };
  const way = ({ option }: Choice): unknown => (Array.isArray(option.value) ? option.value[0] : "");
  const keysOf = (wanted: (choice: Choice) => boolean): Set<string> =>
    new Set(
      choices.flatMap((choice) => {
        const square = wanted(choice) && !choice.blocked ? squareOf(choice) : null;
        return square ? [squareKey(square)] : [];
      }),
    );
  const goals = keysOf((choice) => way(choice) !== "step");
  const exits = keysOf((choice) => way(choice) === "leave");
  return (choice) => {
    const square = squareOf(choice);
    if (!square || way(choice) === "leave") return square;
    const better = exits.has(squareKey(square)) || (way(choice) === "step" && goals.has(squareKey(square)));
    return better ? null : square;
  };
}
