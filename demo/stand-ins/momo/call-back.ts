/** Tells the shop that somebody has answered: once, whatever comes of it, as MTN does. */
const TIMEOUT_MS = 10_000;

/** An answer that leads elsewhere is not followed. Nothing is thrown. */
export async function callBack(url: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  await fetch(url, { method: 'PUT', headers, body: JSON.stringify(body), redirect: 'manual', signal }).then(
    (response) => response.body?.cancel(),
    () => {},
  );
}
