import { expect, test } from 'vitest';
import { parseSession } from './session.ts';

const user = { username: 'aline', name: 'Aline U.' };

test('a token and a person make a session', () => {
  expect(parseSession('t', JSON.stringify(user))).toEqual({ token: 't', user });
});

test('without a token there is no session, whoever is stored', () => {
  expect(parseSession(null, JSON.stringify(user))).toBeNull();
  expect(parseSession('', JSON.stringify(user))).toBeNull();
});

test.each([null, '', 'null', '{', '"text"', '42', '[]', '{"name":"x"}'])('a token keeps its session when the person reads %j', (text) => {
  expect(parseSession('t', text)).toEqual({ token: 't', user: null });
});
