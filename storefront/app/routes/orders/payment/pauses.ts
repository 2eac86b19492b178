/** How often somebody who waits for a payment asks how it stands: often at first, then seldom, then no more by itself. */

/** So many times, each after so long: half a minute, two minutes, eight minutes. */
const PAUSES: readonly { times: number; pause_ms: number }[] = [
  { times: 15, pause_ms: 2_000 },
  { times: 24, pause_ms: 5_000 },
  { times: 32, pause_ms: 15_000 },
];

/** How long to wait before the next question, after so many; null: enough was asked. */
export function pauseAfter(asked: number): number | null {
  let before = 0;
  for (const { times, pause_ms } of PAUSES) {
    before += times;
    if (asked < before) return pause_ms;
  }
  return null;
}
