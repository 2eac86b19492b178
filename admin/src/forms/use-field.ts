import { type InputProps, useInput } from 'ra-core';

/** By default ra-core turns an emptied text into null. The server stores an empty text as '', and refuses null. */
export const keepEmptyText = <Value>(value: Value): Value => value;

/** The value and the error of a form's field, for custom inputs. React-admin's inputs get the same `parse` from the theme. */
export const useField = <Value>(props: InputProps<Value>) => useInput<Value>({ parse: keepEmptyText, ...props });
