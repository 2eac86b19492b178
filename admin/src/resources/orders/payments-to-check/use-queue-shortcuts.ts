import { useEffect, useEffectEvent } from 'react';
import { findQueueAction, type QueueAction } from './queue.ts';

/** Elements that handle keys themselves. */
const KEY_HANDLING_ELEMENTS = 'input, textarea, select, button, a, [role=dialog]';

/** Calls `onAction` when a staff member presses the key of an action, while no field, button or dialog has the focus. */
export function useQueueShortcuts(onAction: (action: QueueAction) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const action = findQueueAction(event);
    const isElsewhere = event.target instanceof Element && event.target.closest(KEY_HANDLING_ELEMENTS) !== null;
    if (!action || isElsewhere || document.querySelector('[role=dialog]')) return;
    event.preventDefault();
    onAction(action);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
