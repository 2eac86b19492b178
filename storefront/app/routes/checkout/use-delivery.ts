import type { Address, Phones } from '@uruhu/contract/account';
import { useRef, useState } from 'react';
import { readTabStorage, writeTabStorage } from '#app/forms/draft.ts';
import type { CheckoutData } from './checkout-data.ts';
import type { CheckoutProblem } from './explain-refusal.ts';
import type { SectionForm } from './use-saved-form.ts';

/** The key of the chosen address in this tab's storage. The prefix lets sign-out delete it with the drafts. */
const CHOSEN_KEY = 'draft:deliver-to';

/** The shopper's phones and addresses, with the changes that she makes in the checkout. */
export function useDelivery({ addresses: initialAddresses, user }: Pick<CheckoutData, 'addresses' | 'user'>) {
  const [addresses, setAddresses] = useState(initialAddresses);
  const [chosen, setChosen] = useState<Address | null>(() => findInitialAddress(initialAddresses));
  const [phones, setPhones] = useState<Phones>(user);
  const addressForm = useRef<SectionForm<Address>>(null);
  const phoneForm = useRef<SectionForm<Phones>>(null);

  const choose = (address: Address) => {
    writeTabStorage(CHOSEN_KEY, address.address_id);
    setChosen(address);
  };
  const addAddress = (address: Address) => {
    setAddresses((all) => [...all.filter(({ address_id }) => address_id !== address.address_id), address]);
    choose(address);
  };
  /**
   * The address and phones to use. Saves first what the shopper has typed but not saved. Returns null if a typed value is wrong, which
   * its field shows, or the reason if saving fails.
   */
  async function saveAll(): Promise<{ address: Address | null; phones: Phones } | string | null> {
    const address = (await addressForm.current?.saveTyped()) ?? null;
    if (address === false) return null;
    if (typeof address === 'string') return address;
    const typed = (await phoneForm.current?.saveTyped()) ?? null;
    if (typeof typed === 'string') return typed;
    return typed === false ? null : { address: address ?? chosen, phones: typed ?? phones };
  }
  /** Shows a problem of the order in the form that must fix it. */
  function showProblem({ at, message }: CheckoutProblem): void {
    const form = { address: addressForm, phone: phoneForm, coupon: null, order_button: null }[at];
    form?.current?.showProblem(message);
  }
  return { addresses, chosen, choose, addAddress, addressForm, phones, setPhones, phoneForm, saveAll, showProblem };
}

/** The address chosen before, else the default one, else any. */
function findInitialAddress(addresses: readonly Address[]): Address | null {
  const storedId = readTabStorage(CHOSEN_KEY);
  const first = addresses.find(({ address_id }) => address_id === storedId) ?? addresses.find(({ is_default }) => is_default);
  return first ?? addresses[0] ?? null;
}
