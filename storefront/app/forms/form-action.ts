import type { Result } from '@uruhu/contract/client';
import type { FieldSentence } from '@uruhu/contract/fields/field-code';
import { data } from 'react-router';
import { type FieldErrors, NO_ERRORS, type Schema, toFieldErrors, toSchemaErrors } from './form-errors.ts';

/** The result of a form that the browser submitted to the page without JavaScript. `values` fill the form again. */
export type FormResult = { sent: boolean; failure: string | undefined; errors: FieldErrors; values: Readonly<Record<string, string>> };

type FormActionOptions<Values> = {
  schema: Schema<Values>;
  send: (values: Values) => Promise<Result<unknown>>;
  /** The form's own sentences for the codes of its schema, if it has any. */
  sentences?: Readonly<Record<string, FieldSentence>>;
  /** The message for a failure without a message from the server. */
  fallbackFailure: string;
};

/** For the action of a route: checks the form, sends it, and responds with the status of the result. */
export async function runFormAction<Values>(form: FormData, options: FormActionOptions<Values>) {
  const { schema, send, fallbackFailure, sentences } = options;
  const values = Object.fromEntries([...form].filter((field): field is [string, string] => typeof field[1] === 'string'));
  const checked = schema.safeParse(values);
  const respond = (status: number, changes: Partial<FormResult>) =>
    data<FormResult>({ sent: false, failure: undefined, errors: NO_ERRORS, values, ...changes }, { status });
  if (!checked.success) return respond(400, { errors: toSchemaErrors(checked.error.issues, sentences) });
  const result = await send(checked.data);
  if (result.ok) return respond(200, { sent: true, values: {} });
  // The status of a call without a response is 0.
  if (result.status === 0) return respond(502, { failure: fallbackFailure, errors: toFieldErrors(result.errors) });
  return respond(result.status, { failure: result.message || fallbackFailure, errors: toFieldErrors(result.errors) });
}
