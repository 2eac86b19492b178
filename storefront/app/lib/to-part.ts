import type { Result } from '@uruhu/contract/client';
import type { Part } from './section.ts';

/** `empty` is said where there is nothing, `failed` where it did not come: a page carries these words only when it shows them. */
export function toPart<Got, Item>(
  result: Result<Got>,
  shape: (got: Got) => Item[],
  empty: string,
  failed: (message: string) => string,
): Part<Item[]> {
  if (!result.ok) return { ok: false, message: failed(result.message) };
  const data = shape(result.data);
  return data.length > 0 ? { ok: true, data } : { ok: false, none: true, message: empty };
}
