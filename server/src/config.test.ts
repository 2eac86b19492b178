import { expect, test } from 'vitest';
import { formatDemoLogins, listStartWarnings, readConfig } from './config.ts';

const listProblems = (env: Record<string, string>) => {
  const result = readConfig(env);
  return result.ok ? [] : result.problems;
};

test('an empty environment starts the demo shop, reachable from this machine only', () => {
  const result = readConfig({});
  expect(result).toMatchObject({
    ok: true,
    config: { port: 3000, host: '127.0.0.1', demo: true, databaseUrl: undefined, production: false },
  });
});

test('the start names every invalid variable', () => {
  const problems = listProblems({ PORT: 'http', DATABASE_URL: 'mysql://x', DEMO: 'yes', PUBLIC_URL: 'shop' });
  for (const name of ['PORT', 'DATABASE_URL', 'DEMO', 'PUBLIC_URL']) expect(problems.join('\n')).toContain(`${name}: `);
});

test('production refuses the embedded database without ALLOW_EMBEDDED', () => {
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example' };
  expect(listProblems(production)[0]).toMatch(/^DATABASE_URL/);
  expect(listProblems({ ...production, ALLOW_EMBEDDED: '1' })).toEqual([]);
  expect(listProblems({ ...production, DATABASE_URL: 'postgres://db/shop' })).toEqual([]);
});

test('the built-in demo password is refused where others can reach the shop', () => {
  expect(listProblems({ HOST: '0.0.0.0' })[0]).toMatch(/^DEMO_PASSWORD/);
  expect(listProblems({ HOST: '0.0.0.0', DEMO_PASSWORD: 'of my own' })).toEqual([]);
  expect(listProblems({ HOST: '0.0.0.0', DEMO: '0' })).toEqual([]);
  expect(listProblems({ PUBLIC_URL: 'https://shop.example' })[0]).toMatch(/^DEMO_PASSWORD/);
  expect(listProblems({ PUBLIC_URL: 'https://shop.example', DEMO_PASSWORD: 'muraho-demo' })[0]).toMatch(/^DEMO_PASSWORD/);
  const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/shop', PUBLIC_URL: 'https://localhost:3000' };
  expect(listProblems({ ...production, DEMO: '1' })[0]).toMatch(/^DEMO_PASSWORD/);
  expect(listProblems({ ...production, DEMO: '1', DEMO_PASSWORD: 'of my own' })).toEqual([]);
});

test.each(['http://localhost:3000', 'http://127.0.0.1', 'http://127.1.2.3:80', 'http://[::1]:3000', 'http://shop.localhost'])(
  'at %s, which is this machine, the demo keeps its built-in password',
  (PUBLIC_URL) => expect(listProblems({ PUBLIC_URL })).toEqual([]),
);

test.each(['http://127.evil.example', 'http://localhost.evil.example', 'http://[::2]'])(
  'at %s, which is not this machine, the demo refuses its built-in password',
  (PUBLIC_URL) => expect(listProblems({ PUBLIC_URL })[0]).toMatch(/^DEMO_PASSWORD/),
);

test.each(['javascript:alert(1)', 'ftp://shop.example', 'https://shop.example/a', 'https://shop.example/?a', 'https://a:b@shop.example'])(
  'PUBLIC_URL refuses %s',
  (PUBLIC_URL) => expect(listProblems({ PUBLIC_URL, DEMO: '0' })[0]).toMatch(/^PUBLIC_URL/),
);

test.each(['1', '127.0.0.1', '10.0.0.0/8,::1'])('behind a proxy (%s) the demo refuses both built-in passwords', (TRUST_PROXY) => {
  const env = { TRUST_PROXY, PUBLIC_URL: 'http://localhost:3000' };
  expect(listProblems(env)).toEqual([expect.stringMatching(/^DEMO_PASSWORD/)]);
  const chosen = { TRUST_PROXY, DEMO_PASSWORD: 'of my own' };
  expect(readConfig(chosen)).toMatchObject({ ok: true, config: { demoPassword: 'of my own', demoStaffPassword: null } });
  expect(listProblems({ ...chosen, DEMO_STAFF_PASSWORD: 'muraho-staff' })[0]).toMatch(/^DEMO_STAFF_PASSWORD/);
  expect(listProblems({ TRUST_PROXY, DEMO: '0' })).toEqual([]);
  expect(listProblems({ TRUST_PROXY: '0' })).toEqual([]);
});

