/** The browser's API client. It sends the session's token, and ends the session when the server no longer accepts it. */
import { expireSession, getSession } from '#app/lib/session.ts';
import { createShopClient } from './create-shop-client.ts';

/** With `keepalive`, the browser finishes a request even if the shopper leaves the page. Such a request may have at most 64 kB. */
export const createApi = (requestOptions?: { keepalive: true }) =>
  createShopClient({
    // Reads `globalThis.fetch` at each call, because scripts that watch the network replace it after this module has run.
    fetch: (input, init) => globalThis.fetch(input, { ...init, ...requestOptions }),
    token: () => getSession()?.token ?? null,
    // A late response to the previous session must not end the current one.
    onNotAuthorized: (token) => token === (getSession()?.token ?? null) && expireSession(),
  });

export const api = createApi();
