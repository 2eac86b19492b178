/** Assigns positions to products. Each keeps its position from one snapshot to the next, so that only changes are rebuilt. */
export type PositionPlan = {
  /** The number of products. Positions have no gaps. */
  size: number;
  /** The position of each product. The map is not changed after it is built. */
  positions: Map<string, number>;
  /** Products to read, by rising position: new, changed, or moved into a gap. */
  placed: { product_id: string; position: number }[];
  /** 1 for each position whose product was replaced, changed or removed, up to the larger of both sizes. */
  touched: Uint8Array;
};

export const NO_POSITIONS: Pick<PositionPlan, 'size' | 'positions'> = { size: 0, positions: new Map() };

/** `published`: the changed products that are published. `unpublished`: the changed products that are not. */
export function assignPositions(
  before: Pick<PositionPlan, 'size' | 'positions'>,
  published: readonly string[],
  unpublished: readonly string[],
): PositionPlan {
  const freed = unpublished.flatMap((product_id) => before.positions.get(product_id) ?? []);
  const added = published.filter((product_id) => !before.positions.has(product_id)).length;
  const size = before.size + added - freed.length;
  // Most changes keep all positions, and then the map of a hundred thousand products need not be copied.
  const hasMoves = added + freed.length > 0;
  const positions = hasMoves ? new Map(before.positions) : before.positions;
  if (hasMoves) for (const product_id of unpublished) positions.delete(product_id);
  // Products beyond the new end move into gaps.
  const movers = size >= before.size ? [] : [...positions].flatMap(([product_id, position]) => (position >= size ? [product_id] : []));
  const free = freed.filter((position) => position < size).sort((one, other) => one - other);
  for (let position = before.size; position < size; position++) free.push(position);
  free.reverse();
  const touched = new Uint8Array(Math.max(before.size, size)).fill(1, size);
  for (const position of freed) touched[position] = 1;
  const placed = [...new Set([...published, ...movers])].map((product_id) => {
    const current = positions.get(product_id) ?? size;
    const position = current < size ? current : (free.pop() ?? 0);
    if (hasMoves) positions.set(product_id, position);
    touched[position] = 1;
    return { product_id, position };
  });
  placed.sort((one, other) => one.position - other.position);
  return { size, positions, placed, touched };
}
