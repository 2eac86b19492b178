/** PesaPal's responses, with PesaPal's spellings. */
import type { World } from './world.ts';

export type Json = Record<string, unknown> | readonly unknown[];
export type StandInResponse = { http_status: number; body: Json };

export const emptyError = ({ faults }: World) => (faults.null_error ? null : { error_type: null, code: null, message: null });

/** PesaPal reports errors with HTTP 200. */
export const errorResponse = (code: string, message = '', error_type = 'api_error'): StandInResponse => ({
  http_status: 200,
  body: { error: { error_type, code, message }, status: '500' },
});

export const successResponse = (world: World, body: Record<string, unknown>): StandInResponse => ({
  http_status: 200,
  body: { ...body, error: emptyError(world), status: '200' },
});

export const notSignedIn = (http_status: 200 | 401): StandInResponse => ({
  ...errorResponse('invalid_api_credentials_provided', 'Invalid Access Token', 'authentication_error'),
  http_status,
});
