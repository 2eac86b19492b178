import type { StartResponse } from './provider.ts';

/** The time limit for starting a payment, including the calls for tokens and registrations and all repetitions. */
export const START_MS_MAX = 60_000;

/** Starts a payment and waits at most `ms_max`. Then `signal` aborts, so that nothing more is sent. */
export function startWithTimeLimit(start: (signal: AbortSignal) => Promise<StartResponse>, ms_max = START_MS_MAX): Promise<StartResponse> {
  const signal = AbortSignal.timeout(ms_max);
  const timeout = new Promise<StartResponse>((resolve) => {
    signal.addEventListener('abort', () => resolve({ kind: 'unknown', reason: `no clear result after ${ms_max} ms` }), { once: true });
  });
  return Promise.race([start(signal), timeout]);
}
