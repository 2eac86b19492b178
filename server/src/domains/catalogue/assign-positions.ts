/**
 * Assigns each product its position, the index in a snapshot's arrays. Products keep their positions from one snapshot to the next, so that
 * only changes are rebuilt.
 */
export type PositionPlan = {
  /** The number of products. Positions have no gaps. */
  size: number;
  /** The position of each product. The map is not changed after it is built. */
  positions: Map<string, number>;
  /** Products to read, by rising position: new, changed, or moved into a gap. */
  placedProducts: { product_id: string; position: number }[];
  /** 1 for each position whose product was replaced, changed or removed. Has as many elements as the larger of the old and the new size. */
  touchedFlags: Uint8Array;
};

export const NO_POSITIONS: Pick<PositionPlan, 'size' | 'positions'> = { size: 0, positions: new Map() };

/** The ids of the changed products: of those that are published now, and of those that are not. */
type ChangedIds = { published: readonly string[]; unpublished: readonly string[] };

export function assignPositions(previous: Pick<PositionPlan, 'size' | 'positions'>, { published, unpublished }: ChangedIds): PositionPlan {
  const freedPositions = unpublished.flatMap((product_id) => previous.positions.get(product_id) ?? []);
  const addedCount = published.filter((product_id) => !previous.positions.has(product_id)).length;
  const size = previous.size + addedCount - freedPositions.length;
  // Most changes keep all positions. The map, which may have a hundred thousand products, is then not copied.
  const hasMoves = addedCount + freedPositions.length > 0;
  const positions = hasMoves ? new Map(previous.positions) : previous.positions;
  if (hasMoves) for (const product_id of unpublished) positions.delete(product_id);
  // Products beyond the new end move into gaps.
  const movedIds = size >= previous.size ? [] : [...positions].flatMap(([product_id, position]) => (position >= size ? [product_id] : []));
  const freePositions = freedPositions.filter((position) => position < size).sort((left, right) => left - right);
  for (let position = previous.size; position < size; position++) freePositions.push(position);
  // Reversed, so that `pop` takes the lowest.
  freePositions.reverse();
  // The positions from `size` on have no product any more, so their flags begin as 1.
  const touchedFlags = new Uint8Array(Math.max(previous.size, size)).fill(1, size);
  for (const position of freedPositions) touchedFlags[position] = 1;
  const placedProducts = [...new Set([...published, ...movedIds])].map((product_id) => {
    const currentPosition = positions.get(product_id) ?? size;
    const position = currentPosition < size ? currentPosition : (freePositions.pop() ?? 0);
    if (hasMoves) positions.set(product_id, position);
    touchedFlags[position] = 1;
    return { product_id, position };
  });
  placedProducts.sort((left, right) => left.position - right.position);
  return { size, positions, placedProducts, touchedFlags };
}
