import { expect, test } from 'vitest';
import { listFailures } from './failures.mjs';

const passedTest = { status: 'passed', fullName: 'a cart keeps', failureMessages: [] };
const failedTest = { status: 'failed', fullName: 'a cart counts', failureMessages: ['expected 1 to be 2\n    at cart.test.ts:3'] };
const createFileResult = (changes: object) => ({
  name: '/shop/server/cart.test.ts',
  status: 'passed',
  message: '',
  assertionResults: [passedTest],
  ...changes,
});

test('passed tests produce no text', () => {
  expect(listFailures({ testResults: [createFileResult({})] }, '/shop')).toEqual([]);
});

test('a failed test is reported with its file and message', () => {
  expect(
    listFailures({ testResults: [createFileResult({ status: 'failed', assertionResults: [passedTest, failedTest] })] }, '/shop'),
  ).toEqual(['FAILED server/cart.test.ts: a cart counts\n  expected 1 to be 2\n      at cart.test.ts:3']);
});

test('a file that fails before its tests is reported with its message', () => {
  expect(
    listFailures({ testResults: [createFileResult({ status: 'failed', message: 'cannot be read', assertionResults: [] })] }, '/shop'),
  ).toEqual(['FAILED server/cart.test.ts\n  cannot be read']);
});

test('an error outside of tests is reported too', () => {
  const broken = createFileResult({ status: 'failed', message: 'could not tidy up', assertionResults: [passedTest, failedTest] });
  expect(listFailures({ testResults: [broken] }, '/shop')).toEqual([
    'FAILED server/cart.test.ts\n  could not tidy up',
    expect.stringContaining('FAILED server/cart.test.ts: a cart counts'),
  ]);
});

test('a long message is cut', () => {
  const long = { ...failedTest, failureMessages: [`${'x'.repeat(400)}\n`.repeat(40)] };
  const [text = ''] = listFailures({ testResults: [createFileResult({ assertionResults: [long] })] }, '/shop');
  expect(text.split('\n')).toHaveLength(13);
  expect(text.length).toBeLessThan(4000);
});
