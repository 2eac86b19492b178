import type { Address } from '@uruhu/contract/account';
import { useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import * as words from '#messages/checkout';
import { AddressForm } from './address-form.tsx';
import { addressLine } from './checkout-data.ts';
import { Fold } from './fold.tsx';
import type { Trouble } from './outcome-of.ts';
import css from './shipping-section.module.css';

type ShippingSectionProps = {
  addresses: readonly Address[];
  chosen: Address | null;
  onChoose: (address: Address) => void;
  onSaved: (address: Address) => void;
  trouble: Trouble | null;
};

/** Where the order goes: one of the addresses on file, or a new one. */
export function ShippingSection({ addresses, chosen, onChoose, onSaved, trouble }: ShippingSectionProps) {
  const [open, setOpen] = useState(false);
  const [adding, setAdding] = useState(false);
  const summary = useRef<HTMLElement>(null);
  const blocking = trouble?.at === 'address' ? trouble : null;
  const saved = (address: Address) => {
    onSaved(address);
    setAdding(false);
    setOpen(false);
    summary.current?.focus();
  };
  return (
    <Fold
      ref={summary}
      number={2}
      title={words.shippingInformation}
      summary={chosen ? addressLine(chosen) : ''}
      need={blocking ? '' : words.addressNeeded}
      open={open}
      onToggle={setOpen}
    >
      {addresses.length > 0 && <AddressChoice addresses={addresses} chosen={chosen} onChoose={onChoose} />}
      {addresses.length === 0 || adding ? (
        <AddressForm onSaved={saved} blocking={blocking} />
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
