export type Tab = { navigate: (url: string) => boolean; close: () => void };

/**
 * Opens a new tab. Call it directly in a click handler: later the browser blocks it as a pop-up. The tab shows `waitingText` until
 * `navigate` is called, and cannot reach this page. Null if the browser blocks the tab.
 */
export function openTab(waitingText: string): Tab | null {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  tab.opener = null;
  tab.document.title = waitingText;
  tab.document.body.textContent = waitingText;
  return {
    /** False if the shopper has closed the tab. */
    navigate(url) {
      if (tab.closed) return false;
      tab.location.replace(url);
      return true;
    },
    close: () => tab.close(),
  };
}
