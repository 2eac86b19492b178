import { expect, test } from 'vitest';
import { readConfig } from '../../../../config.ts';

const ACCOUNT_VARIABLES = {
  MOMO_BASE_URL: 'https://proxy.momoapi.mtn.co.rw/',
  MOMO_SUBSCRIPTION_KEY: ' key ',
  MOMO_API_USER: 'user',
  MOMO_API_KEY: 'secret',
};
const PRODUCTION_VARIABLES = { NODE_ENV: 'production', DATABASE_URL: 'postgres://localhost/shop', PUBLIC_URL: 'https://shop.example' };
const readMomoConfig = (env: Record<string, string>) => {
  const config = readConfig(env);
  return config.ok ? config.config.payments.momo : config.problems;
};

test('an MTN account takes real money in francs by default, works with a sandbox if configured, and is off without variables', () => {
  const account = {
    baseUrl: 'https://proxy.momoapi.mtn.co.rw',
    subscriptionKey: 'key',
    apiUser: 'user',
    apiKey: 'secret',
    targetEnvironment: 'mtnrwanda',
    currency: 'RWF',
  };
  expect(readMomoConfig(ACCOUNT_VARIABLES)).toEqual({ account, standIn: null });
  expect(readMomoConfig({ ...PRODUCTION_VARIABLES, ...ACCOUNT_VARIABLES })).toEqual({ account, standIn: null });
  const sandbox = { MOMO_TARGET_ENVIRONMENT: 'sandbox', MOMO_CURRENCY: 'EUR' };
  expect(readMomoConfig({ ...ACCOUNT_VARIABLES, ...sandbox })).toMatchObject({
    account: { targetEnvironment: 'sandbox', currency: 'EUR' },
  });
  expect(readMomoConfig({})).toEqual({ account: null, standIn: null });
});

test.each([
  [{ MOMO_API_KEY: 'secret' }, ['MOMO_BASE_URL', 'MOMO_SUBSCRIPTION_KEY', 'MOMO_API_USER']],
  [{ ...ACCOUNT_VARIABLES, MOMO_CURRENCY: 'EUR' }, ['MOMO_CURRENCY']],
  [{ ...ACCOUNT_VARIABLES, MOMO_BASE_URL: 'mtn' }, ['MOMO_BASE_URL']],
  [{ ...PRODUCTION_VARIABLES, ...ACCOUNT_VARIABLES, MOMO_BASE_URL: 'http://proxy.momoapi.mtn.co.rw' }, ['MOMO_BASE_URL']],
  [{ ...PRODUCTION_VARIABLES, ...ACCOUNT_VARIABLES, MOMO_TARGET_ENVIRONMENT: 'sandbox' }, ['MOMO_TARGET_ENVIRONMENT']],
  [{ ...PRODUCTION_VARIABLES, ...ACCOUNT_VARIABLES, MOMO_BASE_URL: 'https://sandbox.momodeveloper.mtn.com' }, ['MOMO_TARGET_ENVIRONMENT']],
  [{ ...PRODUCTION_VARIABLES, DEMO_MOMO: '1' }, ['DEMO_MOMO']],
  [{ ...ACCOUNT_VARIABLES, DEMO_MOMO: '1' }, ['DEMO_MOMO']],
  [{ DEMO_MOMO: 'yes' }, ['DEMO_MOMO']],
])('the shop refuses to start with %j, naming %j', (env, names) => {
  const problems = readMomoConfig(env as Record<string, string>);
  expect(Array.isArray(problems) && problems.map((problem) => problem.split(':')[0])).toEqual(names);
});

test('a demo starts a stand-in of MTN if DEMO_MOMO is 1', () => {
  expect(readMomoConfig({ DEMO_MOMO: '1' })).toEqual({ account: null, standIn: {} });
  expect(readMomoConfig({ DEMO_MOMO: '1', DEMO: '0' })).toEqual({ account: null, standIn: null });
});
