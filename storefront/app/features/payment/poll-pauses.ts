/** The pauses between polls for a pending payment. They grow, until polling ends. */

/** The three phases last half a minute, two minutes and eight minutes. */
const PAUSES: readonly { polls: number; pause_ms: number }[] = [
  { polls: 15, pause_ms: 2_000 },
  { polls: 24, pause_ms: 5_000 },
  { polls: 32, pause_ms: 15_000 },
];

/** The pause before the next poll in ms, by the number of polls so far; null ends polling. */
export function getPollPause(pollCount: number): number | null {
  let phaseEnd = 0;
  for (const { polls, pause_ms } of PAUSES) {
    phaseEnd += polls;
    if (pollCount < phaseEnd) return pause_ms;
  }
  return null;
}
