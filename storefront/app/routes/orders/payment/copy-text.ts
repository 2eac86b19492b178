/**
 * Copies the text of an element; false where the browser does not let us, and the text is then selected, so that the
 * person can. The new way needs a secure page, the old one does not.
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
