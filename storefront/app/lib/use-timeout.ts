import { useEffect, useEffectEvent } from 'react';

/** Calls the latest `callback` once after `wait_ms`, or never if it is null. A change of `restartKey` starts the wait again. */
export function useTimeout(callback: () => void, wait_ms: number | null, restartKey?: unknown): void {
  const handleTimeout = useEffectEvent(callback);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `restartKey` only restarts the timer
  useEffect(() => {
    if (wait_ms === null) return;
    const timer = setTimeout(() => handleTimeout(), wait_ms);
    return () => clearTimeout(timer);
  }, [wait_ms, restartKey]);
}

/** Calls the latest `callback` every `period_ms`, or never while it is null. A change of `restartKey` starts a new period. */
export function useInterval(callback: () => void, period_ms: number | null, restartKey?: unknown): void {
  const handleInterval = useEffectEvent(callback);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `restartKey` only restarts the timer
  useEffect(() => {
    if (period_ms === null) return;
    const timer = setInterval(() => handleInterval(), period_ms);
    return () => clearInterval(timer);
  }, [period_ms, restartKey]);
}
