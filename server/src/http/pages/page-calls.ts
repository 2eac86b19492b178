/** Records the calls that a page is rendered from: the page is current while these calls give the same replies. */
import { createHash } from 'node:crypto';

type Fetch = typeof globalThis.fetch;

/** One call and a fingerprint of its reply. `init` holds only what the reply depends on, and no abort signal, which would have expired. */
type Call = { path: string; init: RequestInit; fingerprint: string };

/**
 * `same`: every call gives the same reply. `changed`: at least one does not. `unknown`: at least one fails, for example because the database
 * does not respond.
 */
export type Comparison = 'same' | 'changed' | 'unknown';

export type RecordedCalls = {
  /** Makes a call for the page and records it. */
  fetch: Fetch;
  /** Makes every recorded call again, all at once. */
  compare(): Promise<Comparison>;
};

const FAILED = 'failed';

function computeFingerprint(status: number, body: Buffer): string {
  return status >= 500 ? FAILED : `${status} ${createHash('sha256').update(body).digest('base64')}`;
}

/** Wraps `fetch`, which must take a path and, if there is a body, a text. */
export function recordCalls(fetch: Fetch): RecordedCalls {
  const calls: Call[] = [];

  async function replay({ path, init, fingerprint }: Call): Promise<Comparison> {
    const response = await fetch(path, init);
    const newFingerprint = computeFingerprint(response.status, Buffer.from(await response.arrayBuffer()));
    if (newFingerprint === FAILED) return 'unknown';
    return newFingerprint === fingerprint ? 'same' : 'changed';
  }

  return {
    async fetch(input, init = {}) {
      const response = await fetch(input, init);
      const body = Buffer.from(await response.arrayBuffer());
      const repeatableInit: RequestInit = {};
      if (init.method) repeatableInit.method = init.method;
      if (init.headers) repeatableInit.headers = init.headers;
      if (init.body != null) repeatableInit.body = init.body;
      calls.push({ path: String(input), init: repeatableInit, fingerprint: computeFingerprint(response.status, body) });
      return new Response(body, { status: response.status, headers: response.headers });
    },
    async compare() {
      const comparisons = await Promise.all(calls.map((call) => replay(call).catch((): Comparison => 'unknown')));
      if (comparisons.includes('unknown')) return 'unknown';
      return comparisons.includes('changed') ? 'changed' : 'same';
    },
  };
}
