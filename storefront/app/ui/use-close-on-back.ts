import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Adds an entry to the history while a sheet or a menu is open, so that the phone's Back closes it instead of leaving the page.
 * Returns a function to call when the shopper closes it in another way.
 * A link in the sheet must replace the entry, or Back would need one more press.
 */
export function useCloseOnBack(open: boolean, onClose: () => void): () => void {
  const close = useEffectEvent(onClose);
  const isOpen = useRef(false);
  useEffect(() => {
    if (!open) return;
    isOpen.current = true;
    history.pushState({ ...history.state, overlay: true }, '');
    // Stops the event in the capture phase, before the router gets it: only the sheet closes, the page stays.
    const onBack = (event: Event) => {
      event.stopImmediatePropagation();
      close();
    };
    addEventListener('popstate', onBack, { capture: true });
    return () => {
      isOpen.current = false;
      removeEventListener('popstate', onBack, { capture: true });
    };
  }, [open]);
  return () => {
    // A caller may call this after the sheet is closed. The history entry may then belong to another sheet.
    if (!isOpen.current) return;
    if (history.state?.overlay) history.back();
    else onClose();
  };
}
