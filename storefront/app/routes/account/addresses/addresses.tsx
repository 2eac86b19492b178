import type { Address } from '@uruhu/contract/account';
import { DELIVERY } from '@uruhu/contract/constants';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { MetaArgs } from 'react-router';
import { api } from '#app/api/api.ts';
import emptyOrders from '#app/art/empty-orders.svg?url&no-inline';
import { loadAccountData, useAccountData } from '#app/features/session/account-data.ts';
import type { AccountHandle } from '#app/features/session/account-handle.ts';
import { acceptForm } from '#app/forms/form-reply.ts';
import { useFormFetcher } from '#app/forms/use-action-form.ts';
import { describePage } from '#app/lib/describe-page.ts';
import { notify, toast } from '#app/lib/toasts.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState, Failure } from '#app/ui/empty-state.tsx';
import { SkeletonBox } from '#app/ui/skeleton.tsx';
import { about, addresses as title } from '#messages/account/account';
import * as messages from '#messages/account/addresses';
import { loading } from '#messages/shell/common';
import { useAccountSession } from '../account-layout.tsx';
import type { Route } from './+types/addresses.ts';
import { AddressCard } from './address-card.tsx';
import { readStreetDraft } from './address-draft.ts';
import { AddressEditor } from './address-editor.tsx';
import css from './addresses.module.css';
import { RemoveDialog, removeAddress } from './remove-dialog.tsx';

export const meta = ({ matches }: MetaArgs) => describePage(matches, { title, description: about });
export const handle: AccountHandle = { title, menuOnPhones: 'collapsed' };

export const clientLoader = async () => ({ addresses: await loadAccountData(api.addresses) });

/** The address that the page removes, or makes the default. */
type AddressChange = { remove: string } | { makeDefault: { address_id: string; address: string } };

export async function clientAction({ request }: Route.ClientActionArgs) {
  const change = (await request.json()) as AddressChange;
  return 'remove' in change ? removeAddress(change.remove) : makeDefault(change.makeDefault);
}

async function makeDefault({ address_id, address }: { address_id: string; address: string }) {
  const result = await api.updateAddress({ address_id, address, ...DELIVERY, is_default: true });
  if (result.ok) return acceptForm();
  notify(result.message, null, 'error');
  return null;
}

export function HydrateFallback() {
  return (
    <>
      <p className={css.intro}>{messages.intro}</p>
      <AddressesSkeleton />
    </>
  );
}

export default function AddressesPage({ loaderData }: Route.ComponentProps) {
  const session = useAccountSession();
  const { result, reload } = useAccountData(loaderData.addresses);
  return (
    <>
      <p className={css.intro}>{messages.intro}</p>
      {result.state === 'loading' && <AddressesSkeleton />}
      {result.state === 'failed' && <Failure message={result.message} />}
      {result.state === 'loaded' && <AddressList user_id={session.user?.user_id ?? ''} addresses={result.data.data} onChanged={reload} />}
    </>
  );
}

function AddressesSkeleton() {
  return (
    <div className={css.list} role="status" aria-label={loading}>
      <SkeletonBox className={css.skeleton} />
      <SkeletonBox className={css.skeleton} />
    </div>
  );
}

/** The id of the address that the customer is adding. */
const NEW_ID = 'new';
/** The open editor. `draft` is an unsaved street. `openedByPress`: by the customer, not by the page because of a draft. */
type OpenEditor = { address_id: string; draft: string | null; openedByPress: boolean };

/** The editor to open at first, if the customer left a draft. */
function findDraftToOpen(user_id: string, addresses: readonly Address[]): OpenEditor | null {
  const ids = [...addresses.map(({ address_id }) => address_id), null];
  for (const id of ids) {
    const draft = readStreetDraft(user_id, id, addresses);
    if (draft !== null) return { address_id: id ?? NEW_ID, draft, openedByPress: false };
  }
  return null;
}

