/**
 * Returns a request that runs once at a time: calls of `send` while it runs share its response. After `forget` the next call starts a new
 * request, for example because another customer has signed in. `getCurrent` returns the running request; null if there is none.
 */
export function shareRequest<Value>(callServer: () => Promise<Value>) {
  let current: Promise<Value> | null = null;

  function send(): Promise<Value> {
    if (current) return current;
    const started = callServer().finally(() => {
      if (current === started) current = null;
    });
    current = started;
    return started;
  }

  return {
    send,
    getCurrent: () => current,
    forget: () => {
      current = null;
    },
  };
}
