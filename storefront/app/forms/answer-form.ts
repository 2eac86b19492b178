import type { Result } from '@uruhu/contract/client';
import { data } from 'react-router';
import { type FieldErrors, fieldErrors, NO_ERRORS, type Schema } from './form-errors.ts';

/** What the page says of a form that it was sent itself, where there are no scripts. `values` is what was typed, to stand there again. */
export type Answered = { sent: boolean; failure: string | undefined; errors: FieldErrors; values: Readonly<Record<string, string>> };

type Sending<Values> = {
  schema: Schema<Values>;
  send: (values: Values) => Promise<Result<unknown>>;
  /** Where the server says nothing better. */
  failed: string;
};

/** For the action of a route: checks the form, sends it, and answers with the status of what came of it. */
export async function answerForm<Values>(form: FormData, { schema, send, failed }: Sending<Values>) {
  const values = Object.fromEntries([...form].filter((field): field is [string, string] => typeof field[1] === 'string'));
  const checked = schema.safeParse(values);
  const answered = (status: number, answer: Partial<Answered>) =>
    data<Answered>({ sent: false, failure: undefined, errors: NO_ERRORS, values, ...answer }, { status });
  if (!checked.success) return answered(400, { errors: fieldErrors(checked.error.issues) });
  const result = await send(checked.data);
  if (result.ok) return answered(200, { sent: true, values: {} });
  return answered(result.status || 502, { failure: (result.status && result.message) || failed, errors: fieldErrors(result.errors) });
}
