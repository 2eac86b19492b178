/** A member opens a page whose file is missing: the back office reloads once, then shows an error. */
import { afterEach, expect, test, vi } from 'vitest';
import { loadFile, MissingFileError } from './load-file.ts';

const reload = vi.fn();
const store = new Map<string, string>();

function openAt(href: string, { isReachable } = { isReachable: true }) {
  vi.stubGlobal('location', { href, pathname: '/admin/', reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  });
  vi.stubGlobal('fetch', () => (isReachable ? Promise.resolve({ ok: true }) : Promise.reject(new TypeError('offline'))));
}
const loadMissing = () => loadFile(() => Promise.reject(new TypeError('Failed to fetch')));

afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockReset();
  store.clear();
});

test('a page whose file can be loaded opens without a reload', async () => {
  openAt('http://shop.test/admin/#/brands');
  await expect(loadFile(() => Promise.resolve({ BrandList: 1 }))).resolves.toEqual({ BrandList: 1 });
  expect(reload).not.toHaveBeenCalled();
});

test('a missing file loads the back office again, once for an address', async () => {
  openAt('http://shop.test/admin/#/brands');
  void loadMissing();
  await expect.poll(() => reload.mock.calls.length).toBe(1);
  await expect(loadMissing()).rejects.toThrow(MissingFileError);
  openAt('http://shop.test/admin/#/coupons');
  void loadMissing();
  await expect.poll(() => reload.mock.calls.length).toBe(2);
});

test('without a network nothing is loaded again', async () => {
  openAt('http://shop.test/admin/#/brands', { isReachable: false });
  await expect(loadMissing()).rejects.toThrow(MissingFileError);
  expect(reload).not.toHaveBeenCalled();
});
