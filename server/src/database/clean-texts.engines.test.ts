/** Tests that the database cleans identifiers as the contract does, and the migration that cleans the rows of older shops. */
import { cleanIdentifier, cleanLine } from '@uruhu/contract/rules/clean-text';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/support/database/engines.ts';
import { migrateBefore } from '../../test/support/database/migrate-before.ts';
import { findShopFailures } from '../domains/health/find-failures.ts';
import type { OpenDatabase } from './connect.ts';
import { migrate } from './migrate.ts';

const MIGRATION = '0061';

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

const HIDDEN = '\u200b';
let userCount = 0;
const addUser = async (username: string, phones: { phone?: string; primary?: string } = {}, name = 'Keza') => {
  const { phone = '0788123456', primary = '' } = phones;
  await sql`with inserted as (
      insert into users (username, name, email, phone, primary_phone, password_hash, created_at)
      values (${username}, ${name}, ${`user-${++userCount}@example.com`}, ${phone}, ${primary}, 'none', clock_timestamp())
      returning user_id, email)
    insert into sign_in_names select name, user_id from inserted, unnest(array[lower(${username}), email]) as name`.execute(database.db);
};

test('rows of older shops are cleaned, and names that would collide stay and are reported', async () => {
  const { db } = database;
  await migrateBefore(database, MIGRATION);
  await addUser(`Muka${HIDDEN}mana`, { phone: '\u202a+250 788 123 456\u202c', primary: '788.123.456' }, `\u202aMukamana\u202c  K`);
  await addUser('divine', { phone: '٠٧٨٨١٢٣٤٥٦ / 0722 123 456' });
  await addUser(`div${HIDDEN}ine`, { phone: 'my sister' });
  await addUser('aline\u00ad', { phone: '+32 2 555 12 12' });
  await addUser('ali\u00adne', {});
  await addUser('J\u030can', {});
  await sql`insert into contact_messages (name, email, phone, message)
    values (${`Keza${HIDDEN}  K`}, 'keza@example.com', '788 123 456', ${`Muraho${HIDDEN}`})`.execute(db);
  await sql`insert into brands (brand_id, name) values ('cosrx', 'COSRX'), ('cosrx-2', ${`COS${HIDDEN}RX`}), ('klairs', ${`Klairs${HIDDEN}`})`.execute(
    db,
  );
  await sql`insert into categories (category_id, name) values ('hidden', ${HIDDEN}), ('toners', 'Toners 🧴\u200d')`.execute(db);

  await migrate(database, () => {});

  const users = await db
    .selectFrom('users')
    .select(['username', 'name', 'phone', 'primary_phone', 'secondary_phone'])
    .orderBy('created_at')
    .execute();
  expect(users).toEqual([
    { username: 'Mukamana', name: 'Mukamana K', phone: '+250788123456', primary_phone: '+250788123456', secondary_phone: '' },
    { username: 'divine', name: 'Keza', phone: '+250788123456', primary_phone: '', secondary_phone: '+250722123456' },
    { username: `div${HIDDEN}ine`, name: 'Keza', phone: 'my sister', primary_phone: '', secondary_phone: '' },
    { username: 'aline', name: 'Keza', phone: '+32 2 555 12 12', primary_phone: '', secondary_phone: '' },
    { username: 'ali\u00adne', name: 'Keza', phone: '+250788123456', primary_phone: '', secondary_phone: '' },
    { username: 'J\u030can', name: 'Keza', phone: '+250788123456', primary_phone: '', secondary_phone: '' },
  ]);
  const messages = await db.selectFrom('contact_messages').select(['name', 'phone', 'message']).execute();
  expect(messages).toEqual([{ name: 'Keza K', phone: '+250788123456', message: `Muraho${HIDDEN}` }]);
  await expect(sql`update contact_messages set name = 'Divine'`.execute(db)).rejects.toThrow('a message stays as it was sent');
  const names = await db
    .selectFrom('sign_in_names')
    .select('sign_in_name')
    .where('sign_in_name', 'not like', '%@%')
    .orderBy('sign_in_name')
    .execute();
  expect(names.map(({ sign_in_name }) => sign_in_name)).toEqual(['aline', 'divine', 'mukamana', '\u01f0an']);
  expect(await db.selectFrom('brands').select('name').orderBy('brand_id').execute()).toEqual([
    { name: 'COSRX' },
    { name: `COS${HIDDEN}RX` },
    { name: 'Klairs' },
  ]);
  expect(await db.selectFrom('categories').select('name').orderBy('category_id').execute()).toEqual([
    { name: 'hidden' },
    { name: 'Toners 🧴\u200d' },
  ]);
  const failures = await findShopFailures({ db });
  expect(failures).toMatchObject([{ event: 'names_look_alike', level: 'warn', count: 3 }]);
});

test.each([
  ['sign_in_names', `insert into sign_in_names select 'di\u00advine', user_id from users limit 1`],
  ['brands', `insert into brands (brand_id, name) values ('empty', '\u3164')`],
  ['categories', `insert into categories (category_id, name) values ('empty', '\u2800 \u200d')`],
])('the database refuses a name that nobody sees in %s', async (_table, statement) => {
  await expect(sql.raw(statement).execute(database.db)).rejects.toMatchObject({ code: '23514' });
});
