import { type InputProps, useInput } from 'ra-core';

/** Left to itself, ra-core turns an emptied text into null. The shop keeps an empty text as '', and refuses null. */
export const keepEmptyText = <Value>(value: Value): Value => value;

/** The value of a form's field and its error, for an input of our own. Inputs of the packages get the same from the theme. */
export const useField = <Value>(props: InputProps<Value>) => useInput<Value>({ parse: keepEmptyText, ...props });
