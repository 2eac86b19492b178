/** Records when the slides of the home page start to move. */
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    slideStarts: number[];
  }
}

/** Records when each animation of 800 ms starts, because on a busy machine a poll of the running animations comes after their end. */
export const recordSlideStarts = (page: Page) =>
  page.addInitScript(() => {
    window.slideStarts = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      if (typeof options === 'object' && options.duration === 800) window.slideStarts.push(performance.now());
      return animate.call(this, frames, options);
    };
  });
export const readSlideStarts = (page: Page) => page.evaluate(() => window.slideStarts);
