/** What holds for every call, now and for those to come: nobody has to remember it. */
import Fastify, { type RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerErrors } from '../../src/http/errors.ts';
import { openTestShop, type TestShop } from '../support/app.ts';
import { addPerson } from '../support/fixtures.ts';
import { addColleague } from '../support/staff.ts';

let shop: TestShop;
const routes: RouteOptions[] = [];

beforeAll(async () => {
  shop = await openTestShop({ onRoute: (route) => routes.push(route) });
});
afterAll(() => shop.close());

const calls = () =>
  routes.filter((route) => route.url.startsWith('/api/') && !route.url.startsWith('/api/docs') && route.method !== 'HEAD');
const nameOf = ({ method, url }: RouteOptions) => `${method} ${url}`;
const PRIVATE = ['person', 'staff'];

describe('every call', () => {
  test('there are calls to look at', () => {
    expect(calls().length).toBeGreaterThanOrEqual(20);
  });

  test('names who may make it', () => {
    const undecided = calls().filter((route) => route.config?.access === undefined);
    expect(undecided.map(nameOf)).toEqual([]);
  });

  test('has a schema for what it answers, so that nothing else can leak', () => {
    const open = calls().filter((route) => !(route.schema?.response as Record<string, unknown> | undefined)?.['200']);
    expect(open.map(nameOf)).toEqual([]);
  });

  test('that is private answers 401 without a token, with a dead one and with rubbish', async () => {
    const { token } = await addPerson(shop.db);
    await shop.app.inject({ method: 'GET', url: '/api/users/logout', headers: { authorization: `Bearer ${token}` } });
    const open: string[] = [];
    for (const route of calls().filter((some) => PRIVATE.includes(some.config?.access ?? ''))) {
      for (const authorization of [undefined, 'Bearer', `Bearer ${token}`, token, `Bearer ${'x'.repeat(4000)}`, 'Basic YTpi']) {
        const answer = await shop.app.inject({
          method: route.method as 'GET' | 'POST' | 'DELETE',
          url: route.url,
          headers: authorization ? { authorization } : {},
        });
        if (answer.statusCode !== 401 || answer.json().message !== 'You are not authorized')
          open.push(`${nameOf(route)} with ${authorization?.slice(0, 20)}`);
      }
    }
    expect(open).toEqual([]);
  });

  test("that is staff's answers 403 to a shopper, and one that is a shopper's answers 401 to staff", async () => {
    const [person, colleague] = [await addPerson(shop.db), await addColleague(shop.db)];
    const wrong: string[] = [];
    for (const route of calls().filter((some) => PRIVATE.includes(some.config?.access ?? ''))) {
      const [token, refused] = route.config?.access === 'staff' ? [person.token, 403] : [colleague.token, 401];
      const answer = await shop.app.inject({
        method: route.method as 'GET' | 'POST' | 'DELETE',
        url: route.url,
        headers: { authorization: `Bearer ${token}` },
      });
      if (answer.statusCode !== refused || answer.json().message !== 'You are not authorized') wrong.push(nameOf(route));
    }
    expect(wrong).toEqual([]);
    expect(
      calls()
        .filter((some) => some.url.startsWith('/api/admin/') && some.config?.access !== 'staff')
        .map(nameOf),
    ).toEqual(['POST /api/admin/session']);
  });

  test('that is private answers 403 to a body that claims to be somebody else', async () => {
    const [mine, theirs] = [await addPerson(shop.db), await addPerson(shop.db)];
    const wrong: string[] = [];
    for (const route of calls().filter((some) => some.config?.access === 'person' && some.method === 'POST')) {
      const answer = await shop.app.inject({
        method: 'POST',
        url: route.url,
        headers: { authorization: `Bearer ${mine.token}` },
        payload: { user_id: theirs.user_id },
      });
      if (answer.statusCode !== 403) wrong.push(`${nameOf(route)}: ${answer.statusCode}`);
    }
    expect(wrong).toEqual([]);
  });

  test('carries a request id, a type that is not guessed, and a word on caching', async () => {
    for (const route of calls()) {
      const { headers } = await shop.app.inject({ method: route.method as 'GET' | 'POST', url: route.url });
      expect([nameOf(route), headers['x-request-id'], headers['x-content-type-options'], Boolean(headers['cache-control'])]).toEqual([
        nameOf(route),
        expect.stringMatching(/^[0-9a-f-]{36}$/),
        'nosniff',
        true,
      ]);
    }
  });

  test('stands in the OpenAPI document', async () => {
    const { openapi, paths } = (await shop.app.inject('/api/docs/json')).json();
    expect(openapi).toMatch(/^3\.1/);
    const missing = calls().filter((route) => {
      const path = route.url.replace(/:(\w+)/g, '{$1}');
      return !paths[path]?.[String(route.method).toLowerCase()];
    });
    expect(missing.map(nameOf)).toEqual([]);
  });
});

