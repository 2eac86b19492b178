import type { Address } from '@uruhu/contract/account';
import { DELIVERY } from '@uruhu/contract/constants';
import { type AddressInput, addressForm } from '@uruhu/contract/forms';
import { type FormEvent, useEffect, useState } from 'react';
import { api } from '#app/lib/api.ts';
import { toast } from '#app/lib/toasts.ts';
import { FormAlert } from '#app/routes/auth/form-alert.tsx';
import { fieldErrors } from '#app/routes/auth/form-errors.ts';
import { useForm } from '#app/routes/auth/use-form.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import * as words from '#messages/checkout';
import type { Trouble } from './outcome-of.ts';
import css from './shipping-section.module.css';

type AddressFormProps = { onSaved: (address: Address) => void; blocking: Trouble | null };

/** A new address. Only the street is asked for: the rest is the same for everybody we deliver to. */
export function AddressForm({ onSaved, blocking }: AddressFormProps) {
  const { form, errors, read, refuse, done } = useForm(addressForm, { draft: 'address' });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    if (blocking) refuse({ address: blocking.message });
  }, [blocking, refuse]);

  async function save(values: AddressInput) {
    setBusy(true);
    setFailure(undefined);
    const answer = await api.addAddress(values);
    setBusy(false);
    if (answer.ok) {
      done();
      toast(words.addressSaved);
      return onSaved(answer.data.data);
    }
    if (answer.errors.length > 0) refuse(fieldErrors(answer.errors));
    else setFailure(answer.status === 0 ? words.connectionDropped : answer.message);
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const checked = busy ? null : read();
    if (checked?.ok) save(checked.values);
  };
  return (
    <form {...form} className="fields" onSubmit={onSubmit}>
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
