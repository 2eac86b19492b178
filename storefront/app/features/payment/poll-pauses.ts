/** The pauses between polls for a pending payment. They grow, until polling ends. */

/** The three phases last half a minute, two minutes and eight minutes. */
const PAUSES: readonly { times: number; pause_ms: number }[] = [
  { times: 15, pause_ms: 2_000 },
  { times: 24, pause_ms: 5_000 },
  { times: 32, pause_ms: 15_000 },
];

/** The pause before the next poll, by the number of polls so far; null ends polling. */
export function getPollPause(pollCount: number): number | null {
  let phaseEnd = 0;
  for (const { times, pause_ms } of PAUSES) {
    phaseEnd += times;
    if (pollCount < phaseEnd) return pause_ms;
  }
  return null;
}
