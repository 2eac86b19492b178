/** Sends the shop the result of a prompt: once, whether or not the shop responds, as MTN does. */
const TIMEOUT_MS = 10_000;

/** Follows no redirect, and never throws. */
export async function callBack(url: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  await fetch(url, { method: 'PUT', headers, body: JSON.stringify(body), redirect: 'manual', signal }).then(
    (response) => response.body?.cancel(),
    () => {},
  );
}
