import type { Address, Phones } from '@uruhu/contract/account';
import { useRef, useState } from 'react';
import { readTabStorage, writeTabStorage } from '#app/forms/draft.ts';
import type { CheckoutData } from './checkout-data.ts';
import type { CheckoutProblem } from './explain-refusal.ts';
import type { SectionForm } from './use-saved-form.ts';

/** The key of the chosen address in this tab's storage. The prefix lets sign-out delete it with the drafts. */
const CHOSEN_ADDRESS_KEY = 'draft:deliver-to';

/** The shopper's phones and addresses, with the changes that she makes in the checkout. */
export function useDelivery({ addresses: initialAddresses, user }: Pick<CheckoutData, 'addresses' | 'user'>) {
  const [addresses, setAddresses] = useState(initialAddresses);
  const [chosen, setChosen] = useState<Address | null>(() => findInitialAddress(initialAddresses));
  const [phones, setPhones] = useState<Phones>(user);
  const addressForm = useRef<SectionForm<Address>>(null);
  const phoneForm = useRef<SectionForm<Phones>>(null);

  const choose = (address: Address) => {
    writeTabStorage(CHOSEN_ADDRESS_KEY, address.address_id);
    setChosen(address);
  };
  const addAddress = (address: Address) => {
    setAddresses((previous) => [...previous.filter(({ address_id }) => address_id !== address.address_id), address]);
    choose(address);
  };
  /**
   * Saves the typed values that are not saved yet, and returns the address and phones of the order. Returns null if a typed value is wrong,
   * which its field shows, or the reason if saving fails.
   */
  async function saveAll(): Promise<{ address: Address | null; phones: Phones } | string | null> {
    const address = (await addressForm.current?.saveTyped()) ?? null;
    if (address === false) return null;
    if (typeof address === 'string') return address;
    const savedPhones = (await phoneForm.current?.saveTyped()) ?? null;
    if (savedPhones === false) return null;
    if (typeof savedPhones === 'string') return savedPhones;
    return { address: address ?? chosen, phones: savedPhones ?? phones };
  }
  /** Shows a problem of the order in the form that must fix it. */
  function showProblem({ location, message }: CheckoutProblem): void {
    if (location === 'address') addressForm.current?.showProblem(message);
    if (location === 'phone') phoneForm.current?.showProblem(message);
  }
  return { addresses, chosen, choose, addAddress, addressForm, phones, setPhones, phoneForm, saveAll, showProblem };
}

/** The address that the shopper chose before in this tab, else the default one, else the first. */
function findInitialAddress(addresses: readonly Address[]): Address | null {
  const storedId = readTabStorage(CHOSEN_ADDRESS_KEY);
  const chosenOrDefault = addresses.find(({ address_id }) => address_id === storedId) ?? addresses.find(({ is_default }) => is_default);
  return chosenOrDefault ?? addresses[0] ?? null;
}
