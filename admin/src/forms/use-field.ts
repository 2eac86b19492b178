import { type InputProps, useInput } from 'ra-core';

/** By default ra-core turns an emptied text into null. The server stores an empty text as '', and refuses null. */
export const keepEmptyText = <Value>(value: Value): Value => value;

/** ra-core writes the result of `validate` as JSON, and puts this mark before it. */
const RESULT_MARK = '@@react-admin@@';

/** The sentence of a field's error, which comes from `validate` or from the server. */
export const readErrorMessage = (message: string): string =>
  message.startsWith(RESULT_MARK) ? JSON.parse(message.slice(RESULT_MARK.length)) : message;

/** The value and the error of a form's field, for custom inputs. React-admin's inputs get the same `parse` from the theme. */
export const useField = <Value>(props: InputProps<Value>) => useInput<Value>({ parse: keepEmptyText, ...props });
