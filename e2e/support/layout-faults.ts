/** Finds text that a page cuts off or draws over other text, as where a word of another language is longer than the English one. */
import type { Page } from '@playwright/test';

/**
 * Describes each fault of the open page at the size of its window: text that an element cuts off without an ellipsis and that cannot be
 * scrolled into view, and text over other text.
 */
export const findLayoutFaults = (page: Page): Promise<string[]> => page.evaluate(collectFaults);

/** Runs in the browser. One long function, because Playwright sends only its source text to the browser. */
function collectFaults(): string[] {
  /** Letters without descenders leave this much of a line empty. */
  const TOLERANCE_PX = 3;
  const range = document.createRange();
  const hidden = '.vh, [aria-hidden="true"], noscript, script, style, svg, option, textarea';
  const describeText = (node: Text) => `“${node.data.trim().slice(0, 40)}” in ${node.parentElement?.tagName}`;

  type Line = { node: Text; rect: DOMRect };
  function listLines(): Line[] {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines: Line[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const element = node.parentElement;
      if (!node.data.trim() || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || element.closest(hidden))
        continue;
      // Only screen readers read it.
      if (getComputedStyle(element).clipPath === 'inset(50%)') continue;
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) if (rect.width > 1) lines.push({ node, rect });
    }
    return lines;
  }
  const hasEllipsis = ({ textOverflow, webkitLineClamp }: CSSStyleDeclaration) => textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
  /** 'cut': lost to the shopper; 'scrolled': she finds it by scrolling, or sees its ellipsis; 'floating': over the page on purpose. */
  function judge({ rect }: Line, element: Element | null): 'shown' | 'cut' | 'scrolled' | 'floating' {
    if (!element || element === document.body) return 'shown';
    const style = getComputedStyle(element);
    if (style.position === 'fixed' || style.position === 'sticky') return 'floating';
    if (style.overflowX !== 'visible' || style.overflowY !== 'visible') {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const outside_px = Math.max(rect.right - right, left - rect.left, rect.bottom - bottom, top - rect.top);
      const isScroller = [style.overflowX, style.overflowY].some((value) => value === 'auto' || value === 'scroll');
      if (outside_px > TOLERANCE_PX) return isScroller || hasEllipsis(style) ? 'scrolled' : 'cut';
    }
    return judge({ rect } as Line, element.parentElement);
  }
  /** The text sticks out of a block that it is in, as out of a badge. */
  function isTooWide({ rect }: Line, element: Element | null): boolean {
    if (!element || element === document.body) return false;
    const { display, overflowX } = getComputedStyle(element);
    if (overflowX !== 'visible') return false;
    const { right } = element.getBoundingClientRect();
    const isBlock = !display.startsWith('inline') && display !== 'contents';
    if (isBlock && rect.right - right > TOLERANCE_PX) return true;
    return isTooWide({ rect } as Line, element.parentElement);
  }
  const overlap = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > TOLERANCE_PX &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2 * TOLERANCE_PX;

  const lines = listLines().map((line) => ({ ...line, state: judge(line, line.node.parentElement) }));
  // The boxes around turned text overlap, though the text does not.
  const isTurned = ({ node }: Line) => {
    for (let element = node.parentElement; element; element = element.parentElement) {
      if (getComputedStyle(element).rotate !== 'none') return true;
    }
    return false;
  };
  const shown = lines.filter((line) => line.state === 'shown' && !isTurned(line)).sort((a, b) => a.rect.top - b.rect.top);
  const faults = [
    ...lines.filter(({ state }) => state === 'cut').map(({ node }) => `${describeText(node)} is cut off`),
    ...shown.filter((line) => isTooWide(line, line.node.parentElement)).map(({ node }) => `${describeText(node)} is wider than its place`),
  ];
  shown.forEach((line, index) => {
    for (let other = index + 1; other < shown.length; other++) {
      const next = shown[other];
      if (!next || next.rect.top > line.rect.bottom) break;
      if (next.node !== line.node && overlap(line.rect, next.rect))
        faults.push(`${describeText(line.node)} overlaps ${describeText(next.node)}`);
    }
  });
  return [...new Set(faults)];
}
