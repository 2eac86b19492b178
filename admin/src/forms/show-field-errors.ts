import type { Refusal } from '@uruhu/contract/client';
import type { UseFormReturn } from 'react-hook-form';
import { RefusalError } from '#admin/api/call-staff.ts';
import type { Fields } from './compare-records.ts';

const ERROR_TYPE = 'shop';

export type RefusedSave = Pick<Refusal, 'message' | 'errors'>;

/** Shows the shop's errors beside their fields, and returns the refusal for the top of the form. Throws an error that is no refusal. */
export function showFieldErrors(error: unknown, form: Pick<UseFormReturn<Fields>, 'setError'>): RefusedSave {
  if (!(error instanceof RefusalError)) throw error;
  const { errors, message } = error.refusal;
  for (const { path, message: text } of errors) form.setError(path, { type: ERROR_TYPE, message: text });
  return { errors, message };
}

/**
 * The message at the top of the form, without the fields that the member has changed since; '' once she has changed all of them. A field that
 * the form does not have cannot show its error, so the message names it.
 */
export function summarizeErrors({ message, errors }: RefusedSave, form: Pick<UseFormReturn<Fields>, 'getValues' | 'formState'>): string {
  const isHidden = ({ path }: RefusedSave['errors'][number]) => form.getValues(path) === undefined;
  const isWrong = ({ path }: RefusedSave['errors'][number]) => findError(form.formState.errors, path)?.type === ERROR_TYPE;
  const remaining = errors.filter((error) => isHidden(error) || isWrong(error));
  if (remaining.length < errors.length)
    return remaining.length === 0 ? '' : joinErrors(remaining[0]?.message ?? '', remaining.filter(isHidden));
  return joinErrors(message, errors.filter(isHidden));
}

const joinErrors = (message: string, hidden: RefusedSave['errors']): string =>
  [message, ...hidden.map(({ path, message: text }) => (text === message ? '' : `${path}: ${text}`))].filter(Boolean).join(' ');

type ErrorTree = { type?: unknown; [name: string]: unknown };

const findError = (errors: object, path: string): ErrorTree | undefined =>
  path.split('.').reduce<ErrorTree | undefined>((tree, name) => tree?.[name] as ErrorTree | undefined, errors as ErrorTree);
