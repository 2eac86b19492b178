import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { getPollPause } from './poll-pauses.ts';

/**
 * Polls while `isWaiting`. A hidden tab does not poll, to save the shopper's data, and polls at once when it is visible again.
 * `hasEnded`: polling has ended without a result; `retry` starts it again with a poll.
 */
export function usePolling(isWaiting: boolean, poll: () => Promise<unknown>) {
  const [hasEnded, setHasEnded] = useState(false);
  const [retryCount, setRetryCount] = useState(0);
  const pollLatest = useEffectEvent(poll);
  useEffect(() => {
    if (!isWaiting) return;
    let pollCount = 0;
    let isPolling = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStopped = false;
    function scheduleNext() {
      clearTimeout(timer);
      const pause_ms = getPollPause(pollCount);
      if (isStopped || document.visibilityState === 'hidden') return;
      if (pause_ms === null) setHasEnded(true);
      else timer = setTimeout(pollOnce, pause_ms);
    }
    async function pollOnce() {
      if (isPolling) return;
      clearTimeout(timer);
      isPolling = true;
      pollCount += 1;
      await pollLatest();
      isPolling = false;
      scheduleNext();
    }
    const onVisibilityChange = () => document.visibilityState === 'visible' && pollOnce();
    document.addEventListener('visibilitychange', onVisibilityChange);
    if (retryCount > 0) pollOnce();
    else scheduleNext();
    return () => {
      // The next payment that this page waits for begins with its own polls.
      setHasEnded(false);
      isStopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, [isWaiting, retryCount]);
  const retry = useCallback(() => {
    setHasEnded(false);
    setRetryCount((count) => count + 1);
  }, []);
  return { hasEnded, retry };
}
