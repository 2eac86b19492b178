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

type Fetch = typeof globalThis.fetch;

/** Asks for one page, and knows afterwards whether everything was answered, by then, and nothing had failed. */
function noting(fetch: Fetch): { fetch: Fetch; allWell: () => boolean } {
  let waiting = 0;
  let failed = false;
  return {
    allWell: () => waiting === 0 && !failed,
    async fetch(input, init) {
      waiting += 1;
      try {
        const answer = await fetch(input, init);
        failed ||= answer.status >= 500;
        return answer;
      } catch (error) {
        failed = true;
        throw error;
      } finally {
        waiting -= 1;
      }
    },
  };
}

/**
 * Answers every page as whole HTML, and its data alone where the path ends in '.data'. Nothing of the request
 * but its method, address and form has a part in the answer: a page that was not sent a form is the same for every guest. One that
 * lacks what failed or was late says that nobody may keep it: the next reader may get it whole. `ask`: another way to the API for
 * this request alone, as of a reader who sends a form.
 */
export function createStorefront({ fetch, onError }: StorefrontOptions): (request: Request, ask?: Fetch) => Promise<Response> {
  // The build's own type says 'undefined' where ServerBuild says 'not there'.
  const handle = createRequestHandler(build as ServerBuild, 'production');
  return async (request, ask = fetch) => {
    const noted = noting(ask);
    const context = new RouterContextProvider();
    context.set(apiContext, createClient({ fetch: noted.fetch }));
    context.set(reportContext, onError);
    const answer = await handle(request, context);
    if (!noted.allWell()) answer.headers.set('cache-control', 'no-store');
    return answer;
  };
}
