/** Outlines of tokens about their own middle. People are round; enemies have corners, more of them the more they matter. */
export const circle = (r: number): string => `M0 ${-r}A${r} ${r} 0 1 1 0 ${r}A${r} ${r} 0 1 1 0 ${-r}Z`;

export const triangle = (r: number): string => path([[0, -r], [r, r * 0.78], [-r, r * 0.78]]);

export const diamond = (r: number): string => path([[0, -r], [r * 0.97, 0], [0, r], [-r * 0.97, 0]]);

export const hexagon = (r: number): string =>
  path([[0, -r], [r * 0.875, -r / 2], [r * 0.875, r / 2], [0, r], [-r * 0.875, r / 2], [-r * 0.875, -r / 2]]);

/** A square with its corners cut off. */
export const octagon = (r: number, cut = r * 0.55): string =>
  path([[cut - r, -r], [r - cut, -r], [r, cut - r], [r, r - cut], [r - cut, r], [cut - r, r], [-r, r - cut], [-r, cut - r]]);

/** A star with eight points. */
export function star(r: number): string {
  const points = Array.from({ length: 16 }, (_, i): Corner => {
    const far = i % 2 ? r * 0.77 : r;
    const angle = (i * Math.PI) / 8;
    return [far * Math.sin(angle), -far * Math.cos(angle)];
  });
  return path(points);
}

type Corner = [x: number, y: number];

const short = (value: number): number => Math.round(value * 10) / 10 + 0; // no minus zero

function path(corners: Corner[]): string {
  return `M${corners.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}Z`;
}

/** A path of straight lines, larger about its middle; a circle (the only path with arcs here) by its radius. */
export function scaled(outline: string, by: number): string {
  const [, radius] = /A(-?[\d.]+)/.exec(outline) ?? [];
  if (radius) return circle(short(Number(radius) * by));
  return outline.replace(/-?\d+(\.\d+)?/g, (number) => String(short(Number(number) * by)));
}
