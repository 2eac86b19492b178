import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createKeptListener } from './kept-listener.ts';

/** Opens a listener that passes every request on, and returns a function that gets the text of a response. */
async function openListener() {
  const listener = createKeptListener((_request, _response, next) => next());
  onTestFinished(() => listener.close());
  const url = await listener.listen({ host: '127.0.0.1', port: 0 });
  const { port } = listener.server.address() as AddressInfo;
  expect(url).toBe(`http://127.0.0.1:${port}`);
  return { ...listener, fetchText: async () => (await fetch(url)).text() };
}

test('a request in progress ends on the old app, and one that comes meanwhile waits for the new app', async () => {
  const { release, hold, fetchText } = await openListener();
  const oldReply = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  release((_request, response) => {
    reached.resolve();
    oldReply.promise.then(() => response.end('old'));
  });
  const inProgress = fetchText();
  await reached.promise;

  let isHeld = false;
  const held = hold().then(() => {
    isHeld = true;
  });
  const waiting = fetchText();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isHeld).toBe(false);
  oldReply.resolve();
  expect(await inProgress).toBe('old');
  await held;
  release((_request, response) => response.end('new'));
  expect(await waiting).toBe('new');
  expect(await fetchText()).toBe('new');
});

test('requests before the first app wait for it', async () => {
  const { release, fetchText } = await openListener();
  const first = fetchText();
  release((_request, response) => response.end('app'));
  expect(await first).toBe('app');
});
