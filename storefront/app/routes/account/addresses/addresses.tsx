import type { Address } from '@uruhu/contract/account';
import { DELIVERY } from '@uruhu/contract/constants';
import { useState } from 'react';
import emptyOrders from '#app/art/empty-orders.svg?url&no-inline';
import { useAnswer, useReturn } from '#app/lib/answer.ts';
import { api } from '#app/lib/api.ts';
import { notify, toast } from '#app/lib/toasts.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState, Failure } from '#app/ui/empty-state.tsx';
import { Bone } from '#app/ui/skeleton.tsx';
import * as words from '#messages/account-addresses';
import { loading } from '#messages/common';
import type { ScreenProps } from '../screens.ts';
import { AddressCard } from './address-card.tsx';
import { keptStreet } from './address-draft.ts';
import { AddressEditor } from './address-editor.tsx';
import css from './addresses.module.css';
import { RemoveDialog } from './remove-dialog.tsx';
import { useFocusLater } from './use-focus-later.ts';

export function Addresses({ session }: ScreenProps) {
  const { answer, again, refresh } = useAnswer(`addresses ${session.token}`, api.addresses);
  useReturn(() => answer.state === 'loaded' && refresh());
  return (
    <>
      <p className={css.intro}>{words.intro}</p>
      {answer.state === 'loading' && (
        <div className={css.list} role="status" aria-label={loading}>
          <Bone className={css.bone} />
          <Bone className={css.bone} />
        </div>
      )}
      {answer.state === 'failed' && <Failure message={answer.message} onRetry={again} />}
      {answer.state === 'loaded' && <AddressList user_id={session.user?.user_id ?? ''} addresses={answer.data.data} onChanged={refresh} />}
    </>
  );
}

/** Stands for the address that is not on file yet. */
const NEW = 'new';
/** `kept` is what was typed before and not saved. Opened by itself for that, or by a press. */
type Opened = { address_id: string; kept: string | null; pressed: boolean };

/** What was typed before and not saved opens by itself. */
function leftOpen(user_id: string, addresses: readonly Address[]): Opened | null {
  const ids = [...addresses.map(({ address_id }) => address_id), null];
  for (const id of ids) {
    const kept = keptStreet(user_id, id, addresses);
    if (kept !== null) return { address_id: id ?? NEW, kept, pressed: false };
  }
  return null;
}

const editId = (address_id: string) => `edit-${address_id}`;
const ADD_ID = 'add-address';

type AddressListProps = { user_id: string; addresses: readonly Address[]; onChanged: () => Promise<void> };

function AddressList({ user_id, addresses, onChanged }: AddressListProps) {
  const [opened, setOpened] = useState<Opened | null>(() => leftOpen(user_id, addresses));
  /** What the open new one has become: it stays where it is typed. */
  const [created, setCreated] = useState<string | null>(null);
  const [removing, setRemoving] = useState<Address | null>(null);
  const focusLater = useFocusLater();
  const listed = addresses.filter(({ address_id }) => address_id !== created);

  async function saved({ address_id }: Address) {
    if (opened?.address_id === NEW) setCreated(address_id);
    await onChanged();
  }
  function open(address_id: string) {
    setOpened({ address_id, kept: keptStreet(user_id, address_id === NEW ? null : address_id, addresses), pressed: true });
  }
  /** What is still unsaved then is saved behind it, or kept. */
  function close(address_id: string) {
    setOpened(null);
    setCreated(null);
    focusLater(address_id === NEW ? ADD_ID : editId(address_id));
  }
  async function makeDefault({ address_id, address }: Address) {
    const answer = await api.updateAddress({ address_id, address, ...DELIVERY, is_default: true });
    if (!answer.ok) return notify(answer.message, null, 'error');
    await onChanged();
    notify(words.madeDefault);
    focusLater(editId(address_id));
  }
  const editor = (address: Address | null, { kept, pressed }: Opened) => (
    <AddressEditor
      user_id={user_id}
      address={address}
      kept={kept}
      focused={pressed}
      onSaved={saved}
      onClose={() => close(address?.address_id ?? NEW)}
    />
  );
  return (
    <>
      {listed.length === 0 && !opened && (
        <EmptyState art={emptyOrders} title={words.empty}>
          {words.emptyText}
        </EmptyState>
      )}
      <ul className={css.list}>
        {listed.map((address) => (
          <li key={address.address_id}>
            {opened?.address_id === address.address_id ? (
              editor(address, opened)
            ) : (
              <AddressCard
                address={address}
                editId={editId(address.address_id)}
                onEdit={() => open(address.address_id)}
                onMakeDefault={() => makeDefault(address)}
                onRemove={() => setRemoving(address)}
              />
            )}
          </li>
        ))}
        {opened?.address_id === NEW && <li key={NEW}>{editor(null, opened)}</li>}
      </ul>
      {opened?.address_id !== NEW && (
        <Button id={ADD_ID} kind={listed.length === 0 ? 'primary' : 'line'} className={css.add} onClick={() => open(NEW)}>
          {words.add}
        </Button>
      )}
      <RemoveDialog
        address={removing}
        onClose={() => setRemoving(null)}
        onRemoved={async (message) => {
          setRemoving(null);
          await onChanged();
          toast(message);
          focusLater('account-title');
        }}
      />
    </>
  );
}
