import { useEffect, useState } from 'react';

/** Counts down the seconds until an action is allowed again; `begin` starts it. */
export function useCooldown(seconds: number) {
  const [endsAt_ms, setEnd] = useState(0);
  const [now_ms, setNow] = useState(0);
  const left = Math.max(0, Math.ceil((endsAt_ms - now_ms) / 1000));
  const waiting = left > 0;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [waiting]);
  const begin = () => {
    setNow(Date.now());
    setEnd(Date.now() + seconds * 1000);
  };
  return { left, begin };
}
