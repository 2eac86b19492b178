import type { Refusal, Result } from '@uruhu/contract/client';
import { type FormEvent, useState } from 'react';
import { type Schema, toFieldErrors } from '#app/forms/form-errors.ts';
import { useForm } from '#app/forms/use-form.ts';
import { getSession } from '#app/lib/session.ts';
import { toast } from '#app/lib/toasts.ts';

type PaymentFormOptions<Values, Sent> = {
  /** The name of the draft that stores what the shopper types while the tab is open; undefined stores nothing. */
  draft?: string;
  /** Whether the form asks the shopper about valid values before it sends them. */
  mustAsk?: (values: Values) => boolean;
  send: (values: Values) => Promise<Result<Sent>>;
  onSent: (sent: Sent) => void;
  /** The form's message for a refusal. */
  describeFailure: (refusal: Refusal) => string;
};

/**
 * A form of a payment. Several pages show it, so it calls the API rather than the clientAction of one of them. It shows errors at the field
 * or below all fields, and as a toast.
 */
export function usePaymentForm<Values, Sent>(schema: Schema<Values>, options: PaymentFormOptions<Values, Sent>) {
  const { draft, mustAsk, send, onSent, describeFailure } = options;
  const { form, errors, readValues, showErrors, discardDraft } = useForm(schema, draft ? { draft } : {});
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function sendValues(values: Values) {
    setBusy(true);
    setFailure(undefined);
    const result = await send(values);
    setBusy(false);
    if (result.ok) {
      discardDraft();
      return onSent(result.data);
    }
    // The session has ended: the page opens sign-in, which says so.
    if (getSession() === null) return;
    const message = describeFailure(result);
    toast(message, 'error');
    if (result.errors.length > 0) showErrors(toFieldErrors(result.errors));
    else setFailure(message);
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = busy ? null : readValues();
    if (checked?.ok && !mustAsk?.(checked.values)) sendValues(checked.values);
  };
  return { form: { ...form, onSubmit }, errors, busy, failure };
}
