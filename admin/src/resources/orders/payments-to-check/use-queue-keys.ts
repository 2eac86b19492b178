import { useEffect, useEffectEvent } from 'react';
import { type QueueKey, readKey } from './queue.ts';

/** Elements that handle keys themselves. */
const KEY_HANDLING_ELEMENTS = 'input, textarea, select, button, a, [role=dialog]';

/** Listens for the keys of the queue while no field, button or dialog has the focus. */
export function useQueueKeys(onKey: (key: QueueKey) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const key = readKey(event);
    const isElsewhere = event.target instanceof Element && event.target.closest(KEY_HANDLING_ELEMENTS) !== null;
    if (!key || isElsewhere || document.querySelector('[role=dialog]')) return;
    event.preventDefault();
    onKey(key);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
