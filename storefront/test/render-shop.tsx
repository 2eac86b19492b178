/** Renders the storefront at a path, with its own routes and loaders, on a fake API. */

import { act, cleanup, configure, render, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { User } from '@uruhu/contract/account';
import { createClient } from '@uruhu/contract/client';
import type { ComponentType } from 'react';
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

configure({
  // The whole document in each message would hide what is missing.
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
  // A busy machine is slow. A condition that never becomes true still fails.
  asyncUtilTimeout: 8_000,
});

type StubRoutes = Parameters<typeof createRoutesStub>[0];
type StubRoute = StubRoutes[number];
type RouteModule = Partial<StubRoute> & { default?: ComponentType<never> };
type RouteEntry = { id?: string; path?: string; index?: boolean; file: string; children?: RouteEntry[] };

const modules = import.meta.glob<RouteModule>('../app/routes/**/*.tsx');

async function loadRoute({ id, path, index, file, children }: RouteEntry): Promise<StubRoute> {
  const { default: Component, loader, action, handle, meta, ErrorBoundary, shouldRevalidate } = (await modules[`../app/${file}`]?.()) ?? {};
  const module = { Component, loader, action, handle, meta, ErrorBoundary, shouldRevalidate };
  const defined = Object.fromEntries(Object.entries(module).filter(([, value]) => value !== undefined));
  const route = { id: id ?? path ?? file, ...defined, ...(path === undefined ? {} : { path }), ...(index ? { index: true } : {}) };
  return (children ? { ...route, children: await Promise.all(children.map(loadRoute)) } : route) as StubRoute;
}

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
    location = useLocation();
    navigate = useNavigate();
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
  return createRoutesStub([root as StubRoute], context);
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

let openApi: FakeApi | null = null;

/**
 * Opens a path, and resolves when its loaders have finished. Fails the test at its end if the page made a call without a reply, or if a reply or
 * request did not follow the contract. Set local storage before, for example to what an earlier visit left.
 */
export async function renderShop(path: string, { replies = {}, signedIn = false, width_px = 1280 }: RenderOptions = {}) {
  setWidth(width_px);
  const api = createFakeApi({ ...FRAME_REPLIES, ...replies });
  openApi = api;
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
      return within(screen.getByRole('main'));
    },
    /** The path with its query that the address bar would show. */
    getAddress: () => location.pathname + location.search + location.hash,
    getQuery: () => new URLSearchParams(location.search),
    navigate: (to: string | number) => act(async () => navigate(to as never)),
  };
}
export type RenderedShop = Awaited<ReturnType<typeof renderShop>>;

afterEach(() => {
  cleanup();
  const api = openApi;
  openApi = null;
  if (!api) return;
  expect(api.errors, 'what did not follow the contract').toEqual([]);
  expect([...api.unanswered], 'calls without a reply').toEqual([]);
});
