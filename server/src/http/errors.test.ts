/** Tests the response to each error of the database, the disk or the framework. */
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerErrorHandler } from './errors.ts';

async function respondTo(error: Error) {
  const faults: { error: unknown; isPlacingOrder: boolean }[] = [];
  const app = Fastify();
  registerErrorHandler(app, (fault, { isPlacingOrder }) => faults.push({ error: fault, isPlacingOrder }));
  app.post('/api/orders/place', () => Promise.reject(error));
  const response = await app.inject({ method: 'POST', url: '/api/orders/place' });
  await app.close();
  return { status: response.statusCode, retryAfter_s: Number(response.headers['retry-after']), faults, code: response.json().code };
}
const createError = (code: string, otherFields: object = {}) => Object.assign(new Error('it failed'), { code, ...otherFields });

test.each([
  ['08006', 5],
  ['57P01', 5],
  ['57P03', 5],
  ['ECONNREFUSED', 5],
  ['53300', 5],
  ['55P03', 5],
  ['57014', 5],
  ['25P03', 5],
  ['53100', 60],
  ['53200', 30],
  ['53000', 30],
  ['53400', 30],
  ['25006', 30],
  ['58000', 300],
  ['58030', 300],
  ['58P01', 300],
  ['XX001', 300],
  ['XX002', 300],
] as [string, number][])('%s of the database responds 503 with retry-after %i s, and calls onFault', async (code, retryAfter_s) => {
  const error = createError(code);
  expect(await respondTo(error)).toEqual({
    status: 503,
    retryAfter_s,
    faults: [{ error, isPlacingOrder: true }],
    code: 'storage_unavailable',
  });
});

test.each([
  ['ENOSPC', 60],
  ['EDQUOT', 60],
  ['EROFS', 30],
  ['EACCES', 30],
  ['EIO', 300],
])('%s of a file responds 503 with retry-after %i s', async (code, retryAfter_s) => {
  expect(await respondTo(createError(code, { syscall: 'open' }))).toMatchObject({ status: 503, retryAfter_s });
});

test.each([
  ['the embedded database has stopped: its thread ended', 10],
  ['Connection terminated unexpectedly', 5],
  ['timeout exceeded when trying to connect', 5],
])('the message "%s" responds 503 with retry-after %i s', async (message, retryAfter_s) => {
  expect(await respondTo(new Error(message))).toMatchObject({ status: 503, retryAfter_s });
});

test.each(['23505', '42P01', '22P02', 'XX000', 'ENOENT'])(
  '%s is no fault of the database or the disk: the client gets 500 without retry-after',
  async (code) => {
    expect(await respondTo(createError(code))).toEqual({ status: 500, retryAfter_s: Number.NaN, faults: [], code: 'internal_error' });
  },
);

test.each([
  [400, 'bad_request'],
  [405, 'method_not_allowed'],
  [408, 'request_timeout'],
  [412, 'precondition_failed'],
  [413, 'too_large'],
  [414, 'address_too_long'],
  [415, 'unsupported_content_type'],
  [416, 'range_not_satisfiable'],
  [431, 'headers_too_large'],
])('an error of the framework with status %i keeps it, with the code %s', async (statusCode, code) => {
  expect(await respondTo(Object.assign(new Error('refused'), { statusCode }))).toMatchObject({ status: statusCode, code });
});

test('an error of the framework with a status that no refusal code has is sent as 400', async () => {
  expect(await respondTo(Object.assign(new Error('refused'), { statusCode: 418 }))).toMatchObject({ status: 400, code: 'request_refused' });
});
