import { useEffectEvent, useLayoutEffect } from 'react';
import { findQueueAction, type QueueAction } from './queue.ts';

/** Elements that handle letters themselves: a member types them, or they choose an item. */
const LETTER_ELEMENTS = 'input, textarea, select, [contenteditable=true], [role=dialog], [role=menu], [role=listbox]';
const ENTER_ELEMENTS = `${LETTER_ELEMENTS}, button, a`;

/** Calls `onAction` when a staff member presses the key of an action, and the focused element does not handle this key itself. */
export function useQueueShortcuts(onAction: (action: QueueAction, event: KeyboardEvent) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const action = findQueueAction(event);
    const elements = event.key === 'Enter' ? ENTER_ELEMENTS : LETTER_ELEMENTS;
    const isHandledElsewhere = event.target instanceof Element && event.target.closest(elements) !== null;
    if (!action || isHandledElsewhere || document.querySelector('[role=dialog]')) return;
    event.preventDefault();
    onAction(action, event);
  });
  // A layout effect runs together with the change of the page, so that no key acts on a payment that is no longer shown.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