test.each(['http://shop.example', 'http://localhost:3000', 'http://127.0.0.1', 'HTTP://shop.example'])(
  'production refuses the address %s without https, also on this machine',
  (PUBLIC_URL) => {
    const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/shop' };
    expect(listProblems({ ...production, PUBLIC_URL })).toEqual([expect.stringMatching(/^PUBLIC_URL: production needs https:/)]);
    expect(listProblems({ ...production, PUBLIC_URL: PUBLIC_URL.replace(/^http/i, 'https') })).toEqual([]);
    expect(listProblems({ PUBLIC_URL, DEMO: '0' })).toEqual([]);
  },
);

test.each([
  [{ NODE_ENV: 'production', DATABASE_URL: 'postgres://db/shop', PUBLIC_URL: 'https://shop.example' }, 'required'],
  [{ NODE_ENV: 'production', DATABASE_URL: 'postgres://db/shop', PUBLIC_URL: 'https://shop.example', STAFF_CODES: 'asked' }, 'asked'],
  [{ DEMO: '0' }, 'asked'],
  [{}, 'optional'],
  [{ STAFF_CODES: 'required' }, 'required'],
])('with %j the codes of staff are %s', (env, staffCodes) => {
  expect(readConfig(env)).toMatchObject({ ok: true, config: { staffCodes } });
});

test('PUBLIC_URL loses the slash at its end', () => {
  expect(readConfig({ PUBLIC_URL: ' https://Shop.example/ ', DEMO: '0' })).toMatchObject({ config: { publicUrl: 'https://shop.example' } });
});

test.each([
  ['', 0],
  ['0', 0],
  ['1', 1],
  ['2', 2],
  ['10.0.0.7, 192.168.0.0/16,::1', ['10.0.0.7', '192.168.0.0/16', '::1']],
])('TRUST_PROXY=%s trusts %j', (TRUST_PROXY, trustProxy) => {
  expect(readConfig({ TRUST_PROXY, DEMO: '0' })).toMatchObject({ ok: true, config: { trustProxy } });
});

test.each(['yes', '-1', '10', '1.5', 'proxy.example', '10.0.0.0/0', '10.0.0.0/33', '10.0.0.1,'])(
  'TRUST_PROXY=%s is refused',
  (TRUST_PROXY) => {
    expect(listProblems({ TRUST_PROXY })[0]).toMatch(/^TRUST_PROXY/);
  },
);

const S3_VARIABLES = { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };

test('the shop stores pictures on the disk, or in an S3 bucket if the S3 variables are set', () => {
  expect(readConfig({})).toMatchObject({ config: { s3: null } });
  expect(readConfig({ ...S3_VARIABLES, S3_REGION: 'eu-west-1' })).toMatchObject({
    config: { s3: { bucket: 'pictures', region: 'eu-west-1', endpoint: undefined, accessKeyId: 'id', secretAccessKey: 'secret' } },
  });
  expect(readConfig({ ...S3_VARIABLES, S3_ENDPOINT: 'http://127.0.0.1:9000' })).toMatchObject({
    config: { s3: { endpoint: 'http://127.0.0.1:9000', region: 'us-east-1' } },
  });
});

test('the start refuses incomplete S3 variables and names the missing ones', () => {
  for (const name of Object.keys(S3_VARIABLES)) {
    expect(listProblems({ ...S3_VARIABLES, S3_REGION: 'eu-west-1', [name]: '' })).toEqual([
      expect.stringMatching(new RegExp(`^${name}: is missing`)),
    ]);
  }
  expect(listProblems(S3_VARIABLES)).toEqual([expect.stringMatching(/^S3_REGION: is missing/)]);
  expect(listProblems({ S3_ENDPOINT: 'https://s3.example' }).map((problem) => problem.split(':')[0])).toEqual(Object.keys(S3_VARIABLES));
  expect(listProblems({ ...S3_VARIABLES, S3_ENDPOINT: 's3.example' })[0]).toMatch(/^S3_ENDPOINT/);
});

