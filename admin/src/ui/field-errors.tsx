import { createContext, type ReactNode, use, useEffect, useMemo, useRef } from 'react';

export type FieldErrors = Readonly<Record<string, string>>;
const NONE: FieldErrors = {};

type Shown = { errors: FieldErrors; names: Set<string> };
const Context = createContext<Shown>({ errors: NONE, names: new Set() });

/** Gives the inputs below the shop's sentence about their field. `render` gets the sentences of fields that have no input there. */
export const FieldErrorsProvider = ({ errors, children }: { errors: FieldErrors; children: (others: string) => ReactNode }) => {
  const names = useRef(new Set<string>()).current;
  const value = useMemo(() => ({ errors, names }), [errors, names]);
  const others = Object.entries(errors).flatMap(([name, sentence]) => (names.has(name) ? [] : [sentence]));
  return <Context value={value}>{children([...new Set(others)].join(' '))}</Context>;
};

/** The shop's sentence about the field of an input, if it was refused. */
export function useFieldError(name: string): string | undefined {
  const { errors, names } = use(Context);
  useEffect(() => {
    names.add(name);
    return () => void names.delete(name);
  }, [names, name]);
  return errors[name];
}

/** Moves to the first refused input, once it is drawn as such. */
export const focusFirstError = (form: HTMLElement) =>
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
