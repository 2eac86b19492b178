/** The API as the browser asks it: with the token of the session, which ends when the server says that it is over. */
import { createClient } from '@uruhu/contract/client';
import { endSession, getSession } from './session.ts';

export const api = createClient({
  // Looked up at each call: scripts that watch the network replace it after this module has run.
  fetch: (input, init) => globalThis.fetch(input, init),
  token: () => getSession()?.token ?? null,
  // A late answer to the session before must not end the one that has begun since.
  onNotAuthorized: (token) => token === (getSession()?.token ?? null) && endSession(),
});
