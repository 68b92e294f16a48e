/** Drag, pinch and wheel for the camera. A press that has become a drag is no click any more. */
import type { Attachment } from "svelte/attachments";
import type { Camera } from "./camera.svelte";
import type { Point } from "../geometry";

const DRAG = 7; // px until a press is a drag

export function gestures(camera: Camera): Attachment<HTMLElement> {
  return (element) => {
    const fingers = new Map<number, Point>();
    let dragging = false;
    let start: Point = { x: 0, y: 0 };

    const place = (event: PointerEvent | WheelEvent): Point => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const spread = (): { middle: Point; distance: number } => {
      const [one, other] = [...fingers.values()] as [Point, Point];
      const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
      return { middle, distance: Math.hypot(one.x - other.x, one.y - other.y) };
    };

    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      fingers.set(event.pointerId, place(event));
      if (fingers.size === 1) {
        dragging = false;
        start = place(event);
      }
    };
    const move = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = place(event);
      if (!dragging && fingers.size === 1 && Math.hypot(now.x - start.x, now.y - start.y) < DRAG) return;
      if (!dragging) {
        dragging = true;
        camera.held = true;
        element.setPointerCapture(event.pointerId);
      }
      if (fingers.size === 1) camera.pan(now.x - before.x, now.y - before.y);
      if (fingers.size === 2) {
        const earlier = spread();
        fingers.set(event.pointerId, now);
        const later = spread();
        camera.pan(later.middle.x - earlier.middle.x, later.middle.y - earlier.middle.y);
        camera.zoom(later.distance / Math.max(earlier.distance, 1), later.middle);
      }
      fingers.set(event.pointerId, now);
    };
    const up = (event: PointerEvent): void => {
      fingers.delete(event.pointerId);
      if (fingers.size === 0) camera.held = false;
    };
    const click = (event: MouseEvent): void => {
      if (!dragging) return;
      dragging = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      camera.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), place(event));
    };

    const heard = new AbortController();
    const { signal } = heard;
    element.addEventListener("pointerdown", down, { signal });
    element.addEventListener("pointermove", move, { signal });
    element.addEventListener("pointerup", up, { signal });
    element.addEventListener("pointercancel", up, { signal });
    element.addEventListener("click", click, { signal, capture: true });
    element.addEventListener("wheel", wheel, { signal, passive: false });
    return () => heard.abort();
  };
}

/** Keeps the camera told of the element's size and of the insets its parent has for panels. */
export function measured(camera: Camera): Attachment<HTMLElement> {
  return (element) => {
    const measure = (): void => {
      const style = getComputedStyle(element);
      const inset = (side: string): number => parseFloat(style.getPropertyValue(`--inset-${side}`)) || 0;
      const insets = { top: inset("top"), right: inset("right"), bottom: inset("bottom"), left: inset("left") };
      const changed = Object.entries(insets).some(([side, px]) => camera.insets[side as keyof typeof insets] !== px);
      if (changed) camera.insets = insets;
      camera.width = element.clientWidth;
      camera.height = element.clientHeight;
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    const styles = new MutationObserver(measure);
    for (let above = element.parentElement; above; above = above.parentElement) {
      styles.observe(above, { attributes: true, attributeFilter: ["style", "class"] });
    }
    measure();
    return () => {
      sizes.disconnect();
      styles.disconnect();
    };
  };
}
