import type { Refusal } from '@uruhu/contract/client';
import type { UseFormReturn } from 'react-hook-form';
import { RefusalError } from '#admin/api/refusal-error.ts';
import type { Fields } from './compare-records.ts';

const ERROR_TYPE = 'shop';
/** More would push the first field off the screen of a phone. */
const LINES_MAX = 5;

export type RefusedSave = Pick<Refusal, 'message' | 'errors'>;

/** Shows the shop's errors beside their fields, and returns the refusal for the top of the form. Throws an error that is no refusal. */
export function showFieldErrors(error: unknown, form: Pick<UseFormReturn<Fields>, 'setError'>): RefusedSave {
  if (!(error instanceof RefusalError)) throw error;
  const { errors, message } = error.refusal;
  for (const { path, message: text } of errors) form.setError(path, { type: ERROR_TYPE, message: text });
  return { errors, message };
}

/** Returns the label of a field; of a field without a label, its name in words. */
type GetLabel = (field: string) => string;

/**
 * The message at the top of the form: the errors with the labels of their fields, without the fields that the member has changed since; '' once
 * she has changed all of them. The error of a field that the form does not have stays, because nothing else shows it.
 */
export function summarizeErrors(
  { message, errors }: RefusedSave,
  form: Pick<UseFormReturn<Fields>, 'getValues' | 'formState'>,
  getLabel: GetLabel,
): string {
  if (errors.length === 0) return message;
  const isHidden = ({ path }: RefusedSave['errors'][number]) => form.getValues(path) === undefined;
  const isStillRefused = ({ path }: RefusedSave['errors'][number]) => findError(form.formState.errors, path)?.type === ERROR_TYPE;
  const remaining = errors.filter((error) => isHidden(error) || isStillRefused(error));
  const lines = remaining.map(({ path, message: text }) => `${getLabel(path.split('.')[0] ?? path)}: ${text}`);
  return [...new Set(lines)].slice(0, LINES_MAX).join('\n');
}

type ErrorTree = { type?: unknown; [name: string]: unknown };

const findError = (errors: object, path: string): ErrorTree | undefined =>
  path.split('.').reduce<ErrorTree | undefined>((tree, name) => tree?.[name] as ErrorTree | undefined, errors as ErrorTree);
