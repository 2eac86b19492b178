import { expect, test } from 'vitest';
import { parseSession } from './session.ts';

const user = { username: 'aline', name: 'Aline U.' };

test('a token and a user give a session', () => {
  expect(parseSession('t', JSON.stringify(user))).toEqual({ token: 't', user });
});

test('a stored user without a token gives no session', () => {
  expect(parseSession(null, JSON.stringify(user))).toBeNull();
  expect(parseSession('', JSON.stringify(user))).toBeNull();
});

test.each([null, '', 'null', '{', '"text"', '42', '[]', '{"name":"x"}'])('a token gives a session when the stored user is %j', (text) => {
  expect(parseSession('t', text)).toEqual({ token: 't', user: null });
});
