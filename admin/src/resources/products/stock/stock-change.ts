export type StockMode = 'add' | 'take' | 'set' | 'uncounted';

const readPieces = (text: string): number => Number(text) || 0;

/** The pieces after the change; null: made to order. */
export function computeAfter(now: number | null, mode: StockMode, pieces: string): number | null {
  if (mode === 'uncounted') return null;
  if (mode === 'set') return readPieces(pieces);
  return Math.max(0, (now ?? 0) + (mode === 'add' ? 1 : -1) * readPieces(pieces));
}

type Change = { part: { option_id: string | null; size_id: string | null }; mode: StockMode; pieces: string; seen: number | null };

/** What the shop is asked for. A number to set goes with the number that was seen; adding and taking need none. */
export function buildChange({ part, mode, pieces, seen }: Change) {
  const ids = { ...(part.option_id ? { option_id: part.option_id } : {}), ...(part.size_id ? { size_id: part.size_id } : {}) };
  if (mode === 'set' || mode === 'uncounted') return { ...ids, set: mode === 'set' ? readPieces(pieces) : null, seen };
  return { ...ids, add: mode === 'add' ? readPieces(pieces) : -readPieces(pieces) };
}
