/**
 * A request that runs once at a time: calls of `send` while it runs share its response. After `forget` the next call starts a new request,
 * for example because another customer has signed in. `getCurrent` returns the running request; null if there is none.
 */
export function shareRequest<Value>(send: () => Promise<Value>) {
  let current: Promise<Value> | null = null;

  function request(): Promise<Value> {
    if (current) return current;
    const request = send().finally(() => {
      if (current === request) current = null;
    });
    current = request;
    return request;
  }

  return {
    send: request,
    getCurrent: () => current,
    forget: () => {
      current = null;
    },
  };
}
