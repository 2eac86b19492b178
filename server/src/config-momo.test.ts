import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const ACCOUNT = {
  ...{ MOMO_BASE_URL: 'https://proxy.momoapi.mtn.co.rw/', MOMO_SUBSCRIPTION_KEY: ' key ', MOMO_API_USER: 'user' },
  MOMO_API_KEY: 'secret',
};
const PRODUCTION = { NODE_ENV: 'production', DATABASE_URL: 'postgres://localhost/shop', PUBLIC_URL: 'https://shop.example' };
const read = (env: Record<string, string>) => {
  const config = readConfig(env);
  return config.ok ? { momo: config.config.momo, standIn: config.config.momoStandIn } : config.problems;
};

test('an account of MTN’s is real money in francs unless told otherwise', () => {
  const momo = {
    ...{ baseUrl: 'https://proxy.momoapi.mtn.co.rw', subscriptionKey: 'key', apiUser: 'user', apiKey: 'secret' },
    ...{ targetEnvironment: 'mtnrwanda', currency: 'RWF' },
  };
  expect(read(ACCOUNT)).toEqual({ momo, standIn: false });
  expect(read({ ...PRODUCTION, ...ACCOUNT })).toEqual({ momo, standIn: false });
  const sandbox = { MOMO_TARGET_ENVIRONMENT: 'sandbox', MOMO_CURRENCY: 'EUR' };
  expect(read({ ...ACCOUNT, ...sandbox })).toMatchObject({ momo: { targetEnvironment: 'sandbox', currency: 'EUR' } });
  expect(read({})).toEqual({ momo: null, standIn: false });
});

test.each([
  [{ MOMO_API_KEY: 'secret' }, ['MOMO_BASE_URL', 'MOMO_SUBSCRIPTION_KEY', 'MOMO_API_USER']],
  [{ ...ACCOUNT, MOMO_CURRENCY: 'EUR' }, ['MOMO_CURRENCY']],
  [{ ...ACCOUNT, MOMO_BASE_URL: 'mtn' }, ['MOMO_BASE_URL']],
  [{ ...PRODUCTION, ...ACCOUNT, MOMO_BASE_URL: 'http://proxy.momoapi.mtn.co.rw' }, ['MOMO_BASE_URL']],
  [{ ...PRODUCTION, ...ACCOUNT, MOMO_TARGET_ENVIRONMENT: 'sandbox' }, ['MOMO_TARGET_ENVIRONMENT']],
  [{ ...PRODUCTION, ...ACCOUNT, MOMO_BASE_URL: 'https://sandbox.momodeveloper.mtn.com' }, ['MOMO_TARGET_ENVIRONMENT']],
  [{ ...PRODUCTION, DEMO_MOMO: '1' }, ['DEMO_MOMO']],
  [{ ...ACCOUNT, DEMO_MOMO: '1' }, ['DEMO_MOMO']],
  [{ DEMO_MOMO: 'yes' }, ['DEMO_MOMO']],
])('%j is refused for %j', (env, names) => {
  const problems = read(env as Record<string, string>);
  expect(Array.isArray(problems) && problems.map((problem) => problem.split(':')[0])).toEqual(names);
});

test('a stand-in is there in a demo that asks for one', () => {
  expect(read({ DEMO_MOMO: '1' })).toEqual({ momo: null, standIn: true });
  expect(read({ DEMO_MOMO: '1', DEMO: '0' })).toEqual({ momo: null, standIn: false });
});
