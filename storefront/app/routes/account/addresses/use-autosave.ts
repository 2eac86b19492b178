import type { Address } from '@uruhu/contract/account';
import type { Refusal } from '@uruhu/contract/client';
import { DELIVERY } from '@uruhu/contract/constants';
import { useEffect, useState } from 'react';
import { createApi } from '#app/api/api.ts';
import { useWindowEvent } from '#app/lib/hooks/use-window-event.ts';
import { getSession } from '#app/lib/session.ts';
import { toast } from '#app/lib/toasts.ts';
import * as messages from '#messages/account/addresses';
import { storeStreetDraft } from './address-draft.ts';
import { type Autosave, createAutosave, type SaveState, type SaveTrigger } from './autosave.ts';

/** `keepalive` lets a save finish after the customer leaves the page. */
const keepaliveApi = createApi({ keepalive: true });

type AddressAutosaveOptions = {
  user_id: string;
  /** Null: a new address. */
  address: Address | null;
  /** The stored draft; null if none is stored. */
  draft: string | null;
  /** Only the function of the first render is called. */
  onSaved: (address: Address) => void;
};

function startAutosave({ user_id, address, onSaved }: Omit<AddressAutosaveOptions, 'draft'>, show: (state: SaveState) => void): Autosave {
  let id = address?.address_id ?? null;
  let lastSentStreet = '';
  /** Called if another tab has removed the address: the street typed here then becomes a new address. */
  function startNewAddress() {
    storeStreetDraft(user_id, id, null);
    id = null;
    storeStreetDraft(user_id, null, lastSentStreet);
    toast(messages.removedElsewhere, 'error');
  }
  return createAutosave<{ data: Address }>(address?.address ?? '', {
    save(street) {
      lastSentStreet = street;
      if (id === null) return keepaliveApi.addAddress({ address: street, ...DELIVERY });
      return keepaliveApi.updateAddress({ address: street, ...DELIVERY, address_id: id });
    },
    show,
    storeDraft: (street) => storeStreetDraft(user_id, id, street),
    onSaved({ data }, trigger: SaveTrigger) {
      // The new address has an id now, so the draft that was stored for a new address is removed.
      if (id === null) storeStreetDraft(user_id, null, null);
      id = data.address_id;
      toast(trigger === 'auto' ? messages.autoSaved : messages.addressSaved);
      onSaved(data);
    },
    onRefused({ errors, message, code }: Refusal, trigger) {
      if (code === 'address_not_found' && id !== null) return startNewAddress();
      toast(trigger === 'customer' && code !== 'network_error' ? (errors[0]?.message ?? message) : messages.autoSaveFailed, 'error');
    },
  });
}

/** A street that is saved after a pause, when the customer leaves or hides the page, and when the connection is back. */
export function useAutosave({ user_id, address, draft, onSaved }: AddressAutosaveOptions) {
  const [state, setState] = useState<SaveState>('unchanged');
  const [street, setStreet] = useState(draft ?? address?.address ?? '');
  const [token] = useState(() => getSession()?.token);
  const [autosave] = useState(() => startAutosave({ user_id, address, onSaved }, setState));

  // If another customer has signed in, the text is not saved to her account: it stays a draft of the first customer.
  const saveForSameCustomer = () => getSession()?.token === token && autosave.flush('auto');
  useWindowEvent('visibilitychange', () => document.visibilityState === 'hidden' && saveForSameCustomer());
  useWindowEvent('pagehide', saveForSameCustomer);
  useWindowEvent('online', saveForSameCustomer);
  // Runs once: `draft` is the text that the editor started with.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (draft !== null) autosave.change(draft);
    return () => {
      autosave.stop();
      saveForSameCustomer();
    };
  }, []);

  function change(next: string) {
    setStreet(next);
    autosave.change(next);
  }
  return { street, state, change, save: () => autosave.flush('customer'), retry: () => autosave.flush('auto') };
}
