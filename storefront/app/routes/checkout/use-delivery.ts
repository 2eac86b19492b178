import type { Address, Phones } from '@uruhu/contract/account';
import { useRef, useState } from 'react';
import { readTab, writeTab } from '#app/forms/draft.ts';
import type { CheckoutData } from './checkout-data.ts';
import type { SaveTyped } from './use-saved-form.ts';

/** The key of the chosen address in this tab's storage. The prefix lets sign-out delete it with the drafts. */
const CHOSEN_KEY = 'draft:deliver-to';

/** The shopper's phones and addresses, with the changes that she makes in the checkout. */
export function useDelivery({ addresses: initialAddresses, user }: Pick<CheckoutData, 'addresses' | 'user'>) {
  const [addresses, setAddresses] = useState(initialAddresses);
  const [chosen, setChosen] = useState<Address | null>(() => findInitialAddress(initialAddresses));
  const [phones, setPhones] = useState<Phones>(user);
  const saveAddress = useRef<SaveTyped<Address>>(null);
  const savePhones = useRef<SaveTyped<Phones>>(null);

  const choose = (address: Address) => {
    writeTab(CHOSEN_KEY, address.address_id);
    setChosen(address);
  };
  const keepAddress = (address: Address) => {
    setAddresses((all) => [...all.filter(({ address_id }) => address_id !== address.address_id), address]);
    choose(address);
  };
  /**
   * The address and phones to use. Saves first what the shopper has typed but not saved. Returns null if a typed value is wrong, which
   * its field shows, or the reason if saving fails.
   */
  async function saveAll(): Promise<{ address: Address | null; phones: Phones } | string | null> {
    const address = (await saveAddress.current?.()) ?? null;
    if (address === false) return null;
    if (typeof address === 'string') return address;
    const typed = (await savePhones.current?.()) ?? null;
    if (typeof typed === 'string') return typed;
    return typed === false ? null : { address: address ?? chosen, phones: typed ?? phones };
  }
  return { addresses, chosen, choose, keepAddress, saveAddress, phones, setPhones, savePhones, settle: saveAll };
}

/** The address chosen before, else the default one, else any. */
function findInitialAddress(addresses: readonly Address[]): Address | null {
  const picked = readTab(CHOSEN_KEY);
  const first = addresses.find(({ address_id }) => address_id === picked) ?? addresses.find(({ is_default }) => is_default);
  return first ?? addresses[0] ?? null;
}
