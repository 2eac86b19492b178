import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../support/app.ts';
import { call } from '../support/call.ts';
import { addPerson, fresh, type Person } from '../support/fixtures.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const move = ({ token }: Person, email: string) =>
  call(shop.app, '/api/users/updateMyAccount', { name: 'Aline', email, phone: '0788123456' }, { token });
const people = (count: number) => Promise.all(Array.from({ length: count }, () => addPerson(shop.db)));
const newEmail = () => `${fresh('same')}@example.com`;
const namesOf = async ({ user_id }: Person) =>
  (await shop.db.selectFrom('sign_in_names').select('sign_in_name').where('user_id', '=', user_id).execute()).map(
    (row) => row.sign_in_name,
  );

test('of eight who want one e-mail address one gets it, and the others keep theirs', async () => {
  const email = newEmail();
  const eight = await people(8);
  const answers = await Promise.all(eight.map((person, index) => move(person, index % 2 ? email : email.toUpperCase())));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  for (const [index, person] of eight.entries()) {
    const wanted = answers[index]?.status === 200 ? email : person.email;
    expect((await namesOf(person)).sort()).toEqual([wanted, person.username].sort());
  }
});

test('who moves to an address that somebody signs up with at that moment gets it or not, never both', async () => {
  for (let round = 0; round < 5; round++) {
    const email = newEmail();
    const [person] = (await people(1)) as [Person];
    const form = { username: fresh('u'), name: 'Keza', email, password: 'secret', phone: '0788123456' };
    const answers = await Promise.all([move(person, email), call(shop.app, '/api/users/createAccount', form)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  }
});

test('two who swap their addresses do not wait for one another for ever, and nobody loses the way in', async () => {
  for (let round = 0; round < 10; round++) {
    const [one, two] = (await people(2)) as [Person, Person];
    const answers = await Promise.all([move(one, two.email), move(two, one.email)]);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    for (const person of [one, two]) {
      const { email } = await shop.db.selectFrom('users').select('email').where('user_id', '=', person.user_id).executeTakeFirstOrThrow();
      expect((await namesOf(person)).sort()).toEqual([email, person.username].sort());
    }
  }
});

test('one person in two windows: the last one stays, with one address to sign in by', async () => {
  const [person] = (await people(1)) as [Person];
  const wanted = [newEmail(), newEmail(), newEmail()];
  const answers = await Promise.all(wanted.map((email) => move(person, email)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const names = await namesOf(person);
  expect(names).toHaveLength(2);
  const { email } = await shop.db.selectFrom('users').select('email').where('user_id', '=', person.user_id).executeTakeFirstOrThrow();
  expect(names).toContain(email);
});
