/** The queue of orders with a payment that waits for a check, and the keys of its actions. */

/** Chooses the order to show: the order in the address if its payment still waits, else the order whose payment has waited longest. */
export const chooseOrderId = (orderIds: readonly string[], requestedId: string | null): string | null =>
  requestedId !== null && orderIds.includes(requestedId) ? requestedId : (orderIds[0] ?? null);

/** The order after the current one in the queue; after the last order, the first one, which was skipped. Null if there is no other order. */
export function findNextOrderId(orderIds: readonly string[], currentId: string): string | null {
  const position = orderIds.indexOf(currentId);
  const nextId = orderIds[position + 1] ?? orderIds[0];
  return nextId === undefined || nextId === currentId ? null : nextId;
}

export type QueueAction = 'confirm' | 'reject' | 'skip';
const ACTIONS_BY_KEY: Readonly<Record<string, QueueAction>> = { Enter: 'confirm', c: 'confirm', r: 'reject', s: 'skip' };

type KeyPress = Pick<KeyboardEvent, 'key' | 'repeat' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Returns the action of a key press. A held key acts on one payment only, so its repeats are ignored. */
export function findQueueAction({ key, repeat, ctrlKey, metaKey, altKey }: KeyPress): QueueAction | null {
  if (repeat || ctrlKey || metaKey || altKey) return null;
  return ACTIONS_BY_KEY[key.length === 1 ? key.toLowerCase() : key] ?? null;
}
