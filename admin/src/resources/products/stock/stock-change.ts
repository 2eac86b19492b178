import { parseWholeNumber } from '@uruhu/contract/rules/whole-number';

export type StockMode = 'add' | 'take' | 'set' | 'made_to_order';

const parsePieces = (text: string): number => parseWholeNumber(text) ?? 0;

/** The pieces after the change; null: made to order. */
export function computePiecesAfter(currentPieces: number | null, mode: StockMode, pieces: string): number | null {
  if (mode === 'made_to_order') return null;
  if (mode === 'set') return parsePieces(pieces);
  return Math.max(0, (currentPieces ?? 0) + (mode === 'add' ? 1 : -1) * parsePieces(pieces));
}

type Change = { item: { option_id: string | null; size_id: string | null }; mode: StockMode; pieces: string; shownPieces: number | null };

/**
 * The body of the call `changeStock`. `set` is sent with the number that the staff member saw, so that the server can refuse if the number has
 * changed. A difference needs no such number.
 */
export function buildStockChange({ item, mode, pieces, shownPieces }: Change) {
  const ids: { option_id?: string; size_id?: string } = {};
  if (item.option_id) ids.option_id = item.option_id;
  if (item.size_id) ids.size_id = item.size_id;
  if (mode === 'set' || mode === 'made_to_order') return { ...ids, set: mode === 'set' ? parsePieces(pieces) : null, seen: shownPieces };
  return { ...ids, add: mode === 'add' ? parsePieces(pieces) : -parsePieces(pieces) };
}
