import { expect, test } from 'vitest';
import { demoLogin, noticesOf, readConfig } from './config.ts';

const problemsOf = (env: Record<string, string>) => {
  const read = readConfig(env);
  return read.ok ? [] : read.problems;
};

test('an empty environment is the demo shop on this machine alone', () => {
  const read = readConfig({});
  expect(read).toMatchObject({
    ok: true,
    config: { port: 3000, host: '127.0.0.1', demo: true, databaseUrl: undefined, production: false },
  });
});

test('every bad variable is named', () => {
  const problems = problemsOf({ PORT: 'http', DATABASE_URL: 'mysql://x', DEMO: 'yes', PUBLIC_URL: 'shop' });
  for (const name of ['PORT', 'DATABASE_URL', 'DEMO', 'PUBLIC_URL']) expect(problems.join('\n')).toContain(`${name}: `);
});

test('production refuses the embedded database unless told otherwise', () => {
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example' };
  expect(problemsOf(production)[0]).toMatch(/^DATABASE_URL/);
  expect(problemsOf({ ...production, ALLOW_EMBEDDED: '1' })).toEqual([]);
  expect(problemsOf({ ...production, DATABASE_URL: 'postgres://db/shop' })).toEqual([]);
});

test('the built-in demo password is refused where others can reach the shop', () => {
  expect(problemsOf({ HOST: '0.0.0.0' })[0]).toMatch(/^DEMO_PASSWORD/);
  expect(problemsOf({ HOST: '0.0.0.0', DEMO_PASSWORD: 'of my own' })).toEqual([]);
  expect(problemsOf({ HOST: '0.0.0.0', DEMO: '0' })).toEqual([]);
  expect(problemsOf({ PUBLIC_URL: 'https://shop.example' })[0]).toMatch(/^DEMO_PASSWORD/);
  expect(problemsOf({ PUBLIC_URL: 'https://shop.example', DEMO_PASSWORD: 'muraho-demo' })[0]).toMatch(/^DEMO_PASSWORD/);
  const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/shop', PUBLIC_URL: 'http://localhost:3000' };
  expect(problemsOf({ ...production, DEMO: '1' })[0]).toMatch(/^DEMO_PASSWORD/);
  expect(problemsOf({ ...production, DEMO: '1', DEMO_PASSWORD: 'of my own' })).toEqual([]);
});

test.each(['http://localhost:3000', 'http://127.0.0.1', 'http://127.1.2.3:80', 'http://[::1]:3000', 'http://shop.localhost'])(
  '%s is this machine, so the demo keeps its password',
  (PUBLIC_URL) => expect(problemsOf({ PUBLIC_URL })).toEqual([]),
);

test.each(['http://127.evil.example', 'http://localhost.evil.example', 'http://[::2]'])('%s is not', (PUBLIC_URL) =>
  expect(problemsOf({ PUBLIC_URL })[0]).toMatch(/^DEMO_PASSWORD/),
);

test.each(['javascript:alert(1)', 'ftp://shop.example', 'https://shop.example/a', 'https://shop.example/?a', 'https://a:b@shop.example'])(
  '%s is no address of a shop',
  (PUBLIC_URL) => expect(problemsOf({ PUBLIC_URL, DEMO: '0' })[0]).toMatch(/^PUBLIC_URL/),
);

test('the address of the shop is kept without a slash at its end', () => {
  expect(readConfig({ PUBLIC_URL: ' https://Shop.example/ ', DEMO: '0' })).toMatchObject({ config: { publicUrl: 'https://shop.example' } });
});

test.each([
  ['', 0],
  ['0', 0],
  ['1', 1],
  ['2', 2],
  ['10.0.0.7, 192.168.0.0/16,::1', ['10.0.0.7', '192.168.0.0/16', '::1']],
])('TRUST_PROXY=%s trusts %j', (TRUST_PROXY, trustProxy) => {
  expect(readConfig({ TRUST_PROXY })).toMatchObject({ ok: true, config: { trustProxy } });
});

test.each(['yes', '-1', '10', '1.5', 'proxy.example', '10.0.0.0/0', '10.0.0.0/33', '10.0.0.1,'])(
  'TRUST_PROXY=%s is refused',
  (TRUST_PROXY) => {
    expect(problemsOf({ TRUST_PROXY })[0]).toMatch(/^TRUST_PROXY/);
  },
);

const S3 = { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };

test('pictures lie on the disk unless all that S3 needs is set', () => {
  expect(readConfig({})).toMatchObject({ config: { s3: null } });
  expect(readConfig({ ...S3, S3_REGION: 'eu-west-1' })).toMatchObject({
    config: { s3: { bucket: 'pictures', region: 'eu-west-1', endpoint: undefined, accessKeyId: 'id', secretAccessKey: 'secret' } },
  });
  expect(readConfig({ ...S3, S3_ENDPOINT: 'http://127.0.0.1:9000' })).toMatchObject({
    config: { s3: { endpoint: 'http://127.0.0.1:9000', region: 'us-east-1' } },
  });
});

test('half of what S3 needs refuses to start, and names the other half', () => {
  for (const name of Object.keys(S3)) {
    expect(problemsOf({ ...S3, S3_REGION: 'eu-west-1', [name]: '' })).toEqual([expect.stringMatching(new RegExp(`^${name}: is missing`))]);
  }
  expect(problemsOf(S3)).toEqual([expect.stringMatching(/^S3_REGION: is missing/)]);
  expect(problemsOf({ S3_ENDPOINT: 'https://s3.example' }).map((problem) => problem.split(':')[0])).toEqual(Object.keys(S3));
  expect(problemsOf({ ...S3, S3_ENDPOINT: 's3.example' })[0]).toMatch(/^S3_ENDPOINT/);
});

test('a password that somebody chose is not printed', () => {
  expect(demoLogin({ demoPassword: 'muraho-demo' })).toContain('muraho-demo');
  expect(demoLogin({ demoPassword: 'of my own' })).not.toContain('of my own');
});

test('a shop that cannot send mails says in one line that they wait', () => {
  const smtpUrl = 'smtp://mail.example';
  expect(noticesOf({ demo: false, smtpUrl: undefined })).toEqual([expect.stringMatching(/^SMTP_URL is not set: mails .* wait[^\n]*$/)]);
  for (const quiet of [
    { demo: true, smtpUrl: undefined },
    { demo: false, smtpUrl },
  ])
    expect(noticesOf(quiet)).toEqual([]);
});

test('an empty variable is one that is not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ ok: true, config: { port: 3000 } });
  expect(readConfig({ PORT: ' ', HOST: ' ' })).toMatchObject({ ok: true, config: { port: 3000, host: '127.0.0.1' } });
});
