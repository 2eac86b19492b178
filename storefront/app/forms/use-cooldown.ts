import { useState } from 'react';
import { useInterval } from '#app/lib/hooks/use-timeout.ts';

/** How often the shown seconds are updated. */
const UPDATE_MS = 500;

/** Counts down the seconds until an action is allowed again; `begin` starts it. */
export function useCooldown(seconds: number) {
  const [end_ms, setEnd] = useState(0);
  const [now_ms, setNow] = useState(0);
  const remaining_s = Math.max(0, Math.ceil((end_ms - now_ms) / 1000));
  useInterval(() => setNow(Date.now()), remaining_s > 0 ? UPDATE_MS : null);
  const begin = () => {
    setNow(Date.now());
    setEnd(Date.now() + seconds * 1000);
  };
  return { remaining_s, begin };
}
