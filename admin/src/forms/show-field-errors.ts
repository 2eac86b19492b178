import type { UseFormReturn } from 'react-hook-form';
import { RefusalError } from '#admin/api/call-staff.ts';
import type { Fields } from './compare-records.ts';

/** Puts the shop's refusal of each field beside it, and returns the sentence for the top of the form. */
export function showFieldErrors(error: unknown, form: Pick<UseFormReturn<Fields>, 'setError' | 'getValues'>): string {
  if (!(error instanceof RefusalError)) throw error;
  const { errors, message } = error.refusal;
  // A field that the form does not have cannot show its error, so the top of the form does.
  const hidden = errors.filter(({ path }) => form.getValues(path) === undefined);
  for (const [index, { path, message: text }] of errors.entries()) {
    form.setError(path, { type: 'shop', message: text }, { shouldFocus: index === 0 });
  }
  return [message, ...hidden.map(({ path, message: text }) => (text === message ? '' : `${path}: ${text}`))].filter(Boolean).join(' ');
}