const getEditButtonId = (address_id: string) => `edit-${address_id}`;
const ADD_BUTTON_ID = 'add-address';
const focusById = (id: string) => document.getElementById(id)?.focus();

/** Which editor is open, and the addresses to list. The editor of a new address is below the list. */
function useOpenEditor(user_id: string, addresses: readonly Address[]) {
  const [openEditor, setOpenEditor] = useState<OpenEditor | null>(() => findDraftToOpen(user_id, addresses));
  /** The id that the new address got on saving. While its editor is open, it stays below the list, so the address is not listed. */
  const [createdId, setCreatedId] = useState<string | null>(null);
  const listedAddresses = openEditor?.address_id === NEW_ID ? addresses.filter(({ address_id }) => address_id !== createdId) : addresses;

  function open(address_id: string) {
    setOpenEditor({
      address_id,
      draft: readStreetDraft(user_id, address_id === NEW_ID ? null : address_id, addresses),
      openedByPress: true,
    });
  }
  /** The closed editor saves its text in the background, or stores it as a draft. */
  function close(address_id: string) {
    flushSync(() => {
      setOpenEditor(null);
      setCreatedId(null);
    });
    focusById(address_id === NEW_ID ? ADD_BUTTON_ID : getEditButtonId(address_id));
  }
  return { openEditor, listedAddresses, open, close, setCreatedId };
}

type AddressListProps = { user_id: string; addresses: readonly Address[]; onChanged: () => Promise<void> };

function AddressList({ user_id, addresses, onChanged }: AddressListProps) {
  const { openEditor, listedAddresses, open, close, setCreatedId } = useOpenEditor(user_id, addresses);
  const [addressToRemove, setAddressToRemove] = useState<Address | null>(null);
  const { send: sendNewDefault } = useFormFetcher(() => {
    notify(messages.madeDefault);
    const newDefault = addresses.find(({ is_default }) => is_default);
    if (newDefault) focusById(getEditButtonId(newDefault.address_id));
  });
  async function onCreated({ address_id }: Address) {
    setCreatedId(address_id);
    await onChanged();
  }
  const renderEditor = (address: Address | null, { draft, openedByPress }: OpenEditor) => (
    <AddressEditor
      user_id={user_id}
      address={address}
      draft={draft}
      takesFocus={openedByPress}
      onSaved={address ? onChanged : onCreated}
      onClose={() => close(address?.address_id ?? NEW_ID)}
    />
  );
  return (
    <>
      {listedAddresses.length === 0 && !openEditor && (
        <EmptyState art={emptyOrders} title={messages.empty}>
          {messages.emptyText}
        </EmptyState>
      )}
      <ul className={css.list}>
        {listedAddresses.map((address) => (
          <li key={address.address_id}>
            {openEditor?.address_id === address.address_id ? (
              renderEditor(address, openEditor)
            ) : (
              <AddressCard
                address={address}
                editButtonId={getEditButtonId(address.address_id)}
                onEdit={() => open(address.address_id)}
                onMakeDefault={() => sendNewDefault({ makeDefault: { address_id: address.address_id, address: address.address } })}
                onRemove={() => setAddressToRemove(address)}
              />
            )}
          </li>
        ))}
        {openEditor?.address_id === NEW_ID && <li key={NEW_ID}>{renderEditor(null, openEditor)}</li>}
      </ul>
      {openEditor?.address_id !== NEW_ID && (
        <Button
          id={ADD_BUTTON_ID}
          kind={listedAddresses.length === 0 ? 'primary' : 'line'}
          className={css.add}
          onClick={() => open(NEW_ID)}
        >
          {messages.add}
        </Button>
      )}
      <RemoveDialog
        address={addressToRemove}
        onClose={() => setAddressToRemove(null)}
        onRemoved={(message) => {
          toast(message);
          // Nothing outside the dialog can take the focus before it is closed, and React cannot close it at once during an effect.
          setTimeout(() => {
            flushSync(() => setAddressToRemove(null));
            focusById('account-title');
          });
        }}
      />
    </>
  );
}
