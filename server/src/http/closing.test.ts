/** Draining ends connections without a request, and waits for requests in progress. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import fastify from 'fastify';
import { onTestFinished, test } from 'vitest';
import { addDrain } from './closing.ts';

/** Longer than the buffers of the operating system for a connection, so that a client who does not read keeps the response from being sent. */
const LARGE_TEXT = 'x'.repeat(30_000_000);

async function listen() {
  const app = fastify();
  addDrain(app);
  const slow = Promise.withResolvers<string>();
  app.get('/fast', () => 'fast');
  app.get('/slow', () => slow.promise);
  app.get('/large', () => LARGE_TEXT);
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  /** Connects and sends the text; `received` grows with what the server sends. */
  async function send(text: string) {
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    const connection = { socket, received: '' };
    socket.on('data', (data) => {
      connection.received += data;
    });
    await once(socket, 'connect');
    if (text !== '') socket.write(text);
    return connection;
  }
  return { app, slow, send };
}

const buildRequest = (path: string) => `GET ${path} HTTP/1.1\r\nhost: shop.test\r\n\r\n`;
const UNFINISHED_HEADERS = 'GET /fast HTTP/1.1\r\nhost: shop';

for (const [name, texts] of [
  ['has sent nothing', ['']],
  ['has sent half of its headers', [UNFINISHED_HEADERS]],
  ['has sent half of its second request', [buildRequest('/fast'), UNFINISHED_HEADERS]],
] as const)
  test(`a connection that ${name} does not stop the shop from stopping`, async ({ expect }) => {
    const { app, send } = await listen();
    const accepted = once(app.server, 'connection');
    const [firstText, ...otherTexts] = texts;
    const { socket } = await send(firstText);
    const [acceptedSocket] = await accepted;
    for (const text of otherTexts) {
      await once(socket, 'data');
      socket.write(text);
    }
    const sentBytes = Buffer.byteLength(texts.join(''));
    await expect.poll(() => acceptedSocket.bytesRead).toBe(sentBytes);
    const closed = once(socket, 'close');
    await app.drain();
    await closed;
    expect(app.server.listening).toBe(false);
  }, 5_000);

test('draining waits for a request in progress and sends its whole response', async ({ expect }) => {
  const { app, slow, send } = await listen();
  const requested = once(app.server, 'request');
  const connection = await send(buildRequest('/slow'));
  await requested;
  const closed = once(connection.socket, 'close');
  let isDrained = false;
  const drained = app.drain().then(() => {
    isDrained = true;
  });
  // Longer than a connection without a request may stay open.
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(isDrained).toBe(false);
  slow.resolve('the whole response');
  await drained;
  await closed;
  expect(connection.received).toContain('the whole response');
});

test('draining sends the whole response to a client who reads it late', async ({ expect }) => {
  const { app, send } = await listen();
  const requested = once(app.server, 'request');
  const { socket } = await send('');
  socket.pause();
  let receivedBytes = 0;
  socket.removeAllListeners('data').on('data', (data) => {
    receivedBytes += data.length;
  });
  socket.write(buildRequest('/large'));
  const [, response] = await requested;
  await expect.poll(() => response.writableEnded).toBe(true);
  const closed = once(socket, 'close');
  const drained = app.drain();
  // Longer than a connection without a request may stay open.
  await new Promise((resolve) => setTimeout(resolve, 700));
  socket.resume();
  await drained;
  await closed;
  expect(receivedBytes).toBeGreaterThan(LARGE_TEXT.length);
}, 10_000);

test('draining closes a connection at once that has had a request and has no other', async ({ expect }) => {
  const { app, send } = await listen();
  const { socket } = await send(buildRequest('/fast'));
  await once(socket, 'data');
  const start_ms = performance.now();
  await app.drain();
  expect(performance.now() - start_ms).toBeLessThan(400);
});
