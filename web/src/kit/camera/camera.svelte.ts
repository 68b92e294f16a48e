/** What part of the board is seen: it is fitted into what the panels leave free, and moved by hand, wheel and keys. */
import type { Point, Rect } from "../geometry";

const LEAST = 0.25;
const MOST = 2.6;

export class Camera {
  /** Everything there is to see of the board. */
  world: Rect;

  constructor(world: Rect) {
    this.world = $state.raw(world);
  }

  /** The element's size and what panels cover of it, in px. */
  width = $state(0);
  height = $state(0);
  insets = $state.raw({ top: 0, right: 0, bottom: 0, left: 0 });
  /** A board unit in px, and where the board's origin is on the screen. */
  scale = $state(0.5);
  x = $state(0);
  y = $state(0);
  /** Moved by hand: it stays until there is something new to look at. */
  manual = $state(false);
  /** Being dragged or pinched: no easing, the picture is only pushed about. */
  held = $state(false);

  /** A phone, upright or held sideways: it follows one about instead of showing everything. */
  readonly narrow = $derived(this.width <= 760 || (this.height > 0 && this.height <= 500));
  readonly free = $derived<Rect>({
    x: this.insets.left,
    y: this.insets.top,
    width: Math.max(80, this.width - this.insets.left - this.insets.right),
    height: Math.max(80, this.height - this.insets.top - this.insets.bottom),
  });
  readonly seen = $derived<Rect>({
    x: (this.free.x - this.x) / this.scale,
    y: (this.free.y - this.y) / this.scale,
    width: this.free.width / this.scale,
    height: this.free.height / this.scale,
  });
  /** In three dimensions, so that the browser keeps each layer of the board as a picture of its own. */
  readonly transform = $derived.by(() => {
    const { x, y, scale, world } = this;
    return `translate3d(${x + world.x * scale}px, ${y + world.y * scale}px, 0) scale(${scale})`;
  });

  toScreen({ x, y }: Point): Point {
    return { x: this.x + x * this.scale, y: this.y + y * this.scale };
  }

  onScreen(part: Rect): Rect {
    return { ...this.toScreen(part), width: part.width * this.scale, height: part.height * this.scale };
  }

  /** As large as it fits, in the middle of what is free; perhaps beside a strip for something else at the right. */
  fit(part: Rect, largest = MOST, strip = 0): void {
    const free = { ...this.free, width: this.free.width - strip };
    this.scale = Math.max(LEAST, Math.min(largest, free.width / part.width, free.height / part.height));
    this.x = free.x + free.width / 2 - (part.x + part.width / 2) * this.scale;
    this.y = free.y + free.height / 2 - (part.y + part.height / 2) * this.scale;
  }

  /** Larger or smaller around a point of the screen, or around the middle. */
  zoom(factor: number, around: Point = this.middle()): void {
    const scale = Math.max(LEAST, Math.min(MOST, this.scale * factor));
    const real = scale / this.scale;
    this.x = around.x - (around.x - this.x) * real;
    this.y = around.y - (around.y - this.y) * real;
    this.scale = scale;
    this.manual = true;
    this.keepInside();
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.manual = true;
    this.keepInside();
  }

  /** Moves no more than it must until the part is seen. */
  uncover(part: Rect): void {
    const { seen } = this;
    if (part.width > seen.width || part.height > seen.height) return;
    const over = (low: number, size: number, from: number, room: number): number =>
      low < from ? from - low : low + size > from + room ? from + room - low - size : 0;
    this.x += over(part.x, part.width, seen.x, seen.width) * this.scale;
    this.y += over(part.y, part.height, seen.y, seen.height) * this.scale;
  }

  private middle(): Point {
    return { x: this.free.x + this.free.width / 2, y: this.free.y + this.free.height / 2 };
  }

  /** Some of the board always stays in sight. */
  private keepInside(): void {
    const margin = 80;
    const { free, scale, world } = this;
    const left = free.x + margin - (world.x + world.width) * scale;
    const right = free.x + free.width - margin - world.x * scale;
    const top = free.y + margin - (world.y + world.height) * scale;
    const bottom = free.y + free.height - margin - world.y * scale;
    this.x = Math.min(Math.max(this.x, left), right);
    this.y = Math.min(Math.max(this.y, top), bottom);
  }
}
