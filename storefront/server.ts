/** The storefront as a request handler, which the main server mounts. */

import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { LANGUAGE } from '#language';
import { createShopClient } from './app/api/create-shop-client.ts';
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
 * `pattern`: without the prefix of the language, such as '/category/:categoryId', or '*' for unknown URLs. `hasForm`: the page accepts forms of
 * browsers without JavaScript.
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
  const path = routeChain.flatMap(({ id, path }) => (id === 'pages' ? [] : path || [])).join('/');
  const exports = routeChain.map(({ module }) => module as PageExports);
  return {
    pattern: path === '*' ? '*' : `/${path}`,
    queryParameters: exports.flatMap(({ queryParameters = [] }) => queryParameters),
    hasForm: exports.some(({ action }) => action !== undefined),
  };
}

export const PAGES: readonly Page[] = routes.filter(({ id }) => id !== 'root' && !parentIds.has(id)).map(toPage);

const DATA_ENDING = /(?:(?<=\/)_)?\.data$/;

type Params = Readonly<Record<string, string>>;

/**
 * `canonicalPath`: the page's one path, to which all spellings lead that the router accepts (capital letters, escapes, more slashes); it ends in
 * '.data' if the path does. It has no prefix of a language. An unknown path is its own.
 */
export type FoundPage = Page & { canonicalPath: string };

const PATTERNS = PAGES.map((page) => ({ page, parts: page.pattern.split('/').filter(Boolean) }));
const NOT_FOUND_PAGE: Page = PAGES.find(({ pattern }) => pattern === '*') ?? { pattern: '*', queryParameters: [], hasForm: false };

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

const matchesPart = (part: string, segment: string | undefined): boolean => part.startsWith(':') || part === segment?.toLowerCase();

/**
 * Finds the page of a path without the prefix of a language, with or without '.data'. The router ignores the case of a path's letters; `spellParams` decides on those of its
 * parameters.
 */
export function findPage(path: string, spellParams = (params: Params): Params => params): FoundPage {
  const segments = path.replace(DATA_ENDING, '').split('/').filter(Boolean).map(decodeSegment);
  const found = PATTERNS.find(
    ({ parts }) => parts.length === segments.length && parts.every((part, index) => matchesPart(part, segments[index])),
  );
  if (!found) return { ...NOT_FOUND_PAGE, canonicalPath: path };
  const { page, parts } = found;
  const params = spellParams(
    Object.fromEntries(parts.flatMap((part, index) => (part.startsWith(':') ? [[part.slice(1), segments[index] ?? '']] : []))),
  );
  // Escaped as by lib/paths.ts.
  const pagePath = `/${parts.map((part) => (part.startsWith(':') ? encodeURIComponent(params[part.slice(1)] ?? '') : part)).join('/')}`;
  const canonicalPath = DATA_ENDING.test(path) ? `${pagePath === '/' ? '/_' : pagePath}.data` : pagePath;
  return { ...page, canonicalPath };
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
    context.set(apiContext, createShopClient({ fetch: calls.fetch }));
    context.set(reportContext, onError);
    const response = await handle(request, context);
    response.headers.set('content-language', LANGUAGE);
    if (!calls.haveAllSucceeded()) response.headers.set('cache-control', 'no-store');
    return response;
  };
}
