/** Reads PesaPal's responses. Field names and spellings are PesaPal's own. */

import { type Fields, readText, toFields } from '../fields.ts';

export type PesapalError = { type: string; code: string; message: string };

/** The error in a response, or null: PesaPal writes no error as `null` or as an object of nulls. */
export function findPesapalError(body: Fields): PesapalError | null {
  const error = body.error;
  if (typeof error === 'string' && error !== '') return { type: '', code: error, message: '' };
  const { error_type, type, code, message } = toFields(error);
  const fault = { type: readText(error_type ?? type), code: readText(code), message: readText(message) };
  return fault.type + fault.code + fault.message === '' ? null : fault;
}

/** Whether the call (not the payment) succeeded: "200" or 200. A response without a status counts as successful. */
export const isCallOk = (body: Fields): boolean => ['200', ''].includes(readText(body.status));

/** Whether the body says that the token is invalid. */
export const isUnauthorized = (body: unknown): boolean => {
  const fault = findPesapalError(toFields(body));
  return fault !== null && (fault.type === 'authentication_error' || fault.code === 'invalid_api_credentials_provided');
};

/** Describes the error in one short line, for logs and staff. */
export const describePesapalError = (fault: PesapalError | null, body: Fields): string =>
  [fault?.code || fault?.type, fault?.message, fault ? '' : `status ${readText(body.status)}`]
    .filter(Boolean)
    .join(': ')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .slice(0, 200);
