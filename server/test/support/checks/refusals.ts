/** Counts how many calls succeed before a limit refuses them. */
import { expect } from 'vitest';

type Bound = { max: number; per_minute: number };

/**
 * Calls `ask` until it is refused. Expects that at most `max` calls, plus those allowed by the time that has passed, have succeeded, and not
 * far fewer. Resolves with the number of successes.
 */
export async function expectLimit(ask: (turn: number) => Promise<number>, { max, per_minute }: Bound, answered = 200): Promise<number> {
  const begun_ms = performance.now();
  for (let turn = 0; ; turn++) {
    const status = await ask(turn);
    if (status === answered) continue;
    const back = (per_minute * (performance.now() - begun_ms)) / 60_000;
    expect(status).toBe(429);
    expect(turn).toBeLessThanOrEqual(Math.ceil(max + back));
    // A process leases blocks of a twentieth, and none where the bucket lacks room for a whole block.
    expect(turn).toBeGreaterThanOrEqual(Math.floor(max * 0.9));
    return turn;
  }
}
