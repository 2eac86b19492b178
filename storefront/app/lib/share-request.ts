/**
 * A request that runs once at a time: calls made while it runs share its response. After `forget` the next call starts a new one,
 * as when another customer has signed in.
 */
export function shareRequest<Answer>(send: () => Promise<Answer>) {
  let current: Promise<Answer> | null = null;

  function request(): Promise<Answer> {
    if (current) return current;
    const request = send().finally(() => {
      if (current === request) current = null;
    });
    current = request;
    return request;
  }

  return {
    ask: request,
    underWay: () => current,
    forget: () => {
      current = null;
    },
  };
}
