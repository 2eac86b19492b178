/** A street that is typed and not yet saved: kept in this tab, for this person alone. */
import { clearTab, readTab, writeTab } from '#app/forms/draft.ts';

const keyOf = (user_id: string, address_id: string | null) => `draft:address ${user_id} ${address_id ?? ''}`;

/** `address_id` is null of one that is not on file. */
export function keepStreet(user_id: string, address_id: string | null, street: string | null): void {
  if (street === null) clearTab(keyOf(user_id, address_id));
  else writeTab(keyOf(user_id, address_id), street);
}

type OnFile = { address_id: string; address: string };

/**
 * What is kept of an address; null: nothing. What is on file is no draft: its save was taken, though the answer did not
 * arrive before the page was left.
 */
export function keptStreet(user_id: string, address_id: string | null, onFile: readonly OnFile[]): string | null {
  const street = readTab(keyOf(user_id, address_id));
  if (street === null || street.trim() === '') return null;
  const rivals = address_id === null ? onFile : onFile.filter((other) => other.address_id === address_id);
  return rivals.some(({ address }) => address.trim() === street.trim()) ? null : street;
}
