/** Calls the API as clients do: with a path, a body in one of three encodings, and optionally a token. */
import type { App } from '../../../src/context.ts';

export type Encoding = 'json' | 'form' | 'multipart';
export const ENCODINGS: readonly Encoding[] = ['json', 'form', 'multipart'];

type CallOptions = {
  token?: string | undefined;
  encoding?: Encoding | undefined;
  headers?: Record<string, string>;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
};

// biome-ignore lint/suspicious/noExplicitAny: a test fails where an expected field is missing
export type ApiResponse = { status: number; body: any; text: string };

const BOUNDARY = 'uruhu-call';

function encode(body: Record<string, unknown>, encoding: Encoding): { payload: string; type: string } {
  const fields = Object.entries(body).map(([name, value]) => [name, String(value)] as const);
  if (encoding === 'form') {
    return {
      payload: new URLSearchParams(fields.map(([name, value]) => [name, value])).toString(),
      type: 'application/x-www-form-urlencoded',
    };
  }
  if (encoding === 'multipart') {
    const parts = fields.map(([name, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
    return { payload: `${parts.join('')}--${BOUNDARY}--\r\n`, type: `multipart/form-data; boundary=${BOUNDARY}` };
  }
  return { payload: JSON.stringify(body), type: 'application/json' };
}

let callCount = 0;
/** Returns another IP address for each request or test, so that limits by address affect only the tests of these limits. */
export function createIpAddress(): string {
  callCount++;
  return `10.${Math.floor(callCount / 256 ** 2) % 256}.${Math.floor(callCount / 256) % 256}.${callCount % 256}`;
}

export async function call(app: App, url: string, body?: unknown, options: CallOptions = {}): Promise<ApiResponse> {
  const { token, encoding = 'json', headers = {}, method = 'POST' } = options;
  const encoded = body === undefined ? undefined : encode(body as Record<string, unknown>, encoding);
  const reply = await app.inject({
    method,
    url,
    remoteAddress: createIpAddress(),
    headers: {
      ...(encoded ? { 'content-type': encoded.type } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(encoded ? { payload: encoded.payload } : {}),
  });
  const isJson = String(reply.headers['content-type']).startsWith('application/json');
  return { status: reply.statusCode, body: isJson ? JSON.parse(reply.payload) : null, text: reply.payload };
}

export const callGet = (app: App, url: string, options: Omit<CallOptions, 'encoding' | 'method'> = {}): Promise<ApiResponse> =>
  call(app, url, undefined, { ...options, method: 'GET' });
