/**
 * The key of one wish to order: the server answers the same key with the same order, once. It is kept in this tab until
 * an answer has come, so that trying again after a dropped connection, or a reload, cannot order twice.
 */
import { clearTab, readTab, writeTab } from '#app/forms/draft.ts';

const nameOf = (user_id: string) => `placing:${user_id}`;

/** `randomUUID` is missing on pages that are not secure. */
function randomKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The key that still waits for an answer, if there is one. */
export const waitingKey = (user_id: string): string | null => readTab(nameOf(user_id));

/** That one, else a new one. */
export function orderKey(user_id: string): string {
  const key = waitingKey(user_id) ?? randomKey();
  writeTab(nameOf(user_id), key);
  return key;
}

export const dropKey = (user_id: string): void => clearTab(nameOf(user_id));
