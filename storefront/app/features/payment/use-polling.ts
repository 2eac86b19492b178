import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { getPollPause } from './poll-pauses.ts';

/**
 * Polls while `waiting`. A hidden tab does not poll, to save the shopper's data, and polls at once when it is visible again.
 * `hasEnded`: polling has ended without a result; `retry` starts it again with a poll.
 */
export function usePolling(waiting: boolean, poll: () => Promise<unknown>) {
  const [hasEnded, setHasEnded] = useState(false);
  const [retryCount, setRetryCount] = useState(0);
  const pollLatest = useEffectEvent(poll);
  useEffect(() => {
    if (!waiting) return;
    let pollCount = 0;
    let polling = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    function scheduleNext() {
      clearTimeout(timer);
      const pause_ms = getPollPause(pollCount);
      if (stopped || document.visibilityState === 'hidden') return;
      if (pause_ms === null) setHasEnded(true);
      else timer = setTimeout(pollOnce, pause_ms);
    }
    async function pollOnce() {
      if (polling) return;
      clearTimeout(timer);
      polling = true;
      pollCount += 1;
      await pollLatest();
      polling = false;
      scheduleNext();
    }
    const onVisibility = () => document.visibilityState === 'visible' && pollOnce();
    document.addEventListener('visibilitychange', onVisibility);
    if (retryCount > 0) pollOnce();
    else scheduleNext();
    return () => {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [waiting, retryCount]);
  const retry = useCallback(() => {
    setHasEnded(false);
    setRetryCount((before) => before + 1);
  }, []);
  return { hasEnded, retry };
}
