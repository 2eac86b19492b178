import type { Address } from '@uruhu/contract/account';
import type { Refusal } from '@uruhu/contract/client';
import { DELIVERY } from '@uruhu/contract/constants';
import { useEffect, useRef, useState } from 'react';
import { clientOf } from '#app/lib/api.ts';
import { getSession } from '#app/lib/session.ts';
import { toast } from '#app/lib/toasts.ts';
import * as words from '#messages/account-addresses';
import { keepStreet } from './address-draft.ts';
import { type Autosave, createAutosave, type SavedBy, type SaveState } from './autosave.ts';

/** A page that is left takes what it asked along. */
const lasting = clientOf({ keepalive: true });

type AutosaveOptions = {
  user_id: string;
  /** Null: one that is not on file yet. */
  address: Address | null;
  /** What was kept from before; null: nothing. */
  kept: string | null;
  onSaved: (address: Address) => void;
};

function startAutosave({ user_id, address, onSaved }: Omit<AutosaveOptions, 'kept'>, show: (state: SaveState) => void): Autosave {
  let id = address?.address_id ?? null;
  let sent = '';
  /** Another tab has removed it: what is typed here is a new one from now on. */
  function beginAnew() {
    keepStreet(user_id, id, null);
    id = null;
    keepStreet(user_id, null, sent);
    toast(words.removedElsewhere, 'error');
  }
  return createAutosave<{ data: Address }>(address?.address ?? '', {
    save(street) {
      sent = street;
      if (id === null) return lasting.addAddress({ address: street, ...DELIVERY });
      return lasting.updateAddress({ address: street, ...DELIVERY, address_id: id });
    },
    show,
    keep: (street) => keepStreet(user_id, id, street),
    onSaved({ data }, by: SavedBy) {
      // From now on it is an address like any other: nothing is left under the name of a new one.
      if (id === null) keepStreet(user_id, null, null);
      id = data.address_id;
      toast(by === 'itself' ? words.autoSaved : words.addressSaved);
      onSaved(data);
    },
    onRefused({ errors, message, status }: Refusal, by) {
      if (status === 404 && id !== null) return beginAnew();
      toast(by === 'person' && status !== 0 ? (errors[0]?.message ?? message) : words.autoSaveFailed, 'error');
    },
  });
}

/** A street that saves itself: after a pause, when the page is left or hidden, and when the connection is back. */
export function useAutosave({ user_id, address, kept, onSaved }: AutosaveOptions) {
  const [state, setState] = useState<SaveState>('still');
  const [street, setStreet] = useState(kept ?? address?.address ?? '');
  const told = useRef(onSaved);
  useEffect(() => {
    told.current = onSaved;
  });
  const [token] = useState(() => getSession()?.token);
  const [autosave] = useState(() => startAutosave({ user_id, address, onSaved: (saved) => told.current(saved) }, setState));

  useEffect(() => {
    if (kept !== null) autosave.change(kept);
  }, [autosave, kept]);

  useEffect(() => {
    // Who has signed in beside her meanwhile gets nothing of hers: it is kept for when she comes back.
    const save = () => getSession()?.token === token && autosave.flush('itself');
    const saveHidden = () => document.visibilityState === 'hidden' && save();
    document.addEventListener('visibilitychange', saveHidden);
    addEventListener('pagehide', save);
    addEventListener('online', save);
    return () => {
      document.removeEventListener('visibilitychange', saveHidden);
      removeEventListener('pagehide', save);
      removeEventListener('online', save);
      autosave.stop();
      save();
    };
  }, [autosave, token]);

  function change(next: string) {
    setStreet(next);
    autosave.change(next);
  }
  return { street, state, change, save: () => autosave.flush('person'), retry: () => autosave.flush('itself') };
}
