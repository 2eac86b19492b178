/** Sends one HTTP request to a provider, with limits of time and size. The caller interprets the response. */

export type ProviderRequest = {
  method: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  body?: object | undefined;
  timeout_ms: number;
  /** Aborted when the caller stops waiting; an aborted request is not sent. */
  signal?: AbortSignal | undefined;
};

export type ProviderResponse =
  /** `body`: undefined if it is not JSON, such as an HTML page of a proxy, or if it is too long. */
  | { kind: 'response'; http_status: number; body: unknown }
  /** `mayHaveArrived`: whether the provider may have carried out the request. */
  | { kind: 'no_response'; reason: string; mayHaveArrived: boolean };

/** Providers' responses are much smaller. */
const BODY_BYTES_MAX = 256 * 1024;
/** Errors before the connection is made, so that the provider cannot have received the request. */
const NOT_SENT_CODES = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT', 'CERT_HAS_EXPIRED']);

export async function sendRequest({ method, url, headers, body, timeout_ms, signal }: ProviderRequest): Promise<ProviderResponse> {
  if (signal?.aborted) return { kind: 'no_response', reason: 'the time limit was reached before sending', mayHaveArrived: false };
  // The timeout covers connecting and reading.
  const abortSignals = [AbortSignal.timeout(timeout_ms), ...(signal ? [signal] : [])];
  try {
    const response = await fetch(url, {
      method,
      signal: AbortSignal.any(abortSignals),
      // A redirect could send the shop's credentials to another host.
      redirect: 'manual',
      headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { kind: 'response', http_status: response.status, body: parseJson(await readBoundedText(response)) };
  } catch (error) {
    const reason = describeError(error);
    return { kind: 'no_response', reason, mayHaveArrived: !NOT_SENT_CODES.has(reason) };
  }
}

async function readBoundedText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    // Returning from the loop closes the connection.
    if (bytes > BODY_BYTES_MAX) return '';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Describes an error for the log: the name of a timeout, or the code of a broken connection. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'no response';
  const { code } = (error.cause ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : error.name;
}
