import type { Address } from '@uruhu/contract/account';
import { DELIVERY } from '@uruhu/contract/constants';
import { addressForm } from '@uruhu/contract/forms';
import type { Ref } from 'react';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { api } from '#app/lib/api.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import * as words from '#messages/checkout';
import type { Trouble } from './outcome-of.ts';
import css from './shipping-section.module.css';
import { type SaveTyped, useSavedForm } from './use-saved-form.ts';

type AddressFormProps = {
  onSaved: (address: Address, pressed: boolean) => void;
  blocking: Trouble | null;
  saveTyped: Ref<SaveTyped<Address>>;
};

/** Under this name what is typed is kept while the tab is open. */
export const ADDRESS_DRAFT = 'address';

/** A new address. Only the street is asked for: the rest is the same for everybody we deliver to. */
export function AddressForm({ onSaved, blocking, saveTyped }: AddressFormProps) {
  const { form, errors, busy, failure } = useSavedForm(addressForm, {
    draft: ADDRESS_DRAFT,
    save: api.addAddress,
    said: words.addressSaved,
    onSaved,
    blocking,
    field: 'address',
    saveTyped,
  });
  return (
    <form {...form} className="fields">
      <Field
        label={words.street}
        hint={words.streetHint}
        name="address"
        autoComplete="address-line1"
        maxLength={200}
        aria-required="true"
        error={errors.address}
      />
      <div className={css.fixed}>
        <Field label={words.city} name="city" value={DELIVERY.city} readOnly error={errors.city} />
        <Field label={words.country} name="country" value={DELIVERY.country} readOnly error={errors.country} />
        <Field label={words.postalCode} name="postal_code" value={DELIVERY.postal_code} readOnly error={errors.postal_code} />
      </div>
      <FormAlert message={failure} />
      <div>
        <Button kind="line" type="submit" busy={busy}>
          {busy ? words.saving : words.saveAddress}
        </Button>
      </div>
    </form>
  );
}
