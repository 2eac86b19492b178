import { useEffect, useState } from 'react';

/** The value of a moment ago: what leaves the screen is shown that much longer. */
export function useLater<Value>(value: Value, delay_ms: number): Value {
  const [late, setLate] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), delay_ms);
    return () => clearTimeout(timer);
  }, [value, delay_ms]);
  return late;
}
