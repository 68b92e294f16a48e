/**
 * Every text a person reads: Fluent messages in the reader's language, the same files the server has.
 *
 * An argument that is itself a message travels as `{ref, args}`; a sentence may ask it for one of its grammatical forms:
 * `{ FORM($room, "the") }` is the attribute `.form-the` of the room's message, or its plain name where the language has
 * no such form.
 */
import { FluentBundle, FluentResource, FluentType, type FluentFunction, type FluentVariable } from "@fluent/bundle";
import type { Arg, Args, Said } from "../wire/types";

/** Under this name a thing brings what is said where its own message is not known, or not yet: a page of the story. */
const INSTEAD = "instead";

/** Arguments that wait to learn in which form the sentence wants them. */
class Spoken extends FluentType<Arg[]> {
  constructor(
    private readonly texts: Texts,
    things: Arg[],
  ) {
    super(things);
  }

  override toString(): string {
    return this.form("");
  }

  form(name: string): string {
    return this.texts.listed(this.value.map((thing) => this.texts.spoken(thing, name)));
  }
}

const FORM: FluentFunction = ([thing, name]) => {
  if (thing instanceof Spoken) return thing.form(String(name?.valueOf() ?? ""));
  return thing as string;
};

export class Texts {
  private readonly bundle: FluentBundle;

  constructor(
    readonly lang: string,
    ...sources: string[]
  ) {
    this.bundle = new FluentBundle(lang, { functions: { FORM }, useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** A message with its arguments; a missing one shows its id, so that the gap is seen. */
  text(id: string, args: Args = {}): string {
    return this.write(this.bundle.getMessage(id)?.value ?? null, id, args);
  }

  attribute(id: string, name: string, args: Args = {}): string {
    return this.write(this.bundle.getMessage(id)?.attributes[name] ?? null, `${id}.${name}`, args);
  }

  hasAttribute(id: string, name: string): boolean {
    return this.bundle.getMessage(id)?.attributes[name] !== undefined;
  }

  /** What the server said in message ids, in words. */
  say(said: Said): string {
    return this.text(said.text, said.args);
  }

  spoken(thing: Arg, form = ""): string {
    if (Array.isArray(thing)) return this.listed(thing.map((part) => this.spoken(part, form)));
    if (typeof thing !== "object") return String(thing);
    const instead = thing.args?.[INSTEAD];
    if (instead !== undefined && !this.has(thing.ref)) return this.spoken(instead, form);
    const name = `form-${form}`;
    return this.hasAttribute(thing.ref, name) ? this.attribute(thing.ref, name, thing.args) : this.text(thing.ref, thing.args);
  }

  /** Several words as a list: a, b and c. */
  listed(words: string[]): string {
    const last = words.at(-1);
    if (last === undefined) return this.attribute("list-and", "none");
    if (words.length === 1) return last;
    const items = words.slice(0, -1).join(this.attribute("list-and", "separator"));
    return this.text("list-and", { items, last });
  }

  private write(pattern: Parameters<FluentBundle["formatPattern"]>[0] | null, id: string, args: Args): string {
    if (pattern === null) return id;
    const variables: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(args)) {
      variables[name] = typeof arg === "object" ? new Spoken(this, Array.isArray(arg) ? arg : [arg]) : arg;
    }
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, variables, errors);
    for (const error of errors) console.warn(`text ${id} (${this.lang}):`, error.message);
    return text;
  }
}
