import { type FocusEvent, type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { dismissErrors } from '#app/lib/toasts.ts';
import { dropDraft, isTextField, keepDraft, restoreDraft, type TextField } from './draft.ts';
import { type FieldErrors, fieldErrors, NO_ERRORS, type Schema, withField } from './form-errors.ts';

type Checked<Values> = { ok: true; values: Values } | { ok: false; errors: FieldErrors };

function check<Values>(schema: Schema<Values>, form: HTMLFormElement): Checked<Values> {
  const checked = schema.safeParse(Object.fromEntries(new FormData(form)));
  return checked.success ? { ok: true, values: checked.data } : { ok: false, errors: fieldErrors(checked.error.issues) };
}

/** The first field of the form that has an error gets the focus; what it is folded into opens. */
function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  const field = [...form.elements].filter(isTextField).find(({ name }) => name in errors);
  if (!field) return;
  const fold = field.closest('details');
  if (fold) fold.open = true;
  field.focus();
}

/**
 * Acts once nothing is pressed any more. A note that comes while a button is held down moves the button from under the
 * pointer, and the press is lost.
 */
function afterPress(act: () => void): void {
  const soon = () => setTimeout(act);
  if (document.querySelector(':active')) addEventListener('pointerup', soon, { once: true });
  else soon();
}

type FormOptions = {
  /** Under this name what is typed is kept while the tab is open. */
  draft?: string;
  /** Fields that are never kept. */
  secret?: readonly string[];
  /** What the page came with, where it was sent without scripts. */
  said?: FieldErrors | undefined;
};

const NONE: readonly string[] = [];

/**
 * A form whose fields belong to the browser: what is typed before the scripts run stays. A field is checked when it is
 * left, and again while its error is being mended; all of them when the form is sent.
 */
export function useForm<Values>(schema: Schema<Values>, { draft, secret = NONE, said = NO_ERRORS }: FormOptions = {}) {
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState(said);

  useEffect(() => {
    if (draft && ref.current) restoreDraft(draft, ref.current);
  }, [draft]);

  const errorOf = (field: TextField): string | undefined => {
    const checked = field.form && check(schema, field.form);
    return checked && !checked.ok ? checked.errors[field.name] : undefined;
  };
  const onInput = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    if (draft) keepDraft(draft, currentTarget, secret);
    const field = target as TextField;
    if (field.name in errors) setErrors((shown) => withField(shown, field.name, errorOf(field)));
  };
  // A field that is left empty has not been filled in yet: that is no mistake before the form is sent.
  const onBlur = ({ target }: FocusEvent<HTMLFormElement>) => {
    if (!isTextField(target) || target.value === '') return;
    afterPress(() => {
      const error = errorOf(target);
      if (error) setErrors((shown) => withField(shown, target.name, error));
    });
  };

  /** Shows what the server said of fields, and goes to the first of them. */
  const refuse = useCallback((said: FieldErrors) => {
    setErrors(said);
    if (ref.current) focusFirst(ref.current, said);
  }, []);
  /** The values of a form that is right; else its errors, which are shown then. */
  const read = (): Checked<Values> => {
    dismissErrors();
    if (!ref.current) return { ok: false, errors: NO_ERRORS };
    const checked = check(schema, ref.current);
    if (checked.ok) setErrors(NO_ERRORS);
    else refuse(checked.errors);
    return checked;
  };
  const done = () => draft && dropDraft(draft);

  return { form: { ref, noValidate: true, onInput, onBlur }, errors, read, refuse, done };
}
