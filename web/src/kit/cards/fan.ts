/** Where the cards of a fan lie. */
export interface FanPlace {
  x: number; // px from the left edge
  tilt: number; // degrees
  sink: number; // px; the outer cards lie lower
}

export interface Fan {
  places: FanPlace[];
  step: number; // how much is seen of each card but the last, in px
}

/** Cards side by side, closer the more there are; flat where there is little room. */
export function fan(count: number, width: number, card: number, flat: boolean): Fan {
  const room = width - card - (flat ? 16 : 36);
  const step = count < 2 ? 0 : Math.min(card - 5, room / (count - 1));
  const start = (width - card - step * (count - 1)) / 2;
  const middle = (count - 1) / 2;
  const places = Array.from({ length: count }, (_, at) => ({
    x: start + at * step,
    tilt: flat ? 0 : (at - middle) * Math.min(3, 14 / count),
    sink: flat ? 0 : Math.abs(at - middle) ** 2 * 2,
  }));
  return { places, step };
}
