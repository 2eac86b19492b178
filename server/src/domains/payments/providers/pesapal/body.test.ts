import { describe, expect, test } from 'vitest';
import { describePesapalError, findPesapalError, isCallOk, isUnauthorized } from './body.ts';

const NO_ERROR = { error_type: null, code: null, message: null };

describe('a response of PesaPal', () => {
  test.each<[string, object]>([
    ['no error', {}],
    ['an error that is null', { error: null }],
    ['an error of nulls', { error: NO_ERROR }],
    ['an error of empty texts', { error: { error_type: '', code: ' ', message: '' } }],
    ['an error that is an empty text', { error: '' }],
  ])('with %s has no error', (_, body) => {
    expect(findPesapalError({ ...body })).toBeNull();
  });

  test.each<[object | string, object]>([
    [
      { error_type: 'api_error', code: 'x', message: 'y' },
      { type: 'api_error', code: 'x', message: 'y' },
    ],
    [
      { type: 'api_error', code: 'x' },
      { type: 'api_error', code: 'x', message: '' },
    ],
    [{ message: 'Pending Payment' }, { type: '', code: '', message: 'Pending Payment' }],
    [{ code: 500 }, { type: '', code: '500', message: '' }],
    ['invalid_ipn', { type: '', code: 'invalid_ipn', message: '' }],
  ])('with the error %j has that error', (sent, expected) => {
    expect(findPesapalError({ error: sent })).toEqual(expected);
  });

  test.each<[unknown, boolean]>([
    ['200', true],
    [200, true],
    [undefined, true],
    [null, true],
    ['500', false],
    [500, false],
    ['OK', false],
  ])('with the status %j: isCallOk returns %j', (status, expected) => {
    expect(isCallOk({ status })).toBe(expected);
  });

  test.each<[unknown, boolean]>([
    [{ error: { error_type: 'authentication_error', code: 'anything' } }, true],
    [{ error: { code: 'invalid_api_credentials_provided' } }, true],
    [{ error: { error_type: 'api_error', code: 'payment_details_not_found' } }, false],
    [{ error: NO_ERROR, status: '401' }, false],
    [null, false],
    ['authentication_error', false],
  ])('%j: isUnauthorized returns %j', (body, expected) => {
    expect(isUnauthorized(body)).toBe(expected);
  });
});

describe('describePesapalError', () => {
  test.each<[object, object, string]>([
    [{ type: 'api_error', code: 'x', message: 'y' }, {}, 'x: y'],
    [{ type: 'api_error', code: '', message: 'y' }, {}, 'api_error: y'],
    [{ type: '', code: 'x', message: '' }, { status: '500' }, 'x'],
    [{ type: '', code: 'x', message: 'one\n2026-01-01 forged' }, {}, 'x: one 2026-01-01 forged'],
  ])('describes the error %j in the body %j as %j', (error, body, line) => {
    expect(describePesapalError(error as never, { ...body })).toBe(line);
  });

  test('names the status if there is no error, and is short', () => {
    expect(describePesapalError(null, { status: '500' })).toBe('status 500');
    expect(describePesapalError({ type: '', code: 'x', message: 'y'.repeat(500) }, {})).toHaveLength(200);
  });
});
