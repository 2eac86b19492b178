import { useController } from 'react-hook-form';

/** `defaultValue`: the value if the record has none. `validate`: why the value cannot be saved; the form is then not sent. */
type Options<Value> = { source: string; defaultValue?: Value; validate?: (value: unknown) => string | undefined };

/** The value and the error of a form's field. */
export function useField<Value>({ source, validate, ...defaults }: Options<Value>) {
  const { field, fieldState } = useController({ name: source, ...defaults, ...(validate && { rules: { validate } }) });
  return { field: field as Omit<typeof field, 'value'> & { value: Value | undefined }, fieldState };
}
