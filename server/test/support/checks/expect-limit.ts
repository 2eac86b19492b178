/** Counts how many calls succeed before a limit refuses them. */
import { expect } from 'vitest';

type Bound = { max: number; per_minute: number };

/**
 * Repeats a call until a limit refuses it, and resolves with the number of successes. Expects at least nine tenths of `max` successes, and at
 * most `max` and those that became possible while the calls ran.
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
    // A process charges a bucket in blocks of a twentieth of its capacity, and refuses if there is no room for a whole block.
    expect(index).toBeGreaterThanOrEqual(Math.floor(max * 0.9));
    return index;
  }
}
