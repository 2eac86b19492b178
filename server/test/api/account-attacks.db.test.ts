/** Attacks on accounts other than guessing passwords. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgotPassword } from '../../src/domains/accounts/accounts.ts';
import { createMailer } from '../../src/domains/mail/mail.ts';
import { type Jobs, openJobs } from '../../src/jobs/jobs.ts';
import { SEVERAL_CONNECTIONS, testEngine } from '../support/database/engines.ts';
import { createUniqueName } from '../support/fixtures/fixtures.ts';
import { listMailsExceptWelcome, signUpShopper } from '../support/fixtures/signed-up-shoppers.ts';
import { openTestShop, type TestShop } from '../support/shop/app.ts';
import { call } from '../support/shop/call.ts';

const PUBLIC_URL = 'https://shop.example';

let shop: TestShop;
let jobs: Jobs;
/** The addresses in the queued jobs of forgotten passwords. */
let queuedEmails: string[] = [];

beforeAll(async () => {
  shop = await openTestShop({
    connections: SEVERAL_CONNECTIONS,
    publicUrl: PUBLIC_URL,
    trustProxy: 1,
    // The real queue makes enqueuing take as long as in the shop. No worker runs the jobs.
    enqueue: async (db, name, data) => {
      await jobs.enqueue(db, name, data);
      if (name === 'forgot-password') queuedEmails.push((data as { email: string }).email);
    },
  });
  jobs = await openJobs(shop.db, testEngine, (error) => console.error(error));
});
afterAll(async () => {
  await jobs.close();
  await shop.close();
});

const mailer = createMailer({
  getPublicUrl: () => PUBLIC_URL,
  getSender: () => ({ shop: 'Uruhu', contact: '' }),
});

describe('a password reset link', () => {
  test.each([
    { host: 'evil.example' },
    { host: 'evil.example:443', 'x-forwarded-host': 'evil.example' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http', 'x-forwarded-port': '1', 'x-forwarded-for': '192.0.2.1' },
    { forwarded: 'host=evil.example;proto=http', 'x-host': 'evil.example', 'x-original-url': 'https://evil.example/' },
    { origin: 'https://evil.example', referer: 'https://evil.example/' },
  ])('leads to the shop, whatever headers the request has: %j', async (headers) => {
    const { email } = await signUpShopper(shop.app);
    queuedEmails = [];
    const response = await call(shop.app, '/api/users/forgot-password', { email }, { headers: headers as Record<string, string> });
    expect(response.status).toBe(200);
    expect(queuedEmails).toEqual([email]);
    for (const address of queuedEmails) await forgotPassword(shop.db, mailer, address);
    const [mail] = await listMailsExceptWelcome(shop.db, email);
    expect(mail?.text).toMatch(/https:\/\/shop\.example\/reset-password\?t=[\w-]{43}\n/);
    expect(JSON.stringify(mail)).not.toContain('evil');
  });

  /** Requests that try to get the mail for the shopper's address sent to the attacker's. */
  const createHostileRequests = (victim: string, attacker: string) => ({
    'a list': { json: { email: [victim, attacker] } },
    'a list of one': { json: { email: [attacker] } },
    'an object': { json: { email: { $ne: '' } } },
    'the field twice in a form': { form: `email=${victim}&email=${attacker}` },
    'the field with brackets': { form: `email[]=${victim}&email[]=${attacker}` },
    'two addresses with a comma': { json: { email: `${victim},${attacker}` } },
    'two addresses with a semicolon': { json: { email: `${victim};${attacker}` } },
    'two addresses with a space': { json: { email: `${victim} ${attacker}` } },
    'a line break and a header': { json: { email: `${victim}\r\nBcc: ${attacker}` } },
    'a line break that is escaped': { form: `email=${victim}%0d%0acc:%20${attacker}` },
    'a line break that is escaped twice': { json: { email: `${victim}%0acc:${attacker}` } },
    'two addresses with a NUL': { json: { email: `${victim}\u0000${attacker}` } },
    'an address with a name': { json: { email: `Keza <${attacker}>` } },
  });
  const requestKinds = Object.keys(createHostileRequests('', ''));

  test.each(requestKinds)('is not sent for a request with %s', async (kind) => {
    const [victim, evilEmail] = [await signUpShopper(shop.app), `${createUniqueName('evil')}@example.com`];
    queuedEmails = [];
    const { json, form } = createHostileRequests(victim.email, evilEmail)[kind as keyof ReturnType<typeof createHostileRequests>] as {
      json?: object;
      form?: string;
    };
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/users/forgot-password',
      // Each request has its own address, so that they share no limit.
      remoteAddress: `192.0.2.${requestKinds.indexOf(kind)}`,
      headers: form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' },
      payload: form ?? json ?? {},
    });
    expect([response.statusCode, response.json().message]).toEqual([400, 'Invalid email address']);
    expect([queuedEmails, await listMailsExceptWelcome(shop.db, victim.email), await listMailsExceptWelcome(shop.db, evilEmail)]).toEqual([
      [],
      [],
      [],
    ]);
  });
});

