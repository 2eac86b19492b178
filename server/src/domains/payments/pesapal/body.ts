/** How PesaPal's answers are read. Its names are its own, and so are its spellings. */

import { type Fields, fields, text } from '../fields.ts';

export type Fault = { type: string; code: string; message: string };

/** What an answer says went wrong, or null: `null` and an object of nulls both say that nothing did. */
export function faultOf(body: Fields): Fault | null {
  const said = body.error;
  if (typeof said === 'string' && said !== '') return { type: '', code: said, message: '' };
  const { error_type, type, code, message } = fields(said);
  const fault = { type: text(error_type ?? type), code: text(code), message: text(message) };
  return fault.type + fault.code + fault.message === '' ? null : fault;
}

/** Of the call, not of the payment: "200" or 200. One that is not said is not held against an answer that is whole. */
export const isCallOk = (body: Fields): boolean => ['200', ''].includes(text(body.status));

/** The token is not good, as it is said in a body. */
export const isUnauthorized = (body: unknown): boolean => {
  const fault = faultOf(fields(body));
  return fault !== null && (fault.type === 'authentication_error' || fault.code === 'invalid_api_credentials_provided');
};

/** For logs and for staff: short, one line. */
export const inWords = (fault: Fault | null, body: Fields): string =>
  [fault?.code || fault?.type, fault?.message, fault ? '' : `status ${text(body.status)}`]
    .filter(Boolean)
    .join(': ')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .slice(0, 200);
