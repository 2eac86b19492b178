/**
 * Tells which response belongs to the latest call, since responses may arrive in another order. The returned function starts a call, and
 * returns a second function, which tells whether that call is still the latest.
 */
export function createCallCounter(): () => () => boolean {
  let calls = 0;
  return () => {
    calls += 1;
    const call = calls;
    return () => call === calls;
  };
}
