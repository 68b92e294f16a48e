/** The games to learn by: opening the table of one, and which of them were played on this device. */
import type { Lesson, Tutorial } from "../kit/plugin";
import { startTable } from "../wire/api";
import { post } from "../wire/http";
import type { Table } from "../wire/types";
import { t } from "./app.svelte";
import { UNHURRIED } from "./newTable";

/** A running table for oneself, with the coach beside it. */
export async function startLesson(game: string, lesson: Lesson, name = t(lesson.title)): Promise<Table> {
  const alone = { reaction_seconds: UNHURRIED, spectators: false };
  const table = await post<Table>("/api/tables", { game, ...lesson.table, ...alone, tutorial: true, name });
  return startTable(table.id);
}

/** The lesson that a table was opened for; -1 for none. */
export function lessonAt({ lessons }: Tutorial, table: Pick<Table, "tutorial" | "mode" | "scenario">): number {
  if (!table.tutorial) return -1;
  return lessons.findIndex(({ table: { mode, scenario } }) => mode === table.mode && (scenario ?? table.scenario) === table.scenario);
}

type Shelf = Pick<Storage, "getItem" | "setItem">;
const keyOf = (game: string): string => `starboard-lessons-${game}`;

/** The lessons that were played to their end, by their titles. */
export function lessonsPlayed(game: string, shelf: Shelf = localStorage): string[] {
  try {
    const kept = JSON.parse(shelf.getItem(keyOf(game)) ?? "[]") as unknown;
    return Array.isArray(kept) ? kept.filter((title) => typeof title === "string") : [];
  } catch {
    return [];
  }
}

export function lessonPlayed(game: string, { title }: Lesson, shelf: Shelf = localStorage): void {
  try {
    shelf.setItem(keyOf(game), JSON.stringify([...new Set([...lessonsPlayed(game, shelf), title])]));
  } catch {
    // a full or forbidden shelf only means that the page of lessons begins anew
  }
}
