/** Tests that the database cleans identifiers as the contract does, and refuses names that nobody sees. */
import { cleanIdentifier, cleanLine } from '@uruhu/contract/rules/clean-text';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/support/database/engines.ts';
import { findShopFailures } from '../domains/health/find-failures.ts';
import type { OpenDatabase } from './connect.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('every character is visible or invisible to the database as it is to the server', async () => {
  // Beyond these planes there are only letters of East Asia, and characters that are not assigned.
  const codes = [
    ...Array(0x3200).keys(),
    ...Array.from({ length: 0x600 }, (_, index) => 0xfa00 + index),
    0x1bca0,
    0x1d173,
    0xe0001,
    0xe0fff,
  ];
  const texts = codes.filter((code) => code > 0x1f).map((code) => `a${String.fromCodePoint(code)}b`);
  const { rows } = await sql<{ typed: string; identifier: string; line: string }>`
    select typed, clean_identifier(typed) as identifier, clean_line(typed) as line from unnest(${texts}::text[]) as typed`.execute(
    database.db,
  );
  expect(rows.filter(({ typed, identifier }) => identifier !== cleanIdentifier(typed))).toEqual([]);
  // Emoji keep their joiners and selectors, also where the server removes them because they join nothing.
  const isJoiner = (typed: string) => /[\u200d\ufe0e\ufe0f\u{e0000}-\u{e0fff}]/u.test(typed);
  expect(rows.filter(({ typed, line }) => !isJoiner(typed) && line !== cleanLine(typed))).toEqual([]);
});

test('names of older shops that look alike stay, and are reported', async () => {
  await sql`insert into brands (brand_id, name) values ('cosrx', 'COSRX'), ('cosrx-2', ${'COS\u200bRX'})`.execute(database.db);
  expect(await findShopFailures({ db: database.db })).toMatchObject([{ event: 'names_look_alike', level: 'warn', count: 1 }]);
});

test.each([
  ['sign_in_names', `insert into sign_in_names values ('di\u00advine', gen_random_uuid())`],
  ['brands', `insert into brands (brand_id, name) values ('empty', '\u3164')`],
  ['categories', `insert into categories (category_id, name) values ('empty', '\u2800 \u200d')`],
])('the database refuses a name that nobody sees in %s', async (_table, statement) => {
  await expect(sql.raw(statement).execute(database.db)).rejects.toMatchObject({ code: '23514' });
});
