/** Renders the back office at a path, with its own routes and providers, on a fake API. */
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { cleanup, render, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { StaffRole } from '@uruhu/contract/staff/permissions';
import { afterEach, expect, vi } from 'vitest';
// biome-ignore lint/style/noRestrictedImports: what jsdom lacks of a browser is the same for both apps.
import { setOnline, setWidth } from '../../storefront/test/browser.ts';
import { createFakeApi, type FakeApi, type Replies } from './fake-api.ts';
import { createSession, FRAME_REPLIES, SIGNED_OUT } from './fixtures/frame.ts';

/** Styles in an element outside the document: no test sees them, and jsdom would look through them for each query of a role. */
const cache = createCache({ key: 'css', container: document.createElement('div') });

const MODULES_TIMEOUT_MS = 50_000;

type RenderOptions = {
  /** The replies of the calls that the page makes, besides those of the frame (fixtures/frame.ts). */
  replies?: Replies;
  /** The role of the member who is signed in; null: nobody is. */
  role?: StaffRole | null;
  /** The width of the window; by default a desktop's. */
  width_px?: number;
};

/** The APIs of all pages that the test has opened. */
const openApis: FakeApi[] = [];

/**
 * Opens a path, such as `/orders`, and resolves when its page has a heading or an error. Fails the test at its end if the page made a call without a reply, or one that the member may not make, or if a
 * reply or request did not follow the contract. Loads the modules anew, as a browser does, because they keep state, such as the session and the
 * cache of queries.
 */
export async function renderAdmin(path: string, { replies = {}, role = 'owner', width_px = 1280 }: RenderOptions = {}) {
  setWidth(width_px);
  window.history.replaceState(null, '', `/admin${path}`);
  const api = createFakeApi(role ?? 'owner', { ...FRAME_REPLIES, staffSession: role ? createSession(role) : SIGNED_OUT, ...replies });
  openApis.push(api);
  vi.stubGlobal('fetch', api.fetch);
  vi.resetModules();
  const { App } = await import('#admin/app.tsx');
  const user = userEvent.setup({ delay: null });
  const { unmount } = render(
    <CacheProvider value={cache}>
      <App />
    </CacheProvider>,
  );
  const screen = within(document.body);
  // The first page of a worker loads its modules, which takes long on a busy machine.
  await waitFor(() => expect(document.querySelector('h1, [role=alert] *')).not.toBeNull(), { timeout: MODULES_TIMEOUT_MS });
  return {
    ...screen,
    unmount,
    api,
    user,
    setOnline,
    /** The queries within the page, without header, menu and notices. */
    get main() {
      return within(screen.getByRole('main'));
    },
    /** Presses the button with this name, also one in a dialog, as soon as it is there. */
    press: async (name: string | RegExp) => user.click(await screen.findByRole('button', { name })),
    /** Replaces the text of the field with this label. */
    fill: async (label: string | RegExp, text: string) => {
      const field = await screen.findByLabelText(label, { selector: 'input, textarea' });
      await user.clear(field);
      await user.click(field);
      if (text) await user.paste(text);
    },
    /** Chooses an option of the select with this label. */
    choose: async (label: string | RegExp, option: string | RegExp) => {
      await user.click(await screen.findByRole('combobox', { name: label }));
      await user.click(await screen.findByRole('option', { name: option }));
    },
    /** The queries within the open dialog. */
    findDialog: async () => within(await screen.findByRole('dialog')),
    /** The path with its query that the address bar shows, without `/admin`. */
    getAddress: () => (window.location.pathname + window.location.search).replace(/^\/admin/, ''),
    getQuery: () => new URLSearchParams(window.location.search),
  };
}
export type RenderedAdmin = Awaited<ReturnType<typeof renderAdmin>>;

afterEach(async () => {
  cleanup();
  // A call that has just begun is counted too.
  await new Promise((resolve) => setTimeout(resolve));
  for (const { errors, unanswered } of openApis.splice(0)) {
    expect(errors, 'what did not follow the contract').toEqual([]);
    expect([...unanswered], 'calls without a reply').toEqual([]);
  }
});
