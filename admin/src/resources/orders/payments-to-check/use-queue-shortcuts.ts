import { useEffectEvent, useLayoutEffect } from 'react';
import { findQueueAction, type QueueAction } from './queue.ts';

/** Elements that handle keys themselves. */
const KEY_HANDLING_ELEMENTS = 'input, textarea, select, button, a, [role=dialog]';

/** Calls `onAction` when a staff member presses the key of an action, while no field, button or dialog has the focus. */
export function useQueueShortcuts(onAction: (action: QueueAction, event: KeyboardEvent) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const action = findQueueAction(event);
    const isHandledElsewhere = event.target instanceof Element && event.target.closest(KEY_HANDLING_ELEMENTS) !== null;
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
