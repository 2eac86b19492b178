/** Finds controls of a page that its shortcuts, the chat and 'Scroll to top', cover. */
import type { Page } from '@playwright/test';

/**
 * Scrolls through the page in steps and describes each fault: a missing shortcut, or a control that a shortcut covers. Controls may scroll
 * out of view behind a bar of shortcuts across the whole window, but none may be fixed there or end there with the page, and of a control
 * that is half behind the bar, at least 24 px must be visible above the bar or beside the shortcut. Single shortcuts may cover no control.
 */
export const findShortcutFaults = (page: Page): Promise<string[]> => page.evaluate(collectFaults);

/** Runs in the browser. One long function, because Playwright sends only its source text to the browser. */
async function collectFaults(): Promise<string[]> {
  const VISIBLE_MIN_PX = 24;
  const faults = new Set<string>();
  // Resolves after half a second too, so that a missing frame cannot stop the scrolling.
  const waitForFrame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
      setTimeout(resolve, 500);
    });
  const getBar = () => document.querySelector('aside[aria-label="Shortcuts"]');
  const describeElement = (element: Element) =>
    `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`;

  const intersect = (a: DOMRect, b: DOMRect): DOMRect | null => {
    const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
    const [width, height] = [Math.min(a.right, b.right) - left, Math.min(a.bottom, b.bottom) - top];
    return width >= 1 && height >= 1 ? new DOMRect(left, top, width, height) : null;
  };
  const isOver = (bar: Element, control: Element, { left, top, width, height }: DOMRect): boolean => {
    const stack = document.elementsFromPoint(left + width / 2, top + height / 2);
    return stack.includes(control) && bar.contains(stack[0] ?? null);
  };
  const staysAtBottom = (element: Element | null): boolean => {
    if (!element) return false;
    const { position, bottom } = getComputedStyle(element);
    return position === 'fixed' || (position === 'sticky' && bottom !== 'auto') || staysAtBottom(element.parentElement);
  };
  const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1;

  const isCovered = (control: Element, bar: Element, shortcuts: readonly Element[]): boolean => {
    const barBox = bar.getBoundingClientRect();
    const spansWindow = barBox.left <= 0 && barBox.right >= innerWidth && barBox.bottom >= innerHeight;
    const controlBox = control.getBoundingClientRect();
    const behindBar = intersect(controlBox, barBox);
    if (spansWindow && (staysAtBottom(control) || isAtEnd())) return behindBar !== null && isOver(bar, control, behindBar);
    return shortcuts.some((shortcut) => {
      const shortcutBox = shortcut.getBoundingClientRect();
      const overlap = intersect(controlBox, shortcutBox);
      if (!overlap || !isOver(bar, control, overlap)) return false;
      if (!spansWindow) return true;
      const above_px = barBox.top - controlBox.top;
      const beside_px = Math.max(shortcutBox.left - controlBox.left, controlBox.right - shortcutBox.right);
      return above_px > 0 && above_px < VISIBLE_MIN_PX && beside_px < VISIBLE_MIN_PX;
    });
  };

  function checkShortcuts() {
    const bar = getBar();
    const shortcuts = [...(bar?.querySelectorAll('a, button') ?? [])];
    const names = shortcuts.map((shortcut) => shortcut.getAttribute('aria-label'));
    const position = `at ${Math.round(scrollY)} px`;
    if (!bar || !names.includes('Chat with us on WhatsApp')) return faults.add(`no chat ${position}`);
    if (names.includes('Scroll to top') !== scrollY > 300) faults.add(`wrong 'Scroll to top' ${position}`);
    for (const shortcut of shortcuts) {
      const { left, top, width, height } = shortcut.getBoundingClientRect();
      const topmostElement = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!shortcut.contains(topmostElement)) faults.add(`${describeElement(shortcut)} cannot be pressed ${position}`);
      if (left < 0 || left + width > innerWidth || top + height > innerHeight)
        faults.add(`${describeElement(shortcut)} is cut ${position}`);
    }
    for (const control of document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]'))
      if (!bar.contains(control) && control.checkVisibility() && isCovered(control, bar, shortcuts))
        faults.add(`${describeElement(control)} is covered ${position}`);
  }

  const step = Math.round(innerHeight * 0.7);
  for (let top = 0; ; top += step) {
    scrollTo({ top, behavior: 'instant' });
    await waitForFrame();
    await waitForFrame();
    checkShortcuts();
    if (isAtEnd()) return [...faults];
    if (top > document.documentElement.scrollHeight) return [...faults, `the page cannot be scrolled to its end, only to ${scrollY} px`];
  }
}
