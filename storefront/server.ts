/** The storefront as a request handler, which the main server mounts. */

import * as build from 'virtual:react-router/server-build';
import { createClient } from '@uruhu/contract/client';
import { createRequestHandler, matchPath, RouterContextProvider, type ServerBuild } from 'react-router';
import * as messages from '#messages/shell/network';
import { apiContext, reportContext } from './app/context.ts';
import type { QueryParameters } from './app/lib/query-parameters.ts';

export type StorefrontOptions = {
  /** Calls the API within the process. It gets paths ('/api/…'), never whole URLs. */
  fetch: typeof globalThis.fetch;
  /** Called with an unexpected error. The response is then a 500 page. */
  onError: (error: unknown) => void;
};

type Fetch = typeof globalThis.fetch;

/**
 * The exports of a page that the server reads: its `queryParameters`, and an `action` if it accepts forms of browsers without JavaScript.
 */
type PageExports = { queryParameters?: QueryParameters; action?: unknown };

/**
 * `pattern`: such as '/category/:categoryId', or '*' for unknown URLs. `hasForm`: the page accepts forms of browsers without JavaScript.
 */
export type Page = { pattern: string; queryParameters: QueryParameters; hasForm: boolean };

type Route = NonNullable<(typeof build.routes)[string]>;
const routes = Object.values(build.routes).filter((route): route is Route => route !== undefined);
const parentIds = new Set(routes.map(({ parentId }) => parentId));

/** The route and its layouts, outermost first. */
function listRouteChain(route: Route): Route[] {
  const parent = route.parentId ? build.routes[route.parentId] : undefined;
  return parent ? [...listRouteChain(parent), route] : [route];
}

function toPage(route: Route): Page {
  const routeChain = listRouteChain(route);
  const path = routeChain.flatMap(({ path }) => path || []).join('/');
  const exports = routeChain.map(({ module }) => module as PageExports);
  return {
    pattern: path === '*' ? '*' : `/${path}`,
    queryParameters: exports.flatMap(({ queryParameters = [] }) => queryParameters),
    hasForm: exports.some(({ action }) => action !== undefined),
  };
}

export const PAGES: readonly Page[] = routes.filter(({ id }) => id !== 'root' && !parentIds.has(id)).map(toPage);

const NOT_FOUND_PAGE: Page = PAGES.find(({ pattern }) => pattern === '*') ?? { pattern: '*', queryParameters: [], hasForm: false };

/** Finds the page of a path, with or without '.data'. */
export function findPage(path: string): Page {
  const pagePath = path === '/_root.data' ? '/' : path.replace(/\.data$/, '');
  return PAGES.find(({ pattern }) => pattern !== '*' && matchPath(pattern, pagePath)) ?? NOT_FOUND_PAGE;
}

/** Wraps `fetch` for one page. `haveAllSucceeded` returns whether all calls so far have finished and none has failed. */
function trackCalls(fetch: Fetch): { fetch: Fetch; haveAllSucceeded: () => boolean } {
  let pendingCount = 0;
  let hasFailed = false;
  return {
    haveAllSucceeded: () => pendingCount === 0 && !hasFailed,
    async fetch(input, init) {
      pendingCount += 1;
      try {
        const response = await fetch(input, init);
        hasFailed ||= response.status >= 500;
        return response;
      } catch (error) {
        hasFailed = true;
        throw error;
      } finally {
        pendingCount -= 1;
      }
    },
  };
}

/**
 * Responds to a page's path with whole HTML, and to a path that ends in '.data' with the page's data. The response depends only on
 * method, URL and form of the request, so a page without a form submission is the same for every guest. A page that lacks a failed or
 * late part gets `no-store`, because the next response may be complete. `requestFetch` replaces `fetch` for one request, for example for a form.
 */
export function createStorefront({ fetch, onError }: StorefrontOptions): (request: Request, requestFetch?: Fetch) => Promise<Response> {
  // The build types absent exports as `undefined`, which ServerBuild does not allow (exactOptionalPropertyTypes).
  const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE);
  return async (request, requestFetch = fetch) => {
    const calls = trackCalls(requestFetch);
    const context = new RouterContextProvider();
    context.set(apiContext, createClient({ messages, fetch: calls.fetch }));
    context.set(reportContext, onError);
    const response = await handle(request, context);
    if (!calls.haveAllSucceeded()) response.headers.set('cache-control', 'no-store');
    return response;
  };
}
