/** Puts the text on the clipboard. Returns false if the browser refuses, or has no clipboard because the page came without encryption. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
