import type { Address } from '@uruhu/contract/account';
import { type Ref, useRef, useState } from 'react';
import { hasDraft } from '#app/forms/draft.ts';
import { localizeAddress } from '#app/lib/text/localize-address.ts';
import { Button } from '#app/ui/button.tsx';
import * as messages from '#messages/orders/checkout';
import { ADDRESS_DRAFT, AddressForm } from './address-form.tsx';
import { formatAddressLine } from './checkout-data.ts';
import { CollapsibleStep } from './collapsible-step.tsx';
import type { CheckoutProblem } from './explain-refusal.ts';
import css from './shipping-section.module.css';
import type { SectionForm } from './use-saved-form.ts';

type ShippingSectionProps = {
  addresses: readonly Address[];
  chosen: Address | null;
  /** The address that the shopper gave when she signed up; '' if none. */
  signUpAddress: string;
  onChoose: (address: Address) => void;
  onSaved: (address: Address) => void;
  problem: CheckoutProblem | null;
  formRef: Ref<SectionForm<Address>>;
};

/** The delivery address: a saved one, or a new one. Open if the shopper has to type an address or has begun to. */
export function ShippingSection({ addresses, chosen, signUpAddress, onChoose, onSaved, problem, formRef }: ShippingSectionProps) {
  const [isAdding, setIsAdding] = useState(() => addresses.length === 0 || hasDraft(ADDRESS_DRAFT));
  const [open, setOpen] = useState(isAdding);
  const summaryElement = useRef<HTMLElement>(null);
  const onAddressSaved = (address: Address, byOwnButton: boolean) => {
    onSaved(address);
    setIsAdding(false);
    setOpen(false);
    if (byOwnButton) summaryElement.current?.focus();
  };
  return (
    <CollapsibleStep
      ref={summaryElement}
      number={1}
      title={messages.shippingInformation}
      summary={chosen ? localizeAddress(formatAddressLine(chosen)) : ''}
      missingText={problem?.location === 'address' ? '' : messages.addressNeeded}
      open={open}
      onToggle={setOpen}
    >
      {addresses.length > 0 && <AddressChoice addresses={addresses} chosen={chosen} onChoose={onChoose} />}
      {isAdding ? (
        <AddressForm ref={formRef} proposedStreet={addresses.length === 0 ? signUpAddress : ''} onSaved={onAddressSaved} />
      ) : (
        <Button kind="quiet" className={css.add} onClick={() => setIsAdding(true)}>
          {messages.newAddress}
        </Button>
      )}
    </CollapsibleStep>
  );
}

function AddressChoice({ addresses, chosen, onChoose }: Pick<ShippingSectionProps, 'addresses' | 'chosen' | 'onChoose'>) {
  return (
    <fieldset className={css.addresses}>
      <legend>{messages.deliverTo}</legend>
      {addresses.map((address) => (
        <label key={address.address_id} className={css.radio}>
          <input type="radio" name="address_id" checked={address.address_id === chosen?.address_id} onChange={() => onChoose(address)} />
          {localizeAddress(formatAddressLine(address))}
        </label>
      ))}
    </fieldset>
  );
}
