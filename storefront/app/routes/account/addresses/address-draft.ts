/** A street that the customer has typed but not saved, stored in this tab under her user id. */
import { cleanLine, hasVisibleText } from '@uruhu/contract/rules/clean-text';
import { clearTabStorage, readTabStorage, writeTabStorage } from '#app/forms/draft.ts';

const getStorageKey = (user_id: string, address_id: string | null) => `draft:address ${user_id} ${address_id ?? ''}`;

/** `address_id` is null for a new address. */
export function storeStreetDraft(user_id: string, address_id: string | null, street: string | null): void {
  if (street === null) clearTabStorage(getStorageKey(user_id, address_id));
  else writeTabStorage(getStorageKey(user_id, address_id), street);
}

type SavedAddress = { address_id: string; address: string };

/**
 * The stored draft of an address; null if there is none. A draft that equals the address on file was saved, though the response did
 * not arrive before the customer left the page, so it is ignored. The draft of a new
 * address is compared with all addresses, because the id that it was saved under is unknown.
 */
export function readStreetDraft(user_id: string, address_id: string | null, allAddresses: readonly SavedAddress[]): string | null {
  const street = readTabStorage(getStorageKey(user_id, address_id));
  if (street === null || !hasVisibleText(cleanLine(street))) return null;
  const addressesToCompare = address_id === null ? allAddresses : allAddresses.filter((other) => other.address_id === address_id);
  return addressesToCompare.some(({ address }) => cleanLine(address) === cleanLine(street)) ? null : street;
}
