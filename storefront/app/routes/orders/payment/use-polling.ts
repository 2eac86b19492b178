import { useCallback, useEffect, useRef, useState } from 'react';
import { pauseAfter } from './pauses.ts';

/**
 * Asks again and again while `waiting`, and while the tab is seen: a hidden one costs nobody megabytes, and asks at once when
 * it is seen again. `over`: it has asked long enough; `again` begins anew with a question.
 */
export function usePolling(waiting: boolean, ask: () => Promise<unknown>) {
  const [over, setOver] = useState(false);
  const [round, setRound] = useState(0);
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (!waiting) return;
    let asked = 0;
    let asking = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    function plan() {
      clearTimeout(timer);
      const pause_ms = pauseAfter(asked);
      if (left || document.visibilityState === 'hidden') return;
      if (pause_ms === null) setOver(true);
      else timer = setTimeout(once, pause_ms);
    }
    async function once() {
      if (asking) return;
      clearTimeout(timer);
      asking = true;
      asked += 1;
      await latest.current();
      asking = false;
      plan();
    }
    const seen = () => document.visibilityState === 'visible' && once();
    document.addEventListener('visibilitychange', seen);
    if (round > 0) once();
    else plan();
    return () => {
      left = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [waiting, round]);
  const again = useCallback(() => {
    setOver(false);
    setRound((before) => before + 1);
  }, []);
  return { over, again };
}
