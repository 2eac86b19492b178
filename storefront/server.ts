/** The storefront as a function of a request: what the main server mounts. */

import * as build from 'virtual:react-router/server-build';
import { createClient } from '@uruhu/contract/client';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { apiContext, reportContext } from './app/context.ts';

export type StorefrontOptions = {
  /** Answers the paths of the API ('/api/…', never a whole address) within the process. */
  fetch: typeof globalThis.fetch;
  /** Told of what nobody expected. The answer is then a 500 page. */
  onError: (error: unknown) => void;
};

/**
 * Answers every page as whole HTML, and its data alone where the path ends in '.data'. Nothing of the request
 * but its method and address has a part in the answer: a page is the same for every guest.
 */
export function createStorefront({ fetch, onError }: StorefrontOptions): (request: Request) => Promise<Response> {
  // The build's own type says 'undefined' where ServerBuild says 'not there'.
  const handle = createRequestHandler(build as ServerBuild, 'production');
  const api = createClient({ fetch });
  return (request) => {
    const context = new RouterContextProvider();
    context.set(apiContext, api);
    context.set(reportContext, onError);
    return handle(request, context);
  };
}