describe('the response time does not reveal which names exist', () => {
  const SAMPLES = 24;
  const ROUNDS_MAX = 3;
  /** If the server hashed a password for only one of the names, the ratio would be many times larger. */
  const RATIO_MAX = 1.4;

  const computeMedian = (values: readonly number[]) => values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;
  async function measureTime(work: () => Promise<unknown>): Promise<number> {
    const started_ms = performance.now();
    await work();
    return performance.now() - started_ms;
  }

  /** Computes the ratio of the median times. Samples alternate, so that a slow phase of the machine affects both. */
  async function measureRatio(first: () => Promise<unknown>, second: () => Promise<unknown>): Promise<number> {
    const times: [number[], number[]] = [[], []];
    for (let sample = 0; sample < SAMPLES; sample++) {
      const order = sample % 2 ? ([0, 1] as const) : ([1, 0] as const);
      for (const index of order) times[index].push(await measureTime(index === 0 ? first : second));
    }
    const [left, right] = [computeMedian(times[0]), computeMedian(times[1])];
    return Math.max(left, right) / Math.min(left, right);
  }

  /** Returns the least ratio of a few rounds, because a busy machine may distort one. */
  async function measureLeastRatio(measureRound: () => Promise<number>): Promise<number> {
    let leastRatio = Number.POSITIVE_INFINITY;
    for (let round = 0; round < ROUNDS_MAX && leastRatio > RATIO_MAX; round++) leastRatio = Math.min(leastRatio, await measureRound());
    return leastRatio;
  }

  test('when signing in', async () => {
    const signIn = (username: string) => call(shop.app, '/api/users/login', { username, password: 'not the password' });
    const leastRatio = await measureLeastRatio(async () => {
      const { username } = await signUpShopper(shop.app);
      const unknownName = createUniqueName('nobody');
      for (const name of [username, unknownName]) expect((await signIn(name)).status).toBe(401);
      return measureRatio(
        () => signIn(username),
        () => signIn(unknownName),
      );
    });
    expect(leastRatio).toBeLessThan(RATIO_MAX);
  });

  test('when a password is forgotten', async () => {
    const requestPasswordReset = (email: string) => call(shop.app, '/api/users/forgot-password', { email });
    const leastRatio = await measureLeastRatio(async () => {
      const { email } = await signUpShopper(shop.app);
      const unknownEmail = `${createUniqueName('nobody')}@example.com`;
      const [known, unknown] = [await requestPasswordReset(email), await requestPasswordReset(unknownEmail)];
      expect(unknown).toEqual(known);
      return measureRatio(
        () => requestPasswordReset(email),
        () => requestPasswordReset(unknownEmail),
      );
    });
    expect(leastRatio).toBeLessThan(RATIO_MAX);
  });

  test('the measurement detects a sign-in that computes no password hash', async () => {
    const { username } = await signUpShopper(shop.app);
    const signInWithPassword = () => call(shop.app, '/api/users/login', { username, password: 'not the password' });
    const signInWithoutPassword = () => call(shop.app, '/api/users/login', { username, password: '' });
    await signInWithPassword();
    expect(await measureRatio(signInWithPassword, signInWithoutPassword)).toBeGreaterThan(RATIO_MAX);
  });
});
