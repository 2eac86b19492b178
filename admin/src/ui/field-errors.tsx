import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';

export type FieldErrors = Readonly<Record<string, string>>;
const NONE: FieldErrors = {};

/** `names`: the fields that have an input in the form. `clear`: hides the error of a field that a member has changed. */
type FormErrors = { errors: FieldErrors; names: Set<string>; clear: (name: string) => void };
const FormErrorsContext = createContext<FormErrors>({ errors: NONE, names: new Set(), clear: () => {} });

/** Gives the inputs inside it the server's errors about their fields. `children` gets the errors of fields that have no input there, joined. */
export const FieldErrorsProvider = ({ errors, children }: { errors: FieldErrors; children: (otherErrors: string) => ReactNode }) => {
  const names = useRef(new Set<string>()).current;
  // Holds for these errors only: a second refusal of the field is shown again.
  const [cleared, setCleared] = useState<{ errors: FieldErrors; left: FieldErrors }>({ errors, left: errors });
  const shownErrors = cleared.errors === errors ? cleared.left : errors;
  const value = useMemo(() => {
    const clear = (name: string) => {
      const { [name]: error, ...left } = shownErrors;
      if (error !== undefined) setCleared({ errors, left });
    };
    return { errors: shownErrors, names, clear };
  }, [errors, shownErrors, names]);
  const otherErrors = Object.entries(shownErrors).flatMap(([name, sentence]) => (names.has(name) ? [] : [sentence]));
  return <FormErrorsContext value={value}>{children([...new Set(otherErrors)].join(' '))}</FormErrorsContext>;
};

/** The server's error about the field of an input, if there is one, and the function that the input calls when a member changes it. */
export function useFieldError(name: string): { error: string | undefined; clear: () => void } {
  const { errors, names, clear } = use(FormErrorsContext);
  useEffect(() => {
    names.add(name);
    return () => void names.delete(name);
  }, [names, name]);
  return { error: errors[name], clear: () => clear(name) };
}

/** Focuses the first input with an error. Waits for the next frame, when React has marked the inputs. */
export const focusFirstError = (form: HTMLElement) =>
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
