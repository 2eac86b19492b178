/** Counts how many calls succeed before a limit refuses them. */
import type { LightMyRequestResponse as Response } from 'fastify';
import { expect, onTestFinished, vi } from 'vitest';

type Bound = { max: number; per_minute: number };

/**
 * Repeats a call until a limit refuses it, and resolves with the number of successes and the refusal. Expects `max` successes, and at most as
 * many more as became possible while the calls ran. The clock of limits in memory stands still from here to the end of the test, so that
 * they refuse the next call too, however slow the machine is. Limits in the database have the database's clock: only the returned refusal
 * is certain.
 */
export async function expectLimit(
  sendCall: (round: number) => Promise<Response>,
  { max, per_minute }: Bound,
  successStatus = 200,
): Promise<{ allowed: number; refusal: Response }> {
  const started_ms = Date.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  onTestFinished(() => clock.mockRestore());
  for (let index = 0; ; index++) {
    const refusal = await sendCall(index);
    if (refusal.statusCode === successStatus) continue;
    const refilledCalls = (per_minute * (Date.now() - started_ms)) / 60_000;
    expect(refusal.statusCode).toBe(429);
    expect(index).toBeLessThanOrEqual(Math.ceil(max + refilledCalls));
    expect(index).toBeGreaterThanOrEqual(max);
    return { allowed: index, refusal };
  }
}
