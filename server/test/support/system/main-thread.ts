/** Measures how long the test's thread works without a pause. During that time all other requests wait. */

/**
 * Returns the longest time that the thread worked between two ticks of a timer while `work` ran. It counts only the processor time of this
 * thread, so that other programs on a busy machine fail no test.
 */
export async function measureLongestTurn_ms(work: () => Promise<unknown>): Promise<number> {
  const readThreadTime_ms = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let before_ms = readThreadTime_ms();
  let longest_ms = 0;
  const measure = () => {
    const now_ms = readThreadTime_ms();
    longest_ms = Math.max(longest_ms, now_ms - before_ms);
    before_ms = now_ms;
  };
  const timer = setInterval(measure, 1);
  try {
    await work();
  } finally {
    measure();
    clearInterval(timer);
  }
  return longest_ms;
}
