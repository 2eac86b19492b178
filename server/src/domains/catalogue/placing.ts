/** Where products stand: each keeps its position from one snapshot to the next, so that only what has changed is made anew. */
export type Placing = {
  /** How many products there are. Positions have no gaps. */
  size: number;
  /** Never changed once it is made. */
  positions: Map<string, number>;
  /** What is to be read, in rising order: what is new, has changed, or has moved into a gap. */
  placed: { product_id: string; position: number }[];
  /** 1 for each position whose product is another one, has changed or is gone, up to the larger of both sizes. */
  touched: Uint8Array;
};

export const NO_PLACES: Pick<Placing, 'size' | 'positions'> = { size: 0, positions: new Map() };

/** `there` has changed and is there; `gone` is no longer, if it ever was. */
export function place(before: Pick<Placing, 'size' | 'positions'>, there: readonly string[], gone: readonly string[]): Placing {
  const left = gone.flatMap((product_id) => before.positions.get(product_id) ?? []);
  const added = there.filter((product_id) => !before.positions.has(product_id)).length;
  const size = before.size + added - left.length;
  // Mostly something has changed where it stands: a hundred thousand places need not be copied for it.
  const moves = added + left.length > 0;
  const positions = moves ? new Map(before.positions) : before.positions;
  if (moves) for (const product_id of gone) positions.delete(product_id);
  // Who stood beyond the new end moves into a gap.
  const movers = size >= before.size ? [] : [...positions].flatMap(([product_id, position]) => (position >= size ? [product_id] : []));
  const free = left.filter((position) => position < size).sort((one, other) => one - other);
  for (let position = before.size; position < size; position++) free.push(position);
  free.reverse();
  const touched = new Uint8Array(Math.max(before.size, size)).fill(1, size);
  for (const position of left) touched[position] = 1;
  const placed = [...new Set([...there, ...movers])].map((product_id) => {
    const known = positions.get(product_id) ?? size;
    const position = known < size ? known : (free.pop() ?? 0);
    if (moves) positions.set(product_id, position);
    touched[position] = 1;
    return { product_id, position };
  });
  placed.sort((one, other) => one.position - other.position);
  return { size, positions, placed, touched };
}