const PESAPAL_VARIABLES = { PESAPAL_CONSUMER_KEY: 'key', PESAPAL_CONSUMER_SECRET: 'secret' };
const SANDBOX_URL = 'https://cybqa.pesapal.com/pesapalv3';

test('shoppers can pay by card at PesaPal if an account is set, in the demo at the stand-in, and otherwise not at all', () => {
  expect(readConfig({ ...PESAPAL_VARIABLES, PESAPAL_CONSUMER_KEY: ' key ' })).toMatchObject({
    config: {
      payments: {
        pesapal: {
          account: { consumerKey: 'key', consumerSecret: 'secret', baseUrl: 'https://pay.pesapal.com/v3', currency: 'RWF' },
          standIn: null,
        },
      },
    },
  });
  expect(readConfig({})).toMatchObject({ config: { payments: { pesapal: { account: null, standIn: { port: undefined } } } } });
  expect(readConfig({ PESAPAL_STAND_IN_PORT: '3007' })).toMatchObject({ config: { payments: { pesapal: { standIn: { port: 3007 } } } } });
  expect(readConfig({ DEMO: '0' })).toMatchObject({ config: { payments: { pesapal: { account: null, standIn: null } } } });
  const production = { NODE_ENV: 'production', ALLOW_EMBEDDED: '1', PUBLIC_URL: 'https://shop.example' };
  expect(readConfig({ ...production, DEMO: '1', DEMO_PASSWORD: 'of my own' })).toMatchObject({
    config: { payments: { pesapal: { standIn: null } } },
  });
});

test('the start refuses an incomplete PesaPal account and names the missing variables', () => {
  for (const name of Object.keys(PESAPAL_VARIABLES)) {
    expect(listProblems({ ...PESAPAL_VARIABLES, [name]: ' ' })).toEqual([expect.stringMatching(new RegExp(`^${name}: is missing`))]);
  }
  expect(listProblems({ PESAPAL_BASE_URL: SANDBOX_URL }).map((problem) => problem.split(':')[0])).toEqual(Object.keys(PESAPAL_VARIABLES));
  expect(listProblems({ ...PESAPAL_VARIABLES, PESAPAL_BASE_URL: 'pay.pesapal.com' })[0]).toMatch(/^PESAPAL_BASE_URL/);
  expect(listProblems({ ...PESAPAL_VARIABLES, PESAPAL_BASE_URL: SANDBOX_URL, PESAPAL_CURRENCY: 'francs' })[0]).toMatch(/^PESAPAL_CURRENCY/);
});

test('the start refuses other currencies than francs for real payments', () => {
  expect(listProblems({ ...PESAPAL_VARIABLES, PESAPAL_CURRENCY: 'KES' })).toEqual([
    expect.stringMatching(/^PESAPAL_CURRENCY: must be RWF/),
  ]);
  expect(listProblems({ ...PESAPAL_VARIABLES, PESAPAL_CURRENCY: 'KES', PESAPAL_BASE_URL: SANDBOX_URL })).toEqual([]);
});

test.each([
  'http://127.0.0.1:3001/pesapalv3',
  'http://pay.pesapal.com/v3',
  'https://pesapal.com.evil.example/v3',
  'https://evilpesapal.com/v3',
  'https://pay.pesapal.com:8443/v3',
  'https://pay.pesapal.com@evil.example/v3',
  'https://cybqa.pesapal.com/pesapalv3',
  'https://another.pay.pesapal.com/v3',
])('production refuses the PesaPal address %s', (PESAPAL_BASE_URL) => {
  const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/shop', PUBLIC_URL: 'https://shop.example' };
  expect(listProblems({ ...production, ...PESAPAL_VARIABLES, PESAPAL_BASE_URL })).toEqual([
    expect.stringMatching(/^PESAPAL_BASE_URL: must be at https:\/\/pay.pesapal.com/),
  ]);
  expect(listProblems({ ...PESAPAL_VARIABLES, PESAPAL_BASE_URL })).toEqual([]);
});

