/** The queue of payments that wait for a check, and the keys of its actions. */

/** Chooses the payment to show: the payment in the address if it still waits, else the payment that has waited longest. */
export const chooseCurrent = (ids: readonly string[], requested: string | null): string | null =>
  requested !== null && ids.includes(requested) ? requested : (ids[0] ?? null);

/**
 * The payment after the current one in the queue; after the last payment, the first in the queue, which was skipped. Null if no other
 * waits.
 */
export function findNext(ids: readonly string[], current: string): string | null {
  const position = ids.indexOf(current);
  const next = ids[position + 1] ?? ids[0];
  return next === undefined || next === current ? null : next;
}

export type QueueAction = 'confirm' | 'reject' | 'skip';
const ACTIONS_BY_KEY: Readonly<Record<string, QueueAction>> = { Enter: 'confirm', c: 'confirm', r: 'reject', s: 'skip' };

type KeyPress = Pick<KeyboardEvent, 'key' | 'repeat' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Returns the action of a key press. A held key acts on one payment only, so its repeats are ignored. */
export function findQueueAction({ key, repeat, ctrlKey, metaKey, altKey }: KeyPress): QueueAction | null {
  if (repeat || ctrlKey || metaKey || altKey) return null;
  return ACTIONS_BY_KEY[key.length === 1 ? key.toLowerCase() : key] ?? null;
}
