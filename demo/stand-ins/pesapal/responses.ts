/** PesaPal's responses, with PesaPal's spellings. */
import type { PesapalState } from './state.ts';

export type Json = Record<string, unknown> | readonly unknown[];
export type StandInResponse = { http_status: number; body: Json };

/** Creates the `error` field of a success response: an object of nulls or, with the fault `null_error`, null. */
export const createEmptyError = ({ faults }: PesapalState) => (faults.null_error ? null : { error_type: null, code: null, message: null });

/** PesaPal reports errors with HTTP 200. */
export const createErrorResponse = (code: string, message = '', error_type = 'api_error'): StandInResponse => ({
  http_status: 200,
  body: { error: { error_type, code, message }, status: '500' },
});

export const createSuccessResponse = (state: PesapalState, body: Record<string, unknown>): StandInResponse => ({
  http_status: 200,
  body: { ...body, error: createEmptyError(state), status: '200' },
});

/** PesaPal sends it with HTTP 200, as its other errors; the fault `unauthorized` sends it with 401. */
export const createUnauthorizedResponse = (http_status: 200 | 401): StandInResponse => ({
  ...createErrorResponse('invalid_api_credentials_provided', 'Invalid Access Token', 'authentication_error'),
  http_status,
});
