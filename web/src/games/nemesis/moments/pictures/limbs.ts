/** Limbs, spines and claws: a curve through a few joints, each with its thickness. */
export type Joint = [x: number, y: number, thick: number];

export interface Limb {
  whole: string; // to fill
  left: string; // one edge, to light
  right: string;
}

export const fixed = (value: number): string => value.toFixed(1);
const path = (points: [number, number][]): string => `M${points.map(([x, y]) => `${fixed(x)} ${fixed(y)}`).join("L")}`;

/** Points on a Catmull-Rom curve through the joints. */
function curve(joints: Joint[], steps: number): Joint[] {
  const joint = (at: number): Joint => joints[Math.max(0, Math.min(joints.length - 1, at))]!;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const along = (step / steps) * (joints.length - 1);
    const at = Math.min(Math.floor(along), joints.length - 2);
    const f = along - at;
    const [a, b, c, d] = [joint(at - 1), joint(at), joint(at + 1), joint(at + 2)];
    const between = (i: 0 | 1 | 2): number =>
      0.5 * (2 * b[i] + (c[i] - a[i]) * f + (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * f * f + (3 * b[i] - a[i] - 3 * c[i] + d[i]) * f * f * f);
    return [between(0), between(1), Math.max(0.4, between(2))];
  });
}

export function limb(joints: Joint[], steps = 30): Limb {
  const points = curve(joints, steps);
  const left: [number, number][] = [];
  const right: [number, number][] = [];
  points.forEach(([x, y, thick], at) => {
    const [after, before] = [points[Math.min(at + 1, points.length - 1)]!, points[Math.max(at - 1, 0)]!];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    left.push([x - (dy / length) * thick, y + (dx / length) * thick]);
    right.push([x + (dy / length) * thick, y - (dx / length) * thick]);
  });
  const whole = `${path(left)}L${path(right.toReversed()).slice(1)}Z`;
  return { whole, left: path(left), right: path(right) };
}

export const mirrored = (joints: Joint[], side: number): Joint[] => joints.map(([x, y, thick]) => [x * side, y, thick]);
