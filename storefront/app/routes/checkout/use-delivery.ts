import type { Address, Phones } from '@uruhu/contract/account';
import { useRef, useState } from 'react';
import { readTab, writeTab } from '#app/forms/draft.ts';
import type { CheckoutData } from './checkout-data.ts';
import type { SaveTyped } from './use-saved-form.ts';

/** Which of the addresses was picked, kept while the tab is open: it goes with what was typed. */
const CHOSEN = 'draft:deliver-to';

/** The person's phones and addresses, as they were read and as they are changed here. */
export function useDelivery({ addresses: read, user }: Pick<CheckoutData, 'addresses' | 'user'>) {
  const [addresses, setAddresses] = useState(read);
  const [chosen, setChosen] = useState<Address | null>(() => firstOf(read));
  const [phones, setPhones] = useState<Phones>(user);
  const saveAddress = useRef<SaveTyped<Address>>(null);
  const savePhones = useRef<SaveTyped<Phones>>(null);

  const choose = (address: Address) => {
    writeTab(CHOSEN, address.address_id);
    setChosen(address);
  };
  const keepAddress = (address: Address) => {
    setAddresses((all) => [...all.filter(({ address_id }) => address_id !== address.address_id), address]);
    choose(address);
  };
  /**
   * Where to and whom to call. What has been typed and not been saved is meant: it is saved first. Null where something typed is wrong,
   * which is said beside it; the reason where it could not be saved.
   */
  async function settle(): Promise<{ address: Address | null; phones: Phones } | string | null> {
    const address = (await saveAddress.current?.()) ?? null;
    if (address === false) return null;
    if (typeof address === 'string') return address;
    const typed = (await savePhones.current?.()) ?? null;
    if (typeof typed === 'string') return typed;
    return typed === false ? null : { address: address ?? chosen, phones: typed ?? phones };
  }
  return { addresses, chosen, choose, keepAddress, saveAddress, phones, setPhones, savePhones, settle };
}

/** The one picked before, else the default, else any. */
function firstOf(addresses: readonly Address[]): Address | null {
  const picked = readTab(CHOSEN);
  const first = addresses.find(({ address_id }) => address_id === picked) ?? addresses.find(({ is_default }) => is_default);
  return first ?? addresses[0] ?? null;
}
