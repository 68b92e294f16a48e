/** Numbers that look random and are the same every time: stars and plating must not change between visits. */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}
