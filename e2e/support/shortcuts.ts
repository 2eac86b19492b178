/** Finds controls of a page that its shortcuts, the chat and 'Scroll to top', cover. */
import type { Page } from '@playwright/test';

/**
 * Scrolls through the page in steps and describes each fault: a shortcut that is missing, and a control that a shortcut covers. A bar
 * across the whole window is its lower edge: controls scroll out of view behind it, but none may stay there (fixed, or at the end of the
 * page), and of one that the edge cuts, 24 px must be left beside the shortcuts. Shortcuts that are no bar may cover nothing.
 */
export const findShortcutFaults = (page: Page): Promise<string[]> => page.evaluate(walk);

/** Runs in the browser. Longer than other functions, since the browser gets nothing but its text. */
async function walk(): Promise<string[]> {
  const LEFT_MIN_PX = 24;
  const faults = new Set<string>();
  // Ends after half a second too, so that a frame that does not come cannot stop the walk.
  const nextFrame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
      setTimeout(resolve, 500);
    });
  const getBar = () => document.querySelector('aside[aria-label="Shortcuts"]');
  const nameOf = (element: Element) =>
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
    const edge = bar.getBoundingClientRect();
    const isEdge = edge.left <= 0 && edge.right >= innerWidth && edge.bottom >= innerHeight;
    const area = control.getBoundingClientRect();
    const behind = intersect(area, edge);
    if (isEdge && (staysAtBottom(control) || isAtEnd())) return behind !== null && isOver(bar, control, behind);
    return shortcuts.some((shortcut) => {
      const box = shortcut.getBoundingClientRect();
      const covered = intersect(area, box);
      if (!covered || !isOver(bar, control, covered)) return false;
      if (!isEdge) return true;
      const above = edge.top - area.top;
      const beside = Math.max(box.left - area.left, area.right - box.right);
      return above > 0 && above < LEFT_MIN_PX && beside < LEFT_MIN_PX;
    });
  };

  function check() {
    const bar = getBar();
    const shortcuts = [...(bar?.querySelectorAll('a, button') ?? [])];
    const names = shortcuts.map((shortcut) => shortcut.getAttribute('aria-label'));
    const at = `at ${Math.round(scrollY)} px`;
    if (!bar || !names.includes('Chat with us on WhatsApp')) return faults.add(`no chat ${at}`);
    if (names.includes('Scroll to top') !== scrollY > 300) faults.add(`wrong 'Scroll to top' ${at}`);
    for (const shortcut of shortcuts) {
      const { left, top, width, height } = shortcut.getBoundingClientRect();
      const pressed = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!shortcut.contains(pressed)) faults.add(`${nameOf(shortcut)} cannot be pressed ${at}`);
      if (left < 0 || left + width > innerWidth || top + height > innerHeight) faults.add(`${nameOf(shortcut)} is cut ${at}`);
    }
    for (const control of document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]'))
      if (!bar.contains(control) && control.checkVisibility() && isCovered(control, bar, shortcuts))
        faults.add(`${nameOf(control)} is covered ${at}`);
  }

  const step = Math.round(innerHeight * 0.7);
  for (let top = 0; ; top += step) {
    scrollTo({ top, behavior: 'instant' });
    await nextFrame();
    await nextFrame();
    check();
    if (isAtEnd()) return [...faults];
    if (top > document.documentElement.scrollHeight) return [...faults, `the page cannot be scrolled to its end, only to ${scrollY} px`];
  }
}
