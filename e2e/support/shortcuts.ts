/** Finds faults of the shortcuts of a page, the chat and 'Scroll to top'. */
import type { Page } from '@playwright/test';

/**
 * Scrolls through the page in steps and describes each fault:
 * - A shortcut is missing, is cut by the edge of the window, or cannot be pressed. On phones it may hide with the header.
 * - A shortcut that floats covers a control (a link, a button, a field).
 */
export const findShortcutFaults = (page: Page): Promise<string[]> => page.evaluate(collectFaults);

/** Runs in the browser. One long function, because Playwright sends only its source text to the browser. */
async function collectFaults(): Promise<string[]> {
  const SCROLL_TO_TOP_WAIT_MAX_MS = 5_000;
  const faults = new Set<string>();
  // Resolves after half a second too, so that a missing frame cannot stop the scrolling.
  const waitForFrame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
      setTimeout(resolve, 500);
    });
  const getBar = () => document.querySelector('[aria-label="Chat with us on WhatsApp"]')?.parentElement;
  const hasRightScrollToTop = () => (getBar()?.querySelector('[aria-label="Scroll to top"]') != null) === scrollY > 300;
  const describeElement = (element: Element) =>
    `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`;

  const intersect = (one: DOMRect, other: DOMRect): DOMRect | null => {
    const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
    const [width, height] = [Math.min(one.right, other.right) - left, Math.min(one.bottom, other.bottom) - top];
    return width >= 1 && height >= 1 ? new DOMRect(left, top, width, height) : null;
  };
  const isOver = (bar: Element, control: Element, { left, top, width, height }: DOMRect): boolean => {
    const stack = document.elementsFromPoint(left + width / 2, top + height / 2);
    return stack.includes(control) && bar.contains(stack[0] ?? null);
  };
  const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1;

  const isCovered = (control: Element, bar: Element, buttons: readonly Element[]): boolean =>
    buttons.some((button) => {
      const overlap = intersect(control.getBoundingClientRect(), button.getBoundingClientRect());
      return overlap !== null && isOver(bar, control, overlap);
    });

  function checkButtons() {
    const bar = getBar();
    const buttons = [...(bar?.querySelectorAll('a, button') ?? [])];
    const position = `at ${Math.round(scrollY)} px`;
    if (!bar) return faults.add(`no chat ${position}`);
    if (!hasRightScrollToTop()) faults.add(`wrong 'Scroll to top' ${position}`);
    if (document.querySelector('header[data-hidden]')) return;
    for (const button of buttons) {
      const { left, top, width, height } = button.getBoundingClientRect();
      const topmostElement = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!button.contains(topmostElement)) faults.add(`${describeElement(button)} cannot be pressed ${position}`);
      if (left < 0 || left + width > innerWidth || top + height > innerHeight) faults.add(`${describeElement(button)} is cut ${position}`);
    }
    if (getComputedStyle(bar).position !== 'fixed') return;
    for (const control of document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]'))
      if (!bar.contains(control) && control.checkVisibility() && isCovered(control, bar, buttons))
        faults.add(`${describeElement(control)} is covered ${position}`);
  }

  const step = Math.round(innerHeight * 0.7);
  for (let top = 0; ; top += step) {
    scrollTo({ top, behavior: 'instant' });
    await waitForFrame();
    await waitForFrame();
    // On a busy machine the scroll event, after which the button appears or disappears, can come later than two frames.
    for (const end_ms = performance.now() + SCROLL_TO_TOP_WAIT_MAX_MS; !hasRightScrollToTop() && performance.now() < end_ms; )
      await waitForFrame();
    checkButtons();
    if (isAtEnd()) return [...faults];
    if (top > document.documentElement.scrollHeight) return [...faults, `the page cannot be scrolled to its end, only to ${scrollY} px`];
  }
}
