/** Assigns positions to products. Each keeps its position from one snapshot to the next, so that only changes are rebuilt. */
export type PositionPlan = {
  /** The number of products. Positions have no gaps. */
  size: number;
  /** Not changed after it is built. */
  positions: Map<string, number>;
  /** Products to read, by rising position: new, changed, or moved into a gap. */
  placed: { product_id: string; position: number }[];
  /** 1 for each position whose product was replaced, changed or removed, up to the larger of both sizes. */
  touched: Uint8Array;
};

export const NO_POSITIONS: Pick<PositionPlan, 'size' | 'positions'> = { size: 0, positions: new Map() };

/** `there`: changed products that are published; `gone`: products that are not, whether they were before or not. */
export function assignPositions(
  before: Pick<PositionPlan, 'size' | 'positions'>,
  there: readonly string[],
  gone: readonly string[],
): PositionPlan {
  const left = gone.flatMap((product_id) => before.positions.get(product_id) ?? []);
  const added = there.filter((product_id) => !before.positions.has(product_id)).length;
  const size = before.size + added - left.length;
  // Most changes keep all positions, and then the map of a hundred thousand products need not be copied.
  const moves = added + left.length > 0;
  const positions = moves ? new Map(before.positions) : before.positions;
  if (moves) for (const product_id of gone) positions.delete(product_id);
  // Products beyond the new end move into gaps.
  const movers = size >= before.size ? [] : [...positions].flatMap(([product_id, position]) => (position >= size ? [product_id] : []));
  const free = left.filter((position) => position < size).sort((one, other) => one - other);
  for (let position = before.size; position < size; position++) free.push(position);
  free.reverse();
  const touched = new Uint8Array(Math.max(before.size, size)).fill(1, size);
  for (const position of left) touched[position] = 1;
  const placed = [...new Set([...there, ...movers])].map((product_id) => {
    const current = positions.get(product_id) ?? size;
    const position = current < size ? current : (free.pop() ?? 0);
    if (moves) positions.set(product_id, position);
    touched[position] = 1;
    return { product_id, position };
  });
  placed.sort((one, other) => one.position - other.position);
  return { size, positions, placed, touched };
}
