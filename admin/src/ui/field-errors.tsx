import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';

export type FieldErrors = Readonly<Record<string, string>>;
const NO_ERRORS: FieldErrors = {};

/** `inputNames`: the fields that have an input in the form. `clear`: hides the error of a field that a member has changed. */
type FormErrors = { errors: FieldErrors; inputNames: Set<string>; clear: (name: string) => void };
const FormErrorsContext = createContext<FormErrors>({ errors: NO_ERRORS, inputNames: new Set(), clear: () => {} });

/** Gives the inputs inside it the server's errors about their fields. `children` gets the errors of all other fields as one text. */
export const FieldErrorsProvider = ({ errors, children }: { errors: FieldErrors; children: (otherErrors: string) => ReactNode }) => {
  const inputNames = useRef(new Set<string>()).current;
  // `remaining`: the errors of the reply that no change of an input has hidden. The errors of the next reply are all shown.
  const [lastClear, setLastClear] = useState<{ reply: FieldErrors; remaining: FieldErrors }>({ reply: errors, remaining: errors });
  const shownErrors = lastClear.reply === errors ? lastClear.remaining : errors;
  const value = useMemo(() => {
    const clear = (name: string) => {
      const { [name]: error, ...remaining } = shownErrors;
      if (error !== undefined) setLastClear({ reply: errors, remaining });
    };
    return { errors: shownErrors, inputNames, clear };
  }, [errors, shownErrors, inputNames]);
  const otherErrors = Object.entries(shownErrors).flatMap(([name, sentence]) => (inputNames.has(name) ? [] : [sentence]));
  return <FormErrorsContext value={value}>{children([...new Set(otherErrors)].join(' '))}</FormErrorsContext>;
};

/** The server's error about the field of an input, if there is one, and the function that the input calls when a member changes it. */
export function useFieldError(name: string): { error: string | undefined; clear: () => void } {
  const { errors, inputNames, clear } = use(FormErrorsContext);
  useEffect(() => {
    inputNames.add(name);
    return () => void inputNames.delete(name);
  }, [inputNames, name]);
  return { error: errors[name], clear: () => clear(name) };
}

/** Focuses the first input with an error. Waits for the next frame, when React has marked the inputs. */
export const focusFirstError = (form: HTMLElement) =>
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
