/** How PesaPal says things. The spellings are its own. */
import type { World } from './world.ts';

export type Json = Record<string, unknown> | readonly unknown[];
export type Answer = { http_status: number; body: Json };

export const noError = ({ faults }: World) => (faults.null_error ? null : { error_type: null, code: null, message: null });

/** What went wrong is told with HTTP 200. */
export const wrong = (code: string, message = '', error_type = 'api_error'): Answer => ({
  http_status: 200,
  body: { error: { error_type, code, message }, status: '500' },
});

export const well = (world: World, body: Record<string, unknown>): Answer => ({
  http_status: 200,
  body: { ...body, error: noError(world), status: '200' },
});

export const notSignedIn = (http_status: 200 | 401): Answer => ({
  ...wrong('invalid_api_credentials_provided', 'Invalid Access Token', 'authentication_error'),
  http_status,
});
