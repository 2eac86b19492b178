/** Counts how many calls succeed before a limit refuses them. */
import { expect } from 'vitest';

type Bound = { max: number; per_minute: number };

/**
 * Repeats a call until a limit refuses it, and resolves with the number of successes. Expects `max` successes, and at most as many more as
 * became possible while the calls ran.
 */
export async function expectLimit(
  sendCall: (round: number) => Promise<number>,
  { max, per_minute }: Bound,
  successStatus = 200,
): Promise<number> {
  const started_ms = performance.now();
  for (let index = 0; ; index++) {
    const status = await sendCall(index);
    if (status === successStatus) continue;
    const refilledCalls = (per_minute * (performance.now() - started_ms)) / 60_000;
    expect(status).toBe(429);
    expect(index).toBeLessThanOrEqual(Math.ceil(max + refilledCalls));
    expect(index).toBeGreaterThanOrEqual(max);
    return index;
  }
}
