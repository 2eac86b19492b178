import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { respondToClientError } from './client-error.ts';

const app = Fastify({ clientErrorHandler: respondToClientError });
let port = 0;
beforeAll(async () => {
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.close());

async function send(text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let response = '';
  socket.on('data', (part) => (response += part));
  socket.write(text);
  await once(socket, 'close');
  return response;
}

test.each([
  ['headers over 16 KiB', `GET / HTTP/1.1\r\nhost: shop\r\nx: ${'x'.repeat(17_000)}\r\n\r\n`, 431, 'headers_too_large'],
  ['a text that is not HTTP', 'hello\r\n\r\n', 400, 'bad_request'],
])('%s is refused with a code, and the connection is closed', async (_, text, status, code) => {
  const [head = '', body = ''] = (await send(text)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toContain('connection: close');
  expect(head).toContain(`content-length: ${Buffer.byteLength(body)}`);
  expect(JSON.parse(body)).toMatchObject({ status: 'error', code, message: expect.stringMatching(/\.$/) });
});
