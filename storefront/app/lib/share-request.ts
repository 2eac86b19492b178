/**
 * Returns a request that runs once at a time: calls of `send` while it runs share its response. After `forget` the next call starts a new
 * request, for example because another customer has signed in. `getCurrent` returns the running request; null if there is none.
 */
export function shareRequest<Value>(callServer: () => Promise<Value>) {
  let currentRequest: Promise<Value> | null = null;

  function send(): Promise<Value> {
    if (currentRequest) return currentRequest;
    const newRequest = callServer().finally(() => {
      if (currentRequest === newRequest) currentRequest = null;
    });
    currentRequest = newRequest;
    return newRequest;
  }

  return {
    send,
    getCurrent: () => currentRequest,
    forget: () => {
      currentRequest = null;
    },
  };
}
