/** Keeps the access token for a provider's API, and replaces it when it expires or the provider refuses it. */

/** The shop got no token, so it did not send the call. */
type NoToken = { kind: 'refused'; reason: string } | { kind: 'unclear'; reason: string; mayHaveArrived: false };
/** `until_ms`: the time on the store's clock at which the token is replaced. */
export type TokenResult = { kind: 'token'; token: string; until_ms: number } | NoToken;
export type TokenStore = {
  /** Returns the current token, or requests one. Concurrent callers share one request. */
  get(): Promise<TokenResult>;
  /** Makes the next `get` replace a token that the provider has refused. */
  invalidate(token: string): void;
};

/** `request` fetches a new token. */
export function createTokenStore(request: () => Promise<TokenResult>, now_ms: () => number): TokenStore {
  let cachedToken: Extract<TokenResult, { kind: 'token' }> | null = null;
  let pendingRequest: Promise<TokenResult> | null = null;

  async function renew(): Promise<TokenResult> {
    const token = await request();
    if (token.kind === 'token') cachedToken = token;
    return token;
  }

  return {
    async get() {
      if (cachedToken && now_ms() < cachedToken.until_ms) return cachedToken;
      pendingRequest ??= renew().finally(() => {
        pendingRequest = null;
      });
      return pendingRequest;
    },
    invalidate(token) {
      if (cachedToken?.token === token) cachedToken = null;
    },
  };
}

/**
 * Calls `send` with a token. If `send` returns null, the provider has refused the token without carrying out the call. Then the token is
 * replaced and `send` is called once more.
 */
export async function withToken<Response>(
  tokenStore: TokenStore,
  send: (token: string) => Promise<Response | null>,
): Promise<Response | NoToken> {
  for (let retriesLeft = 1; ; retriesLeft--) {
    const result = await tokenStore.get();
    if (result.kind !== 'token') return result;
    const response = await send(result.token);
    if (response !== null) return response;
    tokenStore.invalidate(result.token);
    if (retriesLeft === 0) return { kind: 'refused', reason: 'the provider refuses the token that it has just issued' };
  }
}
