/** What can be read about a square of a game without drawings: what stands there, and what could be done. */
import { t } from "../../state/app.svelte";
import type { View } from "../../wire/types";
import type { Choice } from "../drawings";
import { isOn, isSquare, squareKey, squareOf, type Square } from "../grid/grid";
import type { LookQuery } from "../look/look";
import type { PieceCard } from "../piece-card/pieceCard";
import { factLines } from "./facts";
import { pieceName } from "./pieceNames";
import { gridOf, piecesOn, type PlainObject } from "./state";

function squareNamed(target: string, view: View<PlainObject>): Square | null {
  const grid = gridOf(view.state);
  const square = squareOf(target);
  return grid && isSquare(square) && isOn(grid, square) ? square : null;
}

export function pieceCard(target: string, { view, choices }: { view: View<PlainObject>; choices: Choice[] }): PieceCard | null {
  const square = squareNamed(target, view);
  if (!square) return null;
  const standing = piecesOn(view.state, gridOf(view.state)!)
    .filter((piece) => squareKey(piece.square) === target)
    .map(({ field, facts }) => ({ name: pieceName(view.game, field, facts), lines: factLines(view.game, facts) }));
  if (standing.length === 0) return null;
  const [only] = standing;
  const here = standing.length === 1 ? only!.lines : standing.map(({ name, lines }) => [name, ...lines].join(" · "));
  return {
    label: t("web-kit-place", { column: square[0] + 1, row: square[1] + 1 }),
    title: standing.map(({ name }) => name).join(", "),
    about: "",
    now: [],
    here: here.map((text) => ({ text })),
    choices: choices.filter(({ option }) => isSquare(option.target) && squareKey(option.target) === target),
  };
}

/** The query that any game may answer about a place on its board. */
export function lookAt(target: string, view: View<PlainObject>): LookQuery | null {
  const square = squareNamed(target, view);
  return square && { kind: "look", at: square };
}
