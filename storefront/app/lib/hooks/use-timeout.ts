import { useEffect, useEffectEvent } from 'react';

/** Starts a timer, and a new one when `wait_ms` or `restartKey` changes. `clearTimeout` ends a timer of either kind. */
function useTimer(start: typeof setTimeout | typeof setInterval, callback: () => void, wait_ms: number | null, restartKey: unknown): void {
  const handleTimer = useEffectEvent(callback);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `restartKey` only restarts the timer
  useEffect(() => {
    if (wait_ms === null) return;
    const timer = start(() => handleTimer(), wait_ms);
    return () => clearTimeout(timer);
  }, [wait_ms, restartKey]);
}

/** Calls the latest `callback` once after `wait_ms`, or never if it is null. A change of `restartKey` starts the wait again. */
export const useTimeout = (callback: () => void, wait_ms: number | null, restartKey?: unknown): void =>
  useTimer(setTimeout, callback, wait_ms, restartKey);

/**
 * Calls the latest `callback` every `period_ms` in which the tab is visible, or never while it is null. A change of `restartKey` starts a
 * new period.
 */
export const useInterval = (callback: () => void, period_ms: number | null, restartKey?: unknown): void =>
  useTimer(setInterval, () => document.hidden || callback(), period_ms, restartKey);
