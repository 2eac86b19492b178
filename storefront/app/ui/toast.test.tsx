import { act, fireEvent, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type RenderedShop, renderShop } from '#test/render-shop.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function openPage(width_px = 1280) {
  vi.useRealTimers();
  const shop = await renderShop('/faqs', { width_px });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { notify, toast } = await import('#app/lib/toasts.ts');
  const region = shop.getByRole('region', { name: 'Notifications' });
  const findLiveRegion = (politeness: 'polite' | 'assertive') => region.querySelector(`[aria-live=${politeness}]`);
  return {
    shop,
    region,
    findLiveRegion,
    notify: (...args: Parameters<typeof notify>) => act(() => notify(...args)),
    toast: (...args: Parameters<typeof toast>) => act(() => toast(...args)),
    pass: (time_ms: number) => act(() => vi.advanceTimersByTime(time_ms)),
  };
}
const listTexts = (shop: RenderedShop) =>
  [...shop.getByRole('region', { name: 'Notifications' }).querySelectorAll('[aria-live] > div > span')].map(
    ({ textContent }) => textContent,
  );

test('a toast stays for three seconds, one with the result of a form for five', async () => {
  const { shop, notify, toast, pass } = await openPage();
  notify('Added');
  toast('Sent');
  expect(listTexts(shop)).toEqual(['Added', 'Sent']);
  pass(2_900);
  expect(listTexts(shop)).toEqual(['Added', 'Sent']);
  pass(200);
  expect(listTexts(shop)).toEqual(['Sent']);
  pass(1_800);
  expect(listTexts(shop)).toEqual(['Sent']);
  pass(200);
  expect(listTexts(shop)).toEqual([]);
});

test('a toast stays while the pointer or the focus is on it, and can be dismissed by keyboard', async () => {
  const { shop, region, notify, pass } = await openPage();
  notify('Added');
  const line = region.querySelector('[aria-live] > div') as HTMLElement;
  fireEvent.pointerOver(line);
  pass(20_000);
  expect(listTexts(shop)).toEqual(['Added']);
  fireEvent.pointerOut(line);
  pass(2_900);
  const dismiss = within(region).getByRole('button', { name: 'Dismiss' });
  act(() => dismiss.focus());
  pass(20_000);
  expect(listTexts(shop)).toEqual(['Added']);
  fireEvent.click(dismiss);
  expect(listTexts(shop)).toEqual([]);
});

test.each([
  ['a phone', 390, ['second', 'third']],
  ['a desktop', 1280, ['first', 'second', 'third']],
])('on %s the newest toasts show, and a repeated text replaces its first toast', async (_name, width_px, shown) => {
  const { shop, notify } = await openPage(width_px);
  for (const text of ['first', 'second', 'second', 'third']) notify(text);
  expect(listTexts(shop)).toEqual(shown);
  notify('fourth');
  expect(listTexts(shop)).toEqual([...shown.slice(1), 'fourth']);
  notify('third');
  expect(listTexts(shop).at(-1)).toBe('third');
  expect(listTexts(shop)).toHaveLength(shown.length);
});

test('screen readers announce an error at once and other toasts politely, in live regions that exist before', async () => {
  const { notify, findLiveRegion } = await openPage();
  expect([findLiveRegion('polite')?.textContent, findLiveRegion('assertive')?.textContent]).toEqual(['', '']);
  notify('Added');
  notify('Failed', null, 'error');
  expect([findLiveRegion('polite')?.textContent, findLiveRegion('assertive')?.textContent]).toEqual(['Added', 'Failed']);
});

test('a toast has one action, a button or a link, which removes it', async () => {
  const { shop, region, notify } = await openPage();
  const press = vi.fn();
  notify('Removed', { label: 'Undo', press });
  fireEvent.click(within(region).getByRole('button', { name: 'Undo' }));
  expect([press.mock.calls.length, listTexts(shop)]).toEqual([1, []]);
  notify('Added', { label: 'Sign in', to: '/signin' });
  vi.useRealTimers();
  await shop.user.click(within(region).getByRole('link', { name: 'Sign in' }));
  await shop.main.findByRole('heading', { level: 1, name: 'Sign in' });
  expect(listTexts(shop)).toEqual([]);
});
