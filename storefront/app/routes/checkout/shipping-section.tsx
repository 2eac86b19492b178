import type { Address } from '@uruhu/contract/account';
import { type Ref, useRef, useState } from 'react';
import { hasDraft } from '#app/forms/draft.ts';
import { Button } from '#app/ui/button.tsx';
import * as words from '#messages/checkout';
import { ADDRESS_DRAFT, AddressForm } from './address-form.tsx';
import { addressLine } from './checkout-data.ts';
import { Fold } from './fold.tsx';
import type { Trouble } from './outcome-of.ts';
import css from './shipping-section.module.css';
import type { SaveTyped } from './use-saved-form.ts';

type ShippingSectionProps = {
  addresses: readonly Address[];
  chosen: Address | null;
  onChoose: (address: Address) => void;
  onSaved: (address: Address) => void;
  trouble: Trouble | null;
  saveTyped: Ref<SaveTyped<Address>>;
};

/** Where the order goes: one of the addresses on file, or a new one. Open where there is something to type, or something typed. */
export function ShippingSection({ addresses, chosen, onChoose, onSaved, trouble, saveTyped }: ShippingSectionProps) {
  const [adding, setAdding] = useState(() => addresses.length === 0 || hasDraft(ADDRESS_DRAFT));
  const [open, setOpen] = useState(adding);
  const summary = useRef<HTMLElement>(null);
  const blocking = trouble?.at === 'address' ? trouble : null;
  const saved = (address: Address, pressed: boolean) => {
    onSaved(address);
    setAdding(false);
    setOpen(false);
    if (pressed) summary.current?.focus();
  };
  return (
    <Fold
      ref={summary}
      number={1}
      title={words.shippingInformation}
      summary={chosen ? addressLine(chosen) : ''}
      need={blocking ? '' : words.addressNeeded}
      open={open}
      onToggle={setOpen}
    >
      {addresses.length > 0 && <AddressChoice addresses={addresses} chosen={chosen} onChoose={onChoose} />}
      {adding ? (
        <AddressForm onSaved={saved} blocking={blocking} saveTyped={saveTyped} />
      ) : (
        <Button kind="quiet" className={css.add} onClick={() => setAdding(true)}>
          {words.newAddress}
        </Button>
      )}
    </Fold>
  );
}

function AddressChoice({ addresses, chosen, onChoose }: Pick<ShippingSectionProps, 'addresses' | 'chosen' | 'onChoose'>) {
  return (
    <fieldset className={css.choice}>
      <legend>{words.deliverTo}</legend>
      {addresses.map((address) => (
        <label key={address.address_id} className={css.radio}>
          <input type="radio" name="address_id" checked={address.address_id === chosen?.address_id} onChange={() => onChoose(address)} />
          {addressLine(address)}
        </label>
      ))}
    </fieldset>
  );
}
