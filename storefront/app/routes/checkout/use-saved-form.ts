import type { Result } from '@uruhu/contract/client';
import { type FormEvent, type Ref, useEffect, useImperativeHandle, useState } from 'react';
import { isTextField } from '#app/forms/draft.ts';
import { type Schema, toFieldErrors, toSchemaErrors } from '#app/forms/form-errors.ts';
import { useForm } from '#app/forms/use-form.ts';
import { toast } from '#app/lib/toasts.ts';
import { connectionDropped } from '#messages/orders/checkout';

/** The functions of a section's form that the page calls when the shopper places the order. */
export type SectionForm<Saved> = {
  /**
   * Saves the typed values that are not saved yet. Returns the saved data; null if there is nothing to save; false if a value is wrong,
   * which its field shows; or the reason if saving fails, to be shown at the button that the shopper pressed.
   */
  saveTyped: () => Promise<Saved | null | false | string>;
  /** Shows the problem of the order that this form must fix. */
  showProblem: (message: string) => void;
};

type SavedFormOptions<Values, Saved> = {
  /** The name of the draft that stores what the shopper types while the tab is open. */
  draft: string;
  save: (values: Values) => Promise<Result<{ data: Saved }>>;
  /** The toast after saving. */
  savedMessage: string;
  /** `byOwnButton`: the shopper pressed the form's own button. */
  onSaved: (saved: Saved, byOwnButton: boolean) => void;
  /** The field that shows a problem of the order. */
  problemField: string;
  ref: Ref<SectionForm<Saved>>;
  /** Called with the error of the typed values, or undefined. */
  onError?: (message: string | undefined) => void;
};

const hasTypedValues = (form: HTMLFormElement | null): form is HTMLFormElement =>
  form !== null && [...form.elements].filter(isTextField).some(({ value, defaultValue }) => value !== defaultValue);

function findError(schema: Schema<unknown>, form: HTMLFormElement): string | undefined {
  const checked = schema.safeParse(Object.fromEntries(new FormData(form)));
  return checked.success ? undefined : Object.values(toSchemaErrors(checked.error.issues))[0];
}

/**
 * A form of the checkout with its own save button. It shows errors at the field, or below all fields. It calls the API itself, because
 * placing the order needs the saved data, which a fetcher would not return.
 */
export function useSavedForm<Values, Saved extends object>(schema: Schema<Values>, options: SavedFormOptions<Values, Saved>) {
  const { draft, save, savedMessage, onSaved, problemField, ref, onError } = options;
  const { form, errors, readValues, showErrors, discardDraft } = useForm(schema, { draft });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const reportError = () => onError?.(hasTypedValues(form.ref.current) ? findError(schema, form.ref.current) : undefined);
  // The draft has been restored by now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; afterwards onInput reports errors
  useEffect(reportError, []);
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    form.onInput(event);
    reportError();
  };

  async function send(values: Values, byOwnButton: boolean): Promise<Saved | false | string> {
    setBusy(true);
    setFailure(undefined);
    const result = await save(values);
    setBusy(false);
    if (result.ok) {
      discardDraft();
      toast(savedMessage);
      onSaved(result.data.data, byOwnButton);
      return result.data.data;
    }
    if (result.errors.length > 0) {
      showErrors(toFieldErrors(result.errors));
      return false;
    }
    const reason = result.code === 'network_error' ? connectionDropped : result.message;
    if (byOwnButton) setFailure(reason);
    return reason;
  }
  async function sendIfValid(byOwnButton: boolean): Promise<Saved | false | string> {
    const checked = busy ? null : readValues();
    return checked?.ok ? send(checked.values, byOwnButton) : false;
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    sendIfValid(true);
  };
  useImperativeHandle(ref, () => ({
    saveTyped: async () => (hasTypedValues(form.ref.current) ? sendIfValid(false) : null),
    showProblem: (message) => showErrors({ [problemField]: message }),
  }));
  return { form: { ...form, onInput, onSubmit }, errors, busy, failure };
}
