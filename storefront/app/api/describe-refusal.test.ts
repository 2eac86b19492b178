import { createClient } from '@uruhu/contract/client';
import { expect, test } from 'vitest';
import * as messages from '#messages/shell/network';
import { describeRefusal } from './describe-refusal.ts';

const FALLBACKS = { noMessage: 'Update failed.', noResponse: 'An error occurred during update.' };

/** The message that a page shows when its call gets this response. */
async function describe(respond: () => Promise<Response>) {
  const result = await createClient({ messages, fetch: respond, baseUrl: 'http://shop.test' }).signOut();
  return result.ok ? null : describeRefusal(result, FALLBACKS);
}

test('the server’s own message is shown', async () => {
  const body = { status: 'error', code: 'internal_error', message: 'Something went wrong.' };
  expect(await describe(async () => Response.json(body, { status: 500 }))).toBe('Something went wrong.');
});

test.each([
  ['an HTML page', '<h1>Internal Server Error</h1>'],
  ['nothing', ''],
  ['JSON without a message', '{}'],
  ['JSON of another server', '{"message":"upstream connect error"}'],
  ['an empty message', '{"status":"error","message":""}'],
])('a failure whose body is %s shows the page’s own message', async (_, body) => {
  expect(await describe(async () => new Response(body, { status: 500 }))).toBe('Update failed.');
});

test('a call that gets no response shows the page’s message for a failed connection', async () => {
  expect(await describe(() => Promise.reject(new TypeError('Failed to fetch')))).toBe('An error occurred during update.');
});
