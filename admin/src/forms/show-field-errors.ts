import type { UseFormReturn } from 'react-hook-form';
import { RefusalError } from '#admin/api/call-staff.ts';
import type { Fields } from './compare-records.ts';

/** Shows the shop's errors beside their fields. Returns the message for the top of the form, and the first refused field, if any. */
export function showFieldErrors(
  error: unknown,
  form: Pick<UseFormReturn<Fields>, 'setError' | 'getValues'>,
): { message: string; field: string | null } {
  if (!(error instanceof RefusalError)) throw error;
  const { errors, message } = error.refusal;
  // A field that the form does not have cannot show its error, so the top of the form does.
  const hidden = errors.filter(({ path }) => form.getValues(path) === undefined);
  for (const { path, message: text } of errors) form.setError(path, { type: 'shop', message: text });
  const sentences = [message, ...hidden.map(({ path, message: text }) => (text === message ? '' : `${path}: ${text}`))];
  return { message: sentences.filter(Boolean).join(' '), field: errors[0]?.path ?? null };
}
