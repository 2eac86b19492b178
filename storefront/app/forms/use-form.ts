import type { FieldSentence } from '@uruhu/contract/fields/field-code';
import { type FocusEvent, type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { dismissErrors } from '#app/lib/toasts.ts';
import { dropDraft, isTextField, restoreDraft, storeDraft, type TextField } from './draft.ts';
import { type FieldErrors, NO_ERRORS, type Schema, toSchemaErrors, withField } from './form-errors.ts';

type CheckResult<Values> = { ok: true; values: Values } | { ok: false; errors: FieldErrors };

type Sentences = Readonly<Record<string, FieldSentence>>;

function checkValues<Values>(schema: Schema<Values>, form: HTMLFormElement, sentences: Sentences | undefined): CheckResult<Values> {
  const checked = schema.safeParse(Object.fromEntries(new FormData(form)));
  return checked.success ? { ok: true, values: checked.data } : { ok: false, errors: toSchemaErrors(checked.error.issues, sentences) };
}

/** Focuses the first field with an error, and opens the details element that contains it. */
function focusFirstError(form: HTMLFormElement, errors: FieldErrors): void {
  const field = [...form.elements].filter(isTextField).find(({ name }) => name in errors);
  if (!field) return;
  const details = field.closest('details');
  if (details) details.open = true;
  field.focus();
}

/**
 * Calls `callback` after the current press. A message that appears while the shopper holds a button down would move the button from under
 * the pointer, and the press would be lost.
 */
function callAfterPress(callback: () => void): void {
  const callAfterEvent = () => setTimeout(callback);
  if (document.querySelector(':active')) addEventListener('pointerup', callAfterEvent, { once: true });
  else callAfterEvent();
}

type FormOptions = {
  /** The name of the draft that stores what the shopper types while the tab is open. */
  draft?: string;
  /** Fields that the draft leaves out. */
  secretFields?: readonly string[];
  /** The errors of a submission without JavaScript. */
  serverErrors?: FieldErrors | undefined;
  /** Sentences that this form shows for codes of its schema, instead of the usual ones. */
  sentences?: Sentences;
};

const NO_FIELDS: readonly string[] = [];

/**
 * A form with uncontrolled fields, so that text typed before hydration stays. Checks a field when the shopper leaves it, and on each
 * change while it has an error; checks all fields on submit.
 */
export function useForm<Values>(
  schema: Schema<Values>,
  { draft, secretFields = NO_FIELDS, serverErrors = NO_ERRORS, sentences }: FormOptions = {},
) {
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState(serverErrors);

  useEffect(() => {
    if (draft && ref.current) restoreDraft(draft, ref.current);
  }, [draft]);

  const findError = (field: TextField): string | undefined => {
    const checked = field.form && checkValues(schema, field.form, sentences);
    return checked && !checked.ok ? checked.errors[field.name] : undefined;
  };
  const onInput = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    if (draft) storeDraft(draft, currentTarget, secretFields);
    const field = target as TextField;
    if (field.name in errors) setErrors((shown) => withField(shown, field.name, findError(field)));
  };
  // An empty field is no error before the form is submitted: the shopper has not filled it in yet.
  const onBlur = ({ target }: FocusEvent<HTMLFormElement>) => {
    if (!isTextField(target) || target.value === '') return;
    callAfterPress(() => {
      const error = findError(target);
      if (error) setErrors((shown) => withField(shown, target.name, error));
    });
  };

  /** Shows the server's errors of fields, and focuses the first. */
  const showErrors = useCallback((serverErrors: FieldErrors) => {
    setErrors(serverErrors);
    if (ref.current) focusFirstError(ref.current, serverErrors);
  }, []);
  /** Returns the values of a valid form, else its errors, which it also shows. */
  const readValues = (): CheckResult<Values> => {
    dismissErrors();
    if (!ref.current) return { ok: false, errors: NO_ERRORS };
    const checked = checkValues(schema, ref.current, sentences);
    if (checked.ok) setErrors(NO_ERRORS);
    else showErrors(checked.errors);
    return checked;
  };
  /** Deletes the stored draft, once the form is sent. */
  const discardDraft = () => draft && dropDraft(draft);

  return { form: { ref, noValidate: true, onInput, onBlur }, errors, readValues, showErrors, discardDraft };
}
