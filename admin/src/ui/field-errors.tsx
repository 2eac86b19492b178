import { createContext, type ReactNode, use, useEffect, useMemo, useRef } from 'react';

export type FieldErrors = Readonly<Record<string, string>>;
const NONE: FieldErrors = {};

/** `names`: the fields that have an input in the form. */
type FormErrors = { errors: FieldErrors; names: Set<string> };
const FormErrorsContext = createContext<FormErrors>({ errors: NONE, names: new Set() });

/** Gives the inputs inside it the server's errors about their fields. `children` gets the errors of fields that have no input there, joined. */
export const FieldErrorsProvider = ({ errors, children }: { errors: FieldErrors; children: (otherErrors: string) => ReactNode }) => {
  const names = useRef(new Set<string>()).current;
  const value = useMemo(() => ({ errors, names }), [errors, names]);
  const otherErrors = Object.entries(errors).flatMap(([name, sentence]) => (names.has(name) ? [] : [sentence]));
  return <FormErrorsContext value={value}>{children([...new Set(otherErrors)].join(' '))}</FormErrorsContext>;
};

/** The server's error about the field of an input, if there is one. */
export function useFieldError(name: string): string | undefined {
  const { errors, names } = use(FormErrorsContext);
  useEffect(() => {
    names.add(name);
    return () => void names.delete(name);
  }, [names, name]);
  return errors[name];
}

/** Focuses the first input with an error. Waits for the next frame, when React has marked the inputs. */
export const focusFirstError = (form: HTMLElement) =>
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
