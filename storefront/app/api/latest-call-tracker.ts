/**
 * Tells which response belongs to the latest call, since responses may arrive in another order. The returned function marks
 * the start of a call, which outdates all earlier calls, and returns a function that tells whether this call is still the latest.
 */
export function createLatestCallTracker(): () => () => boolean {
  let calls = 0;
  return () => {
    calls += 1;
    const call = calls;
    return () => call === calls;
  };
}
