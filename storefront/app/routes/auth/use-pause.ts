import { useEffect, useState } from 'react';

/** Seconds until something may be done again; `begin` starts them. */
export function usePause(seconds: number) {
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
