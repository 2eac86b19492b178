/** How long the thread that runs the test works without giving way: what keeps every other reader waiting. */

/**
 * Returns the longest time that the thread worked between two turns of a timer while `work` ran. It counts the processor time of the thread
 * alone, so that other programs on a busy machine fail no test.
 */
export async function longestTurn_ms(work: () => Promise<unknown>): Promise<number> {
  const worked_ms = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let [before_ms, longest_ms] = [worked_ms(), 0];
  const look = () => {
    const now_ms = worked_ms();
    longest_ms = Math.max(longest_ms, now_ms - before_ms);
    before_ms = now_ms;
  };
  const timer = setInterval(look, 1);
  try {
    await work();
  } finally {
    look();
    clearInterval(timer);
  }
  return longest_ms;
}
