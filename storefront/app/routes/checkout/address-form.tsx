import type { Address } from '@uruhu/contract/account';
import { DELIVERY } from '@uruhu/contract/constants';
import { addressForm } from '@uruhu/contract/forms';
import { type Ref, useCallback } from 'react';
import { api } from '#app/api/api.ts';
import { hasDraft } from '#app/forms/draft.ts';
import { Field } from '#app/forms/field.tsx';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { Button } from '#app/ui/button.tsx';
import * as messages from '#messages/orders/checkout';
import { placeNames } from '#messages/shell/places';
import css from './shipping-section.module.css';
import { type SectionForm, useSavedForm } from './use-saved-form.ts';

type AddressFormProps = {
  /** The street that the form proposes, as if the shopper had typed it; '' if none. */
  proposedStreet: string;
  /** `byOwnButton`: the shopper pressed the form's own button; false if placing the order saved the form. */
  onSaved: (address: Address, byOwnButton: boolean) => void;
  ref: Ref<SectionForm<Address>>;
};

/** The name of the draft that stores what the shopper types while the tab is open. */
export const ADDRESS_DRAFT = 'address';

/** The form for a new address. Only the street can be edited, because the shop delivers to one city, which the schema adds. */
export function AddressForm({ proposedStreet, onSaved, ref }: AddressFormProps) {
  const proposeStreet = useCallback(
    (field: HTMLInputElement | null) => {
      if (field?.value === '' && !hasDraft(ADDRESS_DRAFT)) field.value = proposedStreet;
    },
    [proposedStreet],
  );
  const { form, errors, busy, failure } = useSavedForm(addressForm, {
    draft: ADDRESS_DRAFT,
    save: api.addAddress,
    savedMessage: messages.addressSaved,
    onSaved,
    problemField: 'address',
    ref,
  });
  return (
    <form {...form} className="fields">
      <Field
        ref={proposeStreet}
        label={messages.street}
        hint={messages.streetHint}
        name="address"
        autoComplete="address-line1"
        maxLength={200}
        aria-required="true"
        error={errors.address}
      />
      <div className={css.fixed}>
        <Field label={messages.city} value={placeNames[DELIVERY.city]} readOnly />
        <Field label={messages.country} value={placeNames[DELIVERY.country]} readOnly />
        <Field label={messages.postalCode} name="postal_code" value={DELIVERY.postal_code} readOnly error={errors.postal_code} />
      </div>
      <FormAlert message={failure} />
      <div>
        <Button kind="line" type="submit" busy={busy}>
          {busy ? messages.saving : messages.saveAddress}
        </Button>
      </div>
    </form>
  );
}
