import type { Result } from '@uruhu/contract/client';
import { type FormEvent, useEffect, useState } from 'react';
import { fieldErrors, type Schema } from '#app/forms/form-errors.ts';
import { useForm } from '#app/forms/use-form.ts';
import { toast } from '#app/lib/toasts.ts';
import { connectionDropped } from '#messages/checkout';
import type { Trouble } from './outcome-of.ts';

type SavedFormOptions<Values, Saved> = {
  /** Under this name what is typed is kept while the tab is open. */
  draft: string;
  save: (values: Values) => Promise<Result<{ data: Saved }>>;
  /** Said when it is saved. */
  said: string;
  onSaved: (saved: Saved) => void;
  /** What the order still misses of this form, and the field that it is about. */
  blocking: Trouble | null;
  field: string;
};

/** A part of the order that is saved in place: once at a time, with what went wrong beside the field or below them all. */
export function useSavedForm<Values, Saved>(schema: Schema<Values>, options: SavedFormOptions<Values, Saved>) {
  const { draft, save, said, onSaved, blocking, field } = options;
  const { form, errors, read, refuse, done } = useForm(schema, { draft });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    if (blocking) refuse({ [field]: blocking.message });
  }, [blocking, field, refuse]);

  async function send(values: Values) {
    setBusy(true);
    setFailure(undefined);
    const answer = await save(values);
    setBusy(false);
    if (answer.ok) {
      done();
      toast(said);
      return onSaved(answer.data.data);
    }
    if (answer.errors.length > 0) refuse(fieldErrors(answer.errors));
    else setFailure(answer.status === 0 ? connectionDropped : answer.message);
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const checked = busy ? null : read();
    if (checked?.ok) send(checked.values);
  };
  return { form: { ...form, onSubmit }, errors, busy, failure };
}
