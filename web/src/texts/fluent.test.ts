import { expect, test } from "vitest";
import { Texts } from "./fluent";

const ITALIAN = new Texts(
  "it",
  `
list-and = { $items } e { $last }
    .separator = { ", " }
    .none = nessuno
pilot = Pilota
    .form-The = La Pilota
    .form-gender = f
captain = Capitano
    .form-The = Il Capitano
    .form-gender = m
grammar-who = { FORM($who, "gender") ->
    [f] a
   *[m] o
}
died = { FORM($who, "The") } è mort{ grammar-who }.
here = { $who }: presente.
`,
);

test("a sentence asks a name for the form it needs", () => {
  expect(ITALIAN.text("here", { who: { ref: "pilot" } })).toBe("Pilota: presente.");
  expect(ITALIAN.text("here", { who: [{ ref: "pilot" }, { ref: "captain" }] })).toBe("Pilota e Capitano: presente.");
});

test("a thing whose message is not here is called what it says itself", () => {
  const page = { ref: "page-arrival", args: { instead: { ref: "pilot" } } };
  expect(ITALIAN.text("died", { who: page })).toBe("La Pilota è morta.");
  expect(new Texts("it", "page-arrival = L’arrivo", "here = { $who }.").text("here", { who: page })).toBe("L’arrivo.");
});

test("a sentence agrees with the gender of whom it is about", () => {
  expect(ITALIAN.text("died", { who: { ref: "pilot" } })).toBe("La Pilota è morta.");
  expect(ITALIAN.text("died", { who: { ref: "captain" } })).toBe("Il Capitano è morto.");
  expect(ITALIAN.text("died", { who: "Ada" })).toBe("Ada è morto.");
});
