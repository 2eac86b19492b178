/** Builds the sentences of refusals from their codes and values. */
import type { RefusalCode } from '@uruhu/contract/codes';
import type { FieldCode } from '@uruhu/contract/field-codes';
import { type FieldSentence, formatFieldMessage } from '@uruhu/contract/fields/field-code';
import type { Refusal } from '../lib/outcome.ts';
import { type Messages, STAFF_MESSAGES, type StaffMessages } from './messages.ts';

export type FieldError = { path: string; code: FieldCode; message: string };
export type RefusalBody = { status: 'error'; code: RefusalCode; message: string; errors?: FieldError[]; data?: unknown };

type MessageSource = Pick<Refusal, 'code' | 'values'>;

export function createMessage({ code, values = {} }: MessageSource, { refusals }: Pick<Messages, 'refusals'>): string {
  const sentence = refusals[code] as string | ((values: object) => string);
  return typeof sentence === 'string' ? sentence : sentence(values);
}

export type ReasonCode = keyof Messages['reasons'];

/**
 * Finds the sentence that says why a payment or an order changed its state. What staff wrote, or what was stored without a code, is
 * returned unchanged.
 */
export function findReasonSentence(
  { reason_code, reason }: { reason_code: string; reason: string },
  { reasons }: Pick<Messages, 'reasons'>,
): string {
  return Object.hasOwn(reasons, reason_code) ? reasons[reason_code as ReasonCode] : reason;
}

export type ResolutionCode = keyof StaffMessages['resolutions'];

/** Finds the sentence that says how a payment problem was resolved. What staff wrote, or what was stored without a code, is returned unchanged. */
export const findResolutionSentence = ({
  resolution_code,
  resolution,
}: {
  resolution_code: ResolutionCode | '';
  resolution: string;
}): string => (resolution_code === '' ? resolution : STAFF_MESSAGES.resolutions[resolution_code]);

/** Builds the body of the response to a refused call. */
export function buildRefusalBody({ code, values = {}, fields, data }: Omit<Refusal, 'ok'>, messages: Messages): RefusalBody {
  const message = createMessage({ code, values }, messages);
  const body: RefusalBody = { status: 'error', code, message };
  if (fields) body.errors = fields.map((path) => ({ path, code, message }));
  if (data !== undefined) body.data = data;
  return body;
}

/** Builds the error of one field. `message`: from the schema, a code (see field-code.ts) or a sentence of the schema library. */
export function createFieldError(path: string, message: string, { fields, refusals }: Pick<Messages, 'fields' | 'refusals'>): FieldError {
  const code = message.split(':', 1)[0] ?? '';
  const isOfField = code !== 'invalid_value' && Object.hasOwn(fields, code);
  // A schema passes at most a bound, so it uses only sentences that are texts or functions of a bound.
  const fieldMessage = formatFieldMessage((isOfField ? fields : refusals) as unknown as Record<string, FieldSentence>, message);
  if (fieldMessage.code === undefined) return { path, code: 'invalid_value', message: fields.invalid_value({ detail: message }) };
  return { path, code: fieldMessage.code as FieldCode, message: fieldMessage.message };
}