test('the start refuses a port of the stand-in beside a real account, in production, and if it is 0', () => {
  const standIn = { PESAPAL_STAND_IN_PORT: '3001' };
  expect(listProblems({ ...PESAPAL_VARIABLES, ...standIn })).toEqual([expect.stringMatching(/^PESAPAL_STAND_IN_PORT/)]);
  const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/shop', PUBLIC_URL: 'https://shop.example' };
  expect(listProblems({ ...production, ...standIn })).toEqual([expect.stringMatching(/^PESAPAL_STAND_IN_PORT/)]);
  expect(listProblems({ ...production, ...PESAPAL_VARIABLES })).toEqual([]);
  expect(listProblems({ PESAPAL_STAND_IN_PORT: '0' })[0]).toMatch(/^PESAPAL_STAND_IN_PORT/);
});

test('the start does not print a password that an operator chose', () => {
  expect(formatDemoLogins({ demoPassword: 'muraho-demo', demoStaffPassword: 'muraho-staff', isStaffDisabled: false })).toEqual([
    'Demo shopper: demo / muraho-demo',
    'Demo staff: owner / muraho-staff',
  ]);
  expect(formatDemoLogins({ demoPassword: 'of my own', demoStaffPassword: 'of the staff', isStaffDisabled: false })).toEqual([
    'Demo shopper: demo, with the password in DEMO_PASSWORD',
    'Demo staff: owner, with the password in DEMO_STAFF_PASSWORD',
  ]);
  const shopper = { demoPassword: 'of my own' };
  expect(formatDemoLogins({ ...shopper, demoStaffPassword: null, isStaffDisabled: false })[1]).toContain(
    'none, because DEMO_STAFF_PASSWORD is empty',
  );
  expect(formatDemoLogins({ ...shopper, demoStaffPassword: 'of the staff', isStaffDisabled: true })[1]).toContain(
    'none, because owner was disabled',
  );
});

test("the demo's staff member has a separate password, and a demo that others can reach has none until an operator chooses one", () => {
  expect(readConfig({})).toMatchObject({ config: { demoPassword: 'muraho-demo', demoStaffPassword: 'muraho-staff' } });
  const reachable = { HOST: '0.0.0.0', DEMO_PASSWORD: 'of the shoppers' };
  expect(readConfig(reachable)).toMatchObject({ config: { demoStaffPassword: null } });
  expect(readConfig({ ...reachable, DEMO_STAFF_PASSWORD: 'of the staff' })).toMatchObject({
    config: { demoStaffPassword: 'of the staff' },
  });
  for (const DEMO_STAFF_PASSWORD of ['of the shoppers', 'muraho-staff', 'muraho-demo', 'short'])
    expect(listProblems({ ...reachable, DEMO_STAFF_PASSWORD })[0]).toMatch(/^DEMO_STAFF_PASSWORD/);
  expect(listProblems({ HOST: '0.0.0.0', DEMO_PASSWORD: 'muraho-staff' })[0]).toMatch(/^DEMO_PASSWORD/);
});

test('a shop without a mail server warns in one line that it stores mails', () => {
  const smtpUrl = 'smtp://mail.example';
  expect(listStartWarnings({ demo: false, smtpUrl: undefined })).toEqual([
    expect.stringMatching(/^SMTP_URL is not set: the shop stores mails[^\n]*$/),
  ]);
  for (const options of [
    { demo: true, smtpUrl: undefined },
    { demo: false, smtpUrl },
  ])
    expect(listStartWarnings(options)).toEqual([]);
});

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ ok: true, config: { port: 3000 } });
  expect(readConfig({ PORT: ' ', HOST: ' ' })).toMatchObject({ ok: true, config: { port: 3000, host: '127.0.0.1' } });
});
