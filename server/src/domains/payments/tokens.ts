/** The token by which a provider knows the shop: kept while it is good, and replaced when it is not. */

/** Nothing was sent without it. */
type NoToken = { kind: 'refused'; reason: string } | { kind: 'unclear'; reason: string; sent: false };
export type Token = { kind: 'token'; token: string; until_ms: number } | NoToken;
export type Tokens = {
  /** One that is good, as far as is known. Many who ask at once get the answer of one request. */
  get(): Promise<Token>;
  /** This one turned out not to be. */
  forget(token: string): void;
};

/** `request` asks for a new one. */
export function keepToken(request: () => Promise<Token>, now_ms: () => number): Tokens {
  let kept: Extract<Token, { kind: 'token' }> | null = null;
  let asking: Promise<Token> | null = null;

  async function renew(): Promise<Token> {
    const token = await request();
    if (token.kind === 'token') kept = token;
    return token;
  }

  return {
    async get() {
      if (kept && now_ms() < kept.until_ms) return kept;
      asking ??= renew().finally(() => {
        asking = null;
      });
      return asking;
    },
    forget(token) {
      if (kept?.token === token) kept = null;
    },
  };
}

/** Sends something as the shop. Null: the token is not good any more, so nothing was done with it; it is replaced, and sent again, once. */
export async function withToken<Answer>(tokens: Tokens, send: (token: string) => Promise<Answer | null>): Promise<Answer | NoToken> {
  for (let left = 1; ; left--) {
    const known = await tokens.get();
    if (known.kind !== 'token') return known;
    const answer = await send(known.token);
    if (answer !== null) return answer;
    tokens.forget(known.token);
    if (left === 0) return { kind: 'refused', reason: 'it does not accept the token that it gave us' };
  }
}
