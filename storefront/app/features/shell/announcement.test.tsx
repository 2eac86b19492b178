import { act, fireEvent, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderShop } from '#test/render-shop.tsx';

const TEXTS = ['Free delivery', 'New arrivals', 'Gifts'];

/** By default, tests run with reduced motion. */
const setReducedMotion = (matches: boolean) =>
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => Object.assign(new EventTarget(), { media, matches }) as MediaQueryList);

/** Opens a page with announcements. From then on time passes only by `advance`. */
async function openAnnouncements() {
  const { getByRole } = await renderShop('/faqs', {
    replies: { slideTexts: TEXTS.map((text, index) => ({ slide_text_id: String(index), text })) },
  });
  // The effect that starts the interval may still wait.
  await act(async () => {});
  vi.setTimerTickMode('manual');
  const banner = getByRole('region', { name: 'Announcements' });
  const readShown = () => [...banner.querySelectorAll('p[data-shown]')].map(({ textContent }) => textContent).join();
  // On a slow machine some seconds may have passed already.
  const firstIndex = TEXTS.indexOf(readShown());
  return {
    banner,
    press: (name: string) => fireEvent.click(within(banner).getByRole('button', { name })),
    readShown,
    /** The text that many announcements after the first one. */
    getText: (offset: number) => TEXTS.at((firstIndex + offset) % TEXTS.length),
    advance: (wait_ms: number) => act(() => vi.advanceTimersByTime(wait_ms)),
  };
}

beforeEach(() => {
  setReducedMotion(false);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

test('announcements change every four seconds and wrap around', async () => {
  const { banner, readShown, getText, advance } = await openAnnouncements();
  for (let step = 1; step <= TEXTS.length; step += 1) {
    advance(4_000);
    expect(readShown()).toBe(getText(step));
  }
  expect(banner.querySelector('[aria-live]')).toBeNull();
});

test('announcements pause under the pointer and the focus, and buttons step through them', async () => {
  const { banner, press, readShown, getText, advance } = await openAnnouncements();
  press('Next announcement');
  expect(readShown()).toBe(getText(1));
  press('Previous announcement');
  press('Previous announcement');
  expect(readShown()).toBe(getText(2));
  for (const [pause, resume] of [
    [fireEvent.pointerEnter, fireEvent.pointerLeave],
    [fireEvent.focus, fireEvent.blur],
  ] as const) {
    const text = readShown();
    pause(banner);
    advance(9_000);
    expect(readShown()).toBe(text);
    resume(banner);
    advance(4_000);
    expect(readShown()).not.toBe(text);
  }
});

test('announcements do not change with reduced motion', async () => {
  const { readShown, advance } = await openAnnouncements();
  setReducedMotion(true);
  const text = readShown();
  advance(9_000);
  expect(readShown()).toBe(text);
});
