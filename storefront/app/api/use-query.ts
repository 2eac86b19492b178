import type { Result } from '@uruhu/contract/client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWindowEvent } from '#app/lib/hooks/use-window-event.ts';
import { createLatestCallTracker } from './latest-call-tracker.ts';
import { getNextState, type QueryState } from './query-state.ts';

const LOADING = { state: 'loading' } as const;

/**
 * Calls the API when the page opens, and again when `key` changes, which identifies the data and its owner; null makes no call. `retry`
 * restarts from the loading state; `refresh` loads in the background and keeps the shown data if the call fails.
 */
export function useQuery<Data>(key: string | null, request: () => Promise<Result<Data>>) {
  const [result, setResult] = useState<QueryState<Data>>(LOADING);
  const [startCall] = useState(createLatestCallTracker);

  async function load(quietly: boolean) {
    const isLatest = startCall();
    if (!quietly) setResult(LOADING);
    const response = await request();
    // A newer call has started, or the component is gone.
    if (!isLatest()) return;
    setResult((shown) => getNextState(shown, response, quietly));
  }
  const start = useEffectEvent(() => load(false));

  useEffect(() => {
    if (key === null) return;
    start();
    // Makes the call under way outdated, so that `load` ignores its response.
    return () => {
      startCall();
    };
  }, [key, startCall]);

  return { result, retry: () => load(false), refresh: () => load(true) };
}

/** Browsers fire two events when a shopper returns to a tab: the second one comes within this time, and is ignored. */
const MERGE_MS = 50;

/** Calls `onReturn` when the shopper comes back to this tab, because she may have changed something in another tab. */
export function useTabReturn(onReturn: () => void): void {
  const lastReturn_ms = useRef(Number.NEGATIVE_INFINITY);
  const handleReturn = ({ timeStamp }: Event) => {
    if (document.visibilityState !== 'visible' || timeStamp - lastReturn_ms.current < MERGE_MS) return;
    lastReturn_ms.current = timeStamp;
    onReturn();
  };
  useWindowEvent('visibilitychange', handleReturn);
  useWindowEvent('focus', handleReturn);
}
