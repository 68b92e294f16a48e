/**
 * Which clicks count. A double click is meant for one question: when its first click has answered it and another one
 * stands there already, its second click is dropped, however slow it is.
 */
export class Clicks {
  private first: string | undefined; // the question that stood when the first click of a row came

  /** `count` is the browser's: 1 for a single or a first click, 2 for the second of a double click, 0 from the keyboard. */
  meant(count: number, ask: string | undefined): boolean {
    if (count > 1) return ask === this.first;
    if (count === 1) this.first = ask;
    return true;
  }
}
