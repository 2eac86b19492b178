import type { Result } from '@uruhu/contract/client';
import { type FormEvent, type Ref, useEffect, useImperativeHandle, useState } from 'react';
import { isTextField } from '#app/forms/draft.ts';
import { fieldErrors, type Schema } from '#app/forms/form-errors.ts';
import { useForm } from '#app/forms/use-form.ts';
import { toast } from '#app/lib/toasts.ts';
import { connectionDropped } from '#messages/checkout';
import type { Trouble } from './outcome-of.ts';

/**
 * Saves what has been typed and not been saved yet: what the server keeps of it; null where there is nothing of the kind; false where
 * something typed is wrong, which is said at its field; the reason where it could not be saved, to be said at the button that was pressed.
 */
export type SaveTyped<Saved> = () => Promise<Saved | null | false | string>;

type SavedFormOptions<Values, Saved> = {
  /** Under this name what is typed is kept while the tab is open. */
  draft: string;
  save: (values: Values) => Promise<Result<{ data: Saved }>>;
  /** Said when it is saved. */
  said: string;
  /** `pressed`: by the form's own button. */
  onSaved: (saved: Saved, pressed: boolean) => void;
  /** What the order still misses of this form, and the field that it is about. */
  blocking: Trouble | null;
  field: string;
  saveTyped: Ref<SaveTyped<Saved>>;
  /** What is wrong with what is typed now, if anything is. */
  onWrong?: (message: string | undefined) => void;
};

const isTyped = (form: HTMLFormElement | null): form is HTMLFormElement =>
  form !== null && [...form.elements].filter(isTextField).some(({ value, defaultValue }) => value !== defaultValue);

function wrongWith(schema: Schema<unknown>, form: HTMLFormElement): string | undefined {
  const checked = schema.safeParse(Object.fromEntries(new FormData(form)));
  return checked.success ? undefined : checked.error.issues[0]?.message;
}

/** A part of the order that is saved in place: once at a time, with what went wrong beside the field or below them all. */
export function useSavedForm<Values, Saved extends object>(schema: Schema<Values>, options: SavedFormOptions<Values, Saved>) {
  const { draft, save, said, onSaved, blocking, field, saveTyped, onWrong } = options;
  const { form, errors, read, refuse, done } = useForm(schema, { draft });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    if (blocking) refuse({ [field]: blocking.message });
  }, [blocking, field, refuse]);

  const look = () => onWrong?.(isTyped(form.ref.current) ? wrongWith(schema, form.ref.current) : undefined);
  // What was typed before the page was left is there again by now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; after that whoever types tells
  useEffect(look, []);
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    form.onInput(event);
    look();
  };

  async function send(values: Values, pressed: boolean): Promise<Saved | false | string> {
    setBusy(true);
    setFailure(undefined);
    const answer = await save(values);
    setBusy(false);
    if (answer.ok) {
      done();
      toast(said);
      onSaved(answer.data.data, pressed);
      return answer.data.data;
    }
    if (answer.errors.length > 0) {
      refuse(fieldErrors(answer.errors));
      return false;
    }
    const reason = answer.status === 0 ? connectionDropped : answer.message;
    if (pressed) setFailure(reason);
    return reason;
  }
  async function sendRight(pressed: boolean): Promise<Saved | false | string> {
    const checked = busy ? null : read();
    return checked?.ok ? send(checked.values, pressed) : false;
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    sendRight(true);
  };
  useImperativeHandle(saveTyped, () => async () => (isTyped(form.ref.current) ? sendRight(false) : null));
  return { form: { ...form, onInput, onSubmit }, errors, busy, failure };
}