describe('what cannot be read', () => {
  const odd = [
    ['broken JSON', { 'content-type': 'application/json' }, '{"a":'],
    ['an unknown kind of body', { 'content-type': 'text/weird' }, 'a'],
    ['JSON that is no object', { 'content-type': 'application/json' }, '[1,2]'],
    ['JSON that is null', { 'content-type': 'application/json' }, 'null'],
    ['a prototype to poison', { 'content-type': 'application/json' }, '{"__proto__":{"admin":true}}'],
    [
      'a multipart body without an end',
      { 'content-type': 'multipart/form-data; boundary=x' },
      '--x\r\ncontent-disposition: form-data; name="a"',
    ],
    [
      'a file where none is expected',
      { 'content-type': 'multipart/form-data; boundary=x' },
      '--x\r\ncontent-disposition: form-data; name="a"; filename="a.txt"\r\n\r\nhello\r\n--x--\r\n',
    ],
  ] as const;

  test.each(odd)('%s gets a plain refusal or a plain answer, never a 500', async (_, headers, payload) => {
    for (const route of calls().filter((some) => some.method === 'POST' && some.config?.access === 'public')) {
      const answer = await shop.app.inject({ method: 'POST', url: route.url, headers, payload });
      expect([nameOf(route), answer.statusCode < 500, typeof answer.json()]).toEqual([nameOf(route), true, 'object']);
    }
  });

  test('a body over a megabyte is too large', async () => {
    const answer = await shop.app.inject({ method: 'POST', url: '/api/users/login', payload: { username: 'x'.repeat(1_100_000) } });
    expect(answer.statusCode).toBe(413);
    expect(answer.json().status).toBe('error');
  });

  test.each(['/api/%', '/api/products/%c0%af'])('%s, whose escapes are broken, is refused as other calls are', async (url) => {
    const answer = await shop.app.inject(url);
    expect([answer.statusCode, answer.json()]).toEqual([400, { status: 'error', message: 'The request could not be read.' }]);
    expect(answer.headers).toMatchObject({
      'x-request-id': expect.any(String),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  test('an id longer than any is not there', async () => {
    const answer = await shop.app.inject(`/api/products/${'x'.repeat(1000)}`);
    expect([answer.statusCode, answer.json().status]).toEqual([404, 'error']);
  });

  test('an unknown call is 404, in JSON', async () => {
    const answer = await shop.app.inject('/api/nothing/here');
    expect([answer.statusCode, answer.json()]).toEqual([404, { status: 'error', message: 'Not found' }]);
  });
});

test("a database's error leaves no person's data in the log", async () => {
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => lines.push(line) } } });
  answerErrors(app);
  const { user_id, email } = await addPerson(shop.db);
  app.get('/', () => shop.db.insertInto('sign_in_names').values({ sign_in_name: email, user_id }).execute());
  const answer = await app.inject('/');
  expect([answer.statusCode, answer.json()]).toEqual([500, { status: 'error', message: 'Something went wrong.' }]);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '').err).toEqual({
    type: expect.any(String),
    message: expect.stringContaining('duplicate key'),
    stack: expect.any(String),
    code: '23505',
    constraint: 'sign_in_names_pkey',
    table: 'sign_in_names',
  });
  expect(lines[0]).not.toContain(email);
  await app.close();
});

test('a fault of ours says nothing of itself', async () => {
  const app = Fastify();
  answerErrors(app);
  app.get('/', () => {
    throw new Error('select password from users');
  });
  const answer = await app.inject('/');
  expect([answer.statusCode, answer.json()]).toEqual([500, { status: 'error', message: 'Something went wrong.' }]);
  await app.close();
});
