import { type FocusEvent, type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { dropDraft, keepDraft, restoreDraft } from './draft.ts';
import { type FieldErrors, fieldErrors, NO_ERRORS, type Schema, withField } from './form-errors.ts';

type Checked<Values> = { ok: true; values: Values } | { ok: false; errors: FieldErrors };

function check<Values>(schema: Schema<Values>, form: HTMLFormElement): Checked<Values> {
  const checked = schema.safeParse(Object.fromEntries(new FormData(form)));
  return checked.success ? { ok: true, values: checked.data } : { ok: false, errors: fieldErrors(checked.error.issues) };
}

/** The first field of the form that has an error gets the focus. */
function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  const field = [...form.elements].find((element) => element instanceof HTMLInputElement && element.name in errors);
  if (field instanceof HTMLInputElement) field.focus();
}

type FormOptions = {
  /** Under this name what is typed is kept while the tab is open. */
  draft?: string;
  /** Fields that are never kept. */
  secret?: readonly string[];
};

const NONE: readonly string[] = [];

/**
 * A form whose fields belong to the browser: what is typed before the scripts run stays. A field is checked when it is
 * left, and again while its error is being mended; all of them when the form is sent.
 */
export function useForm<Values>(schema: Schema<Values>, { draft, secret = NONE }: FormOptions = {}) {
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState(NO_ERRORS);

  useEffect(() => {
    if (draft && ref.current) restoreDraft(draft, ref.current);
  }, [draft]);

  const checkField = (field: EventTarget) => {
    if (!(field instanceof HTMLInputElement) || !field.form || !field.name) return;
    const checked = check(schema, field.form);
    setErrors((shown) => withField(shown, field.name, checked.ok ? undefined : checked.errors[field.name]));
  };
  const onInput = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    if (draft) keepDraft(draft, currentTarget, secret);
    if ((target as HTMLInputElement).name in errors) checkField(target);
  };
  // A field that is left empty has not been filled in yet: that is no mistake before the form is sent.
  const onBlur = ({ target }: FocusEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement && target.value !== '') checkField(target);
  };

  /** Shows what the server said of fields, and goes to the first of them. */
  const refuse = useCallback((said: FieldErrors) => {
    setErrors(said);
    if (ref.current) focusFirst(ref.current, said);
  }, []);
  /** The values of a form that is right; else its errors, which are shown then. */
  const read = (): Checked<Values> => {
    if (!ref.current) return { ok: false, errors: NO_ERRORS };
    const checked = check(schema, ref.current);
    if (checked.ok) setErrors(NO_ERRORS);
    else refuse(checked.errors);
    return checked;
  };
  const done = () => draft && dropDraft(draft);

  return { form: { ref, noValidate: true, onInput, onBlur }, errors, read, refuse, done };
}
