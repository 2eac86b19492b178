/** One exchange with a provider over HTTP: bounded in time and size. What an answer means, whoever has asked knows. */

export type Sending = {
  method: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  body?: object | undefined;
  timeout_ms: number;
  /** Whoever waits for it gives up: nothing is sent any more. */
  signal?: AbortSignal | undefined;
};

export type Heard =
  /** `body`: undefined where it is no JSON, or more than anybody would say. The edge in front of a provider answers with pages of its own. */
  | { kind: 'heard'; http_status: number; body: unknown }
  /** `sent`: it may have been done all the same. */
  | { kind: 'silent'; reason: string; sent: boolean };

/** Far above what providers answer. */
const BODY_BYTES_MAX = 256 * 1024;
/** Nobody was there to take it. */
const NOT_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT', 'CERT_HAS_EXPIRED']);

export async function exchange({ method, url, headers, body, timeout_ms, signal }: Sending): Promise<Heard> {
  if (signal?.aborted) return { kind: 'silent', reason: 'no time is left', sent: false };
  // Connecting and reading are both within it.
  const limits = [AbortSignal.timeout(timeout_ms), ...(signal ? [signal] : [])];
  try {
    const response = await fetch(url, {
      method,
      signal: AbortSignal.any(limits),
      // Whoever leads us elsewhere is not who we asked.
      redirect: 'manual',
      headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { kind: 'heard', http_status: response.status, body: parsed(await boundedText(response)) };
  } catch (error) {
    const reason = reasonOf(error);
    return { kind: 'silent', reason, sent: !NOT_SENT.has(reason) };
  }
}

async function boundedText(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    // Leaving the loop ends the connection.
    if (bytes > BODY_BYTES_MAX) return '';
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What stands in a log: of a time-out its name, of a broken connection its code. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer';
  const { code } = (error.cause ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : error.name;
}
