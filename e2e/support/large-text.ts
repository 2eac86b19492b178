/** Finds text that a page hides or breaks when the shopper doubles the size of text. */
import type { Page } from '@playwright/test';

/**
 * Describes each fault of the open page at the width of its window with text at double size: text that is cut off there but not at the usual size,
 * and words that are broken over two lines. Text that the page also shows whole, as a bar repeats the name of a product, may be cut off. Addresses, numbers and codes may be broken, because they may be longer than a line.
 */
export const findLargeTextFaults = (page: Page): Promise<string[]> => page.evaluate(collectFaults);

/** Runs in the browser. One long function, because Playwright sends only its source text to the browser. */
async function collectFaults(): Promise<string[]> {
  const TOLERANCE_PX = 6;
  const range = document.createRange();
  const hidden = '.vh, [aria-hidden="true"], noscript, script, style, svg';
  const waitForFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const describeText = (node: Text) => `“${node.data.trim().slice(0, 40)}” in ${node.parentElement?.tagName}`;

  function listTexts(): Text[] {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const element = node.parentElement;
      if (node.data.trim() && element?.checkVisibility({ visibilityProperty: true }) && !element.closest(hidden)) texts.push(node);
    }
    return texts;
  }
  /** An element that cuts off the line, and cannot be scrolled to show it. */
  function isCutOff(line: DOMRect, element: Element | null): boolean {
    if (!element || element === document.body) return false;
    const { overflowX, overflowY, position } = getComputedStyle(element);
    if (overflowX === 'auto' || overflowX === 'scroll' || position === 'fixed') return false;
    if (overflowX !== 'visible' || overflowY !== 'visible') {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const outside_px = Math.max(line.right - right, left - line.left, line.bottom - bottom, top - line.top);
      if (outside_px > TOLERANCE_PX) return true;
    }
    return isCutOff(line, element.parentElement);
  }
  function isHidden(node: Text): boolean {
    range.selectNodeContents(node);
    return [...range.getClientRects()].some((line) => line.width > 1 && isCutOff(line, node.parentElement));
  }
  function listBrokenWords(node: Text): string[] {
    const words = [...node.data.matchAll(/(?<=^|\s)\p{L}+(?=[\s,.:;!?]|$)/gu)];
    return words.flatMap(({ index, 0: word }) => {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top / 4)));
      return lines.size > 1 ? [word] : [];
    });
  }

  const hiddenBefore = new Set(listTexts().filter(isHidden));
  document.documentElement.style.fontSize = '200%';
  await waitForFrame();
  await waitForFrame();
  const shownWhole = new Set(listTexts().flatMap((node) => (isHidden(node) ? [] : [node.data.trim()])));
  const isLost = (node: Text) => isHidden(node) && !hiddenBefore.has(node) && !shownWhole.has(node.data.trim());
  const faults = listTexts().flatMap((node) => [
    ...(isLost(node) ? [`${describeText(node)} is cut off`] : []),
    ...listBrokenWords(node).map((word) => `“${word}” is broken: ${describeText(node)}`),
  ]);
  document.documentElement.style.fontSize = '';
  return [...new Set(faults)];
}
