/** The API as the browser asks it: with the token of the session, which ends when the server says that it is over. */
import { createClient } from '@uruhu/contract/client';
import { endSession, getSession } from './session.ts';

/** `lasting`: what is asked is carried out even when the page is left meanwhile; of 64 kB at most. */
export const clientOf = (lasting?: { keepalive: true }) =>
  createClient({
    // Looked up at each call: scripts that watch the network replace it after this module has run.
    fetch: (input, init) => globalThis.fetch(input, { ...init, ...lasting }),
    token: () => getSession()?.token ?? null,
    // A late answer to the session before must not end the one that has begun since.
    onNotAuthorized: (token) => token === (getSession()?.token ?? null) && endSession(),
  });

export const api = clientOf();
