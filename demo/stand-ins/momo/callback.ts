const TIMEOUT_MS = 10_000;

/**
 * Sends the shop the result of a payment prompt. Like MTN, it sends the result only once, even if the shop does not respond. It follows no
 * redirect, and never throws.
 */
export async function sendResult(url: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  await fetch(url, { method: 'PUT', headers, body: JSON.stringify(body), redirect: 'manual', signal }).then(
    (response) => response.body?.cancel(),
    () => {},
  );
}
