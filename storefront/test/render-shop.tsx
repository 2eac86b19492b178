/** Renders the storefront at a path, with its own routes and loaders, on a fake API. */

import { act, type BoundFunctions, cleanup, type queries, render, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { User } from '@uruhu/contract/account';
import { createClient } from '@uruhu/contract/client';
import { type ComponentType, cloneElement, type ReactElement, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import {
  createRoutesStub,
  type Location,
  Meta,
  type NavigateFunction,
  Outlet,
  RouterContextProvider,
  useLocation,
  useNavigate,
} from 'react-router';
import { afterEach, expect, vi } from 'vitest';
import routeConfig from '#app/routes.ts';
import * as networkMessages from '#messages/shell/network';
import { setWidth } from './browser.ts';
import { createFakeApi, type FakeApi, type Replies } from './fake-api.ts';
import { createUser, FRAME_REPLIES } from './fixtures/shop.ts';

type StubRoutes = Parameters<typeof createRoutesStub>[0];
type StubRoute = StubRoutes[number];
type RouteLoader = NonNullable<StubRoute['loader']>;
type RouteModule = Partial<StubRoute> & { default?: ComponentType<never>; clientLoader?: RouteLoader; clientAction?: StubRoute['action'] };
type RouteEntry = { id?: string; path?: string; index?: boolean; file: string; children?: RouteEntry[] };

const modules = import.meta.glob<RouteModule>('../app/routes/**/*.tsx');

/** The loader that the browser runs: the page's clientLoader, which may call the server's. A page without one also loads later than it is opened. */
function combineLoaders({ loader, clientLoader }: RouteModule): StubRoute['loader'] {
  if (typeof clientLoader !== 'function') return loader ?? (async () => null);
  const callServer = (args: unknown) => async () => {
    const reply = typeof loader === 'function' && (await (loader as (args: unknown) => unknown)(args));
    // A clientLoader gets the data alone, without the status that the server's loader gives with it.
    const withStatus = reply as { type?: string; data?: unknown } | null;
    return withStatus?.type === 'DataWithResponseInit' ? withStatus.data : reply;
  };
  return ((args: object) => (clientLoader as (args: object) => unknown)({ ...args, serverLoader: callServer(args) })) as RouteLoader;
}

async function loadRoute({ id, path, index, file, children }: RouteEntry): Promise<StubRoute> {
  const routeModule = (await modules[`../app/${file}`]?.()) ?? {};
  const { default: Component, action, clientAction, handle, meta, ErrorBoundary, shouldRevalidate } = routeModule;
  const loader = combineLoaders(routeModule);
  const module = { Component, loader, action: clientAction ?? action, handle, meta, ErrorBoundary, shouldRevalidate };
  const defined = Object.fromEntries(Object.entries(module).filter(([, value]) => value !== undefined));
  const route = { id: id ?? path ?? file, ...defined, ...(path === undefined ? {} : { path }), ...(index ? { index: true } : {}) };
  return (children ? { ...route, children: await Promise.all(children.map(loadRoute)) } : route) as StubRoute;
}

/** Pages compare the address of the window with that of the router, which keeps its own in tests. */
const showAddress = (address: string) => window.history.replaceState(null, '', address);

let location: Location;
let navigate: NavigateFunction;

/** Loads the storefront anew, as a browser does for each page: its modules keep state, such as the session and the list of toasts. */
async function loadStorefront(api: FakeApi) {
  vi.resetModules();
  const [{ apiContext, reportContext }, { ErrorPage }, { Frame }, { loadRoot }] = await Promise.all([
    import('#app/context.ts'),
    import('#app/features/shell/error-page.tsx'),
    import('#app/features/shell/frame.tsx'),
    import('#app/features/shell/load-root.ts'),
  ]);
  function Root() {
    const currentLocation = useLocation();
    navigate = useNavigate();
    // A rendering that React has not committed yet does not show the new page.
    useLayoutEffect(() => {
      location = currentLocation;
      showAddress(location.pathname + location.search + location.hash);
    });
    return (
      <>
        <Meta />
        <Frame>
          <Outlet />
        </Frame>
      </>
    );
  }
  const client = createClient({ messages: networkMessages, fetch: api.fetch });
  const context = new RouterContextProvider();
  context.set(apiContext, client);
  context.set(reportContext, (error) => api.errors.push(error));
  const root = {
    id: 'root',
    Component: Root,
    ErrorBoundary: ErrorPage,
    // The server renders the first page, so shoppers never see a fallback.
    HydrateFallback: () => null,
    loader: () => loadRoot(client, 'http://shop.test'),
    shouldRevalidate: () => false,
    children: await Promise.all((routeConfig as RouteEntry[]).map(loadRoute)),
  };
  return addFlushSync(createRoutesStub([root as StubRoute], context));
}

type RoutesStub = ReturnType<typeof createRoutesStub>;

/** Gives the router of the stub the function that the storefront's router has. Without it, the router ignores that a navigation asks for it. */
function addFlushSync(Stub: RoutesStub): RoutesStub {
  return function Shop(props) {
    const frame = Stub(props) as ReactElement<{ children: ReactElement<{ flushSync: typeof flushSync }> }>;
    return cloneElement(frame, {}, cloneElement(frame.props.children, { flushSync }));
  };
}

function storeSession(user: User): void {
  localStorage.setItem('authToken', 'token');
  localStorage.setItem('user', JSON.stringify(user));
}

type RenderOptions = {
  /** The replies of the calls that the page makes, besides those of the frame (fixtures/shop.ts). */
  replies?: Replies;
  /** Whether a shopper is signed in; a user's fields for a certain shopper. */
  signedIn?: boolean | Parameters<typeof createUser>[0];
  /** The width of the window; by default a desktop's. */
  width_px?: number;
};

type Queries = BoundFunctions<typeof queries>;
type Query = (...args: unknown[]) => unknown;

/** The queries of `<main>`. Those that wait look in the page that is open by then, because each page has a `<main>` of its own. */
function queryMain(): Queries {
  const withinMain = () => within(document.querySelector('main') ?? document.body) as unknown as Record<string, Query>;
  const boundQueries = Object.entries(withinMain()).map(([name, query]) => {
    if (!name.startsWith('find')) return [name, query];
    return [name, (...args: unknown[]) => waitFor(() => withinMain()[name.replace('find', 'get')]?.(...args))];
  });
  return Object.fromEntries(boundQueries) as unknown as Queries;
}

/** The APIs of all pages that the test has opened. */
const openApis: FakeApi[] = [];

/**
 * Opens a path, and resolves when its loaders have finished. Fails the test at its end if the page made a call without a reply, or if a reply or
 * request did not follow the contract. Set local storage before, for example to what an earlier visit left.
 */
export async function renderShop(path: string, { replies = {}, signedIn = false, width_px = 1280 }: RenderOptions = {}) {
  setWidth(width_px);
  showAddress(path);
  const api = createFakeApi({ ...FRAME_REPLIES, ...replies });
  openApis.push(api);
  vi.stubGlobal('fetch', api.fetch);
  if (signedIn) storeSession(createUser(signedIn === true ? {} : signedIn));
  const Shop = await loadStorefront(api);
  const user = userEvent.setup({ delay: null });
  const screen = render(<Shop initialEntries={[path]} />);
  await screen.findByRole('main');
  return {
    ...screen,
    api,
    user,
    /** The queries within the page, without header, footer and toasts. */
    get main() {
      return queryMain();
    },
    /** The path with its query that the address bar would show. */
    getAddress: () => location.pathname + location.search + location.hash,
    getQuery: () => new URLSearchParams(location.search),
    navigate: (to: string | number) => act(async () => navigate(to as never)),
  };
}
export type RenderedShop = Awaited<ReturnType<typeof renderShop>>;

afterEach(async () => {
  cleanup();
  // A call that has just begun is counted too.
  await new Promise((resolve) => setTimeout(resolve));
  for (const { errors, unanswered } of openApis.splice(0)) {
    expect(errors, 'what did not follow the contract').toEqual([]);
    expect([...unanswered], 'calls without a reply').toEqual([]);
  }
});
