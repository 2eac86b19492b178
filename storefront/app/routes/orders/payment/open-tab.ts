export type Tab = { go: (url: string) => boolean; close: () => void };

/**
 * A new tab, opened while the press that asks for it still counts: later the browser would take it for an advertisement. It
 * shows `waiting` until it goes on, and cannot reach this page. Null where the browser does not let us.
 */
export function openTab(waiting: string): Tab | null {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  tab.opener = null;
  tab.document.title = waiting;
  tab.document.body.textContent = waiting;
  return {
    /** False where the person has closed it meanwhile. */
    go(url) {
      if (tab.closed) return false;
      tab.location.replace(url);
      return true;
    },
    close: () => tab.close(),
  };
}
