import { createClient } from '@uruhu/contract/client';
import { expect, test } from 'vitest';
import * as sentences from '#messages/network';
import { describeRefusal } from './describe-refusal.ts';

const OWN = { wordless: 'Update failed.', unreached: 'An error occurred during update.' };

/** What a page says when its call gets this response. */
async function describe(respond: () => Promise<Response>) {
  const result = await createClient({ sentences, fetch: respond, baseUrl: 'http://shop.test' }).signOut();
  return result.ok ? null : describeRefusal(result, OWN);
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
])('a failure that is %s is told in the page’s own words', async (_, body) => {
  expect(await describe(async () => new Response(body, { status: 500 }))).toBe('Update failed.');
});

test('a call without a response is told in the page’s words for that', async () => {
  expect(await describe(() => Promise.reject(new TypeError('Failed to fetch')))).toBe('An error occurred during update.');
});
