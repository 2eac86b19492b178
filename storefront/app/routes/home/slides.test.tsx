/** How the slides of the home page move. What only a browser shows (their places, swipes, the focus ring) is tested by a journey. */
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setVisibility } from '#test/browser.ts';
import { createHomeServer, createSlide } from '#test/fixtures/home.ts';
import { renderShop } from '#test/render-shop.tsx';

/** The durations of the animations that started. */
let startedDurations_ms: number[];
let reducesMotion: boolean;

/** jsdom has no animations. These end when their time is over on the fake clock. */
function animate(_: unknown, options?: number | KeyframeAnimationOptions): Animation {
  const duration_ms = typeof options === 'object' ? Number(options.duration) : 0;
  startedDurations_ms.push(duration_ms);
  const { promise: finished, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, duration_ms);
  const cancel = () => {
    clearTimeout(timer);
    reject(new DOMException('cancelled', 'AbortError'));
  };
  return { finished, finish: resolve, cancel } as unknown as Animation;
}

beforeEach(() => {
  startedDurations_ms = [];
  reducesMotion = false;
  Element.prototype.animate = animate;
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(matchMedia(query), query.includes('reduced-motion') ? { matches: reducesMotion } : {}),
  );
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(Element.prototype, 'animate');
});

const SLIDES = ['One', 'Two', 'Three', 'Four', 'Five'].map((title) => createSlide({ slide_id: title, title }));

/** Opens the home page, whose clock stands still from then on. */
async function openSlides(slides = SLIDES) {
  const shop = await renderShop('/', { replies: createHomeServer({ slides }).replies });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const carousel = shop.main.getByRole('region', { name: 'Highlights' });
  const readCounter = () => carousel.querySelector('b')?.textContent;
  const wait = (duration_ms: number) => act(() => vi.advanceTimersByTimeAsync(duration_ms));
  const press = async (name: string) => {
    await act(async () => shop.main.getByRole('button', { name }).click());
  };
  // The timer that runs since the page has opened is a real one, so the pause ends it.
  await press('Pause slides');
  await press('Play slides');
  return { shop, carousel, readCounter, wait, press };
}

describe('the slides', () => {
  test('move every three seconds in 800 ms, and after the last comes the first', async () => {
    const { readCounter, wait } = await openSlides();
    await wait(2_900);
    expect([readCounter(), startedDurations_ms]).toEqual(['1 / 5', []]);
    for (const counter of ['2 / 5', '3 / 5', '4 / 5', '5 / 5', '1 / 5']) {
      await wait(100);
      expect(startedDurations_ms.splice(0)).toEqual([800]);
      await wait(800);
      expect(readCounter()).toBe(counter);
      await wait(2_100);
    }
  });

  test('pause by the button, under the pointer, under a finger, and in a hidden tab', async () => {
    const { shop, carousel, readCounter, wait, press } = await openSlides();
    const expectPaused = async () => {
      await wait(3_600);
      expect([readCounter(), startedDurations_ms]).toEqual(['1 / 5', []]);
    };
    await press('Pause slides');
    await expectPaused();
    await press('Play slides');

    for (const [start, end] of [
      ['pointerover', 'pointerout'],
      ['touchstart', 'touchend'],
      ['touchstart', 'touchcancel'],
    ] as const) {
      await act(async () => carousel.dispatchEvent(new Event(start, { bubbles: true })));
      await expectPaused();
      await act(async () => carousel.dispatchEvent(new Event(end, { bubbles: true })));
    }

    setVisibility('hidden');
    await expectPaused();
    setVisibility('visible');
    await wait(3_800);
    expect(readCounter()).toBe('2 / 5');
    expect(shop.main.getByRole('button', { name: 'Pause slides' })).toBeTruthy();
  });

  test('pause while they have the keyboard focus, but not when the play button is pressed there', async () => {
    const { shop, readCounter, wait, press } = await openSlides();
    shop.main.getByRole('button', { name: 'Next slide' }).focus();
    await wait(3_800);
    expect(readCounter()).toBe('1 / 5');
    shop.main.getByRole('button', { name: 'Pause slides' }).focus();
    await press('Pause slides');
    await press('Play slides');
    await wait(3_800);
    expect(readCounter()).toBe('2 / 5');
  });

  test('move by one for each of six quick presses, in both directions', async () => {
    const { readCounter, wait, press } = await openSlides();
    await press('Pause slides');
    for (const [name, counter] of [
      ['Next slide', '2 / 5'],
      ['Previous slide', '1 / 5'],
    ] as const) {
      for (let count = 0; count < 6; count++) {
        await press(name);
        await wait(60);
      }
      await wait(800);
      expect(readCounter()).toBe(counter);
    }
    await press('Previous slide');
    await wait(800);
    expect(readCounter(), 'the last slide comes before the first').toBe('5 / 5');
  });

  test('with reduced motion are paused at first, and change without animation', async () => {
    reducesMotion = true;
    const shop = await renderShop('/', { replies: createHomeServer({ slides: SLIDES }).replies });
    const readCounter = () => shop.main.getByRole('region', { name: 'Highlights' }).querySelector('b')?.textContent;
    shop.main.getByRole('button', { name: 'Play slides' });
    await shop.user.click(shop.main.getByRole('button', { name: 'Next slide' }));
    await waitFor(() => expect(readCounter()).toBe('2 / 5'));
    expect(startedDurations_ms).toEqual([0]);
  });

  test('are all links to the pages that staff chose, and only the active one can be read and focused', async () => {
    const slides = [
      createSlide({ slide_id: 'a', title: 'A', link: '/deals' }),
      createSlide({ slide_id: 'b', title: 'B', link: 'https://evil.example/', action: 'See them' }),
      createSlide({ slide_id: 'c', title: 'C' }),
      createSlide({ slide_id: 'd', title: 'D' }),
    ];
    const { carousel, shop } = await openSlides(slides);
    const groups = [...carousel.querySelectorAll('[role="group"]')].map((group) => {
      const link = group.querySelector('a');
      return [
        group.getAttribute('aria-label'),
        group.getAttribute('aria-hidden'),
        link?.textContent,
        link?.getAttribute('href'),
        link?.tabIndex,
      ];
    });
    // The active slide is second, between its neighbours.
    expect(groups).toEqual([
      ['4 of 4', 'true', 'Shop now', '/best', -1],
      ['1 of 4', null, 'Shop now', '/deals', 0],
      ['2 of 4', 'true', 'See them', '/productspage', -1],
      ['3 of 4', 'true', 'Shop now', '/best', -1],
    ]);
    expect(shop.main.getByRole('group', { name: '1 of 4' }).querySelector('img')?.getAttribute('loading')).toBeNull();
  });

  test('are no carousel if there is only one', async () => {
    const shop = await renderShop('/', { replies: createHomeServer({ slides: SLIDES.slice(0, 1) }).replies });
    expect(shop.main.getByRole('group', { name: '1 of 1' }).getAttribute('aria-hidden')).toBeNull();
    expect(shop.main.queryByRole('button', { name: 'Next slide' })).toBeNull();
  });
});
