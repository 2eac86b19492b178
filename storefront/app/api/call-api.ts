/** Calls the API from pages whose first view should not load its client: the client is fetched with the first call. */
import type { Refusal } from '@uruhu/contract/client';
import { reportScriptFailure } from '#app/lib/script-failure.ts';
import { network_error } from '#messages/shell/network';

type Api = typeof import('./api.ts').api;

/**
 * Returns the result of `call`. If the client's script or a script of `call` cannot be loaded, returns a network failure. Offers to
 * load the page again only online; each caller already handles being offline.
 */
export async function callApi<Response>(call: (api: Api) => Promise<Response>): Promise<Response | Refusal> {
  try {
    const { api } = await import('./api.ts');
    return await call(api);
  } catch {
    if (navigator.onLine) reportScriptFailure();
    return { ok: false, status: 0, code: 'network_error', message: network_error, errors: [] };
  }
}
