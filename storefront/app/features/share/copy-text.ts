/**
 * Copies the text of an element. If the browser does not allow it, selects the text for the shopper to copy and returns false. The
 * clipboard API works on https pages only; `execCommand` works on all.
 */
export async function copyText(element: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(element.textContent ?? '');
    return true;
  } catch {
    getSelection()?.selectAllChildren(element);
    return document.execCommand('copy');
  }
}
