/** Reads PesaPal's responses. The field names are PesaPal's. */

import { type Fields, readText, toFields } from '../fields.ts';

export type PesapalError = { type: string; code: string; message: string };

/** The error in a response; null if there is none, which PesaPal writes as `null` or as an object of nulls. */
export function findPesapalError(body: Fields): PesapalError | null {
  if (typeof body.error === 'string' && body.error !== '') return { type: '', code: body.error, message: '' };
  const { error_type, type, code, message } = toFields(body.error);
  const error = { type: readText(error_type ?? type), code: readText(code), message: readText(message) };
  return error.type + error.code + error.message === '' ? null : error;
}

/** Whether the call (not the payment) has succeeded: its status is "200" or 200, or missing. */
export const isCallOk = (body: Fields): boolean => ['200', ''].includes(readText(body.status));

/** Whether PesaPal has refused the token. */
export const isUnauthorized = (body: unknown): boolean => {
  const error = findPesapalError(toFields(body));
  return error !== null && (error.type === 'authentication_error' || error.code === 'invalid_api_credentials_provided');
};

/** Describes the error in one short line, for logs and staff. */
export const describePesapalError = (error: PesapalError | null, body: Fields): string =>
  [error?.code || error?.type, error?.message, error ? '' : `status ${readText(body.status)}`]
    .filter(Boolean)
    .join(': ')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .slice(0, 200);
