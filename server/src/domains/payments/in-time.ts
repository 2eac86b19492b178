import type { Started } from './provider.ts';

/** No provider takes longer to begin a payment: tokens, addresses and second tries are all within it. */
export const START_MS_MAX = 60_000;

/** Begins a payment, and waits no longer than that. What is not sent by then is not sent any more: `signal` says so. */
export function inTime(begin: (signal: AbortSignal) => Promise<Started>, ms_max = START_MS_MAX): Promise<Started> {
  const signal = AbortSignal.timeout(ms_max);
  const over = new Promise<Started>((resolve) => {
    signal.addEventListener('abort', () => resolve({ kind: 'unknown', reason: `nothing was clear after ${ms_max} ms` }), { once: true });
  });
  return Promise.race([begin(signal), over]);
}
