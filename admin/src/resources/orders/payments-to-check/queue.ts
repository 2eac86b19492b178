/** The order in which payments are checked. */

/** The payment to show: the wanted one if it still waits, else the one that has waited longest. */
export const chooseCurrent = (ids: readonly string[], wanted: string | null): string | null =>
  wanted !== null && ids.includes(wanted) ? wanted : (ids[0] ?? null);

/** The payment after this one; after the last one, the first that was skipped. Null if no other one waits. */
export function findNext(ids: readonly string[], current: string): string | null {
  const position = ids.indexOf(current);
  const next = ids[position + 1] ?? ids[0];
  return next === undefined || next === current ? null : next;
}

export type QueueKey = 'confirm' | 'reject' | 'skip';
const KEYS: Readonly<Record<string, QueueKey>> = { Enter: 'confirm', c: 'confirm', r: 'reject', s: 'skip' };

type Press = Pick<KeyboardEvent, 'key' | 'repeat' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** What a key means here. A key that is held down means one payment, not all that follow. */
export function readKey({ key, repeat, ctrlKey, metaKey, altKey }: Press): QueueKey | null {
  if (repeat || ctrlKey || metaKey || altKey) return null;
  return KEYS[key.length === 1 ? key.toLowerCase() : key] ?? null;
}
