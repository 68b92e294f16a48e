import { expect, test } from "vitest";
import { BEARDS, faceOf, HAIR } from "./faces";

test("everybody of the crew has a face, put together from parts that are drawn", () => {
  const faces = Array.from({ length: 36 }, (_, at) => faceOf(`c${String(at + 1).padStart(2, "0")}`));
  expect(faces.filter((face) => !face)).toEqual([]);
  expect(faces.filter((face) => !HAIR[face!.hair] || (face!.beard && !BEARDS[face!.beard]))).toEqual([]);
});

test("no two of the crew look the same", () => {
  const faces = Array.from({ length: 36 }, (_, at) => JSON.stringify(faceOf(`c${String(at + 1).padStart(2, "0")}`)));
  expect(new Set(faces).size).toBe(36);
});
