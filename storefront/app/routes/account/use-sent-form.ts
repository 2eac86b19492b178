import type { Refusal, Result } from '@uruhu/contract/client';
import { type FormEvent, useState } from 'react';
import { fieldErrors, type Schema } from '#app/forms/form-errors.ts';
import { useForm } from '#app/forms/use-form.ts';
import { getSession } from '#app/lib/session.ts';
import { toast } from '#app/lib/toasts.ts';

type SentFormOptions<Values, Sent> = {
  /** Under this name what is typed is kept while the tab is open; without, nothing is. */
  draft?: string;
  send: (values: Values) => Promise<Result<Sent>>;
  onSent: (sent: Sent) => void;
  /** Why it was not taken, in the words of this form. */
  failed: (refusal: Refusal) => string;
};

/** A form of the account area: sent once at a time, with what went wrong beside its field or below them all, and as a toast. */
export function useSentForm<Values, Sent>(schema: Schema<Values>, { draft, send, onSent, failed }: SentFormOptions<Values, Sent>) {
  const { form, errors, read, refuse, done } = useForm(schema, draft === undefined ? {} : { draft });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function carryOut(values: Values) {
    setBusy(true);
    setFailure(undefined);
    const answer = await send(values);
    setBusy(false);
    if (answer.ok) {
      done();
      return onSent(answer.data);
    }
    // The session was ended from elsewhere: the page leaves for signing in, which says so.
    if (getSession() === null) return;
    const message = failed(answer);
    toast(message, 'error');
    if (answer.errors.length > 0) refuse(fieldErrors(answer.errors));
    else setFailure(message);
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = busy ? null : read();
    if (checked?.ok) carryOut(checked.values);
  };
  return { form: { ...form, onSubmit }, errors, busy, failure };
}
