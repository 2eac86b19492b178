/** Tests the migration of a shop from before addresses were verified. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../test/support/database/engines.ts';
import { migrateBefore } from '../../test/support/database/migrate-before.ts';
import { migrate } from './migrate.ts';

test('a username that is another e-mail address than that of its account no longer signs in, the address of the account does, and no address counts as verified', async () => {
  const database = await openTestDatabase();
  const { db } = database;
  await migrateBefore(database, '0010');
  const addUser = async (username: string, email: string) => {
    await sql`with inserted as (
        insert into users (username, name, email, phone, password_hash) values (${username}, 'Keza', ${email}, '0788123456', 'none') returning user_id)
      insert into sign_in_names select name, user_id from inserted, unnest(${[...new Set([username, email.toLowerCase()])]}::text[]) as name`.execute(
      db,
    );
  };
  await addUser('keza', 'Keza@example.com');
  await addUser('aline@example.com', 'aline@example.com');
  await addUser('owner@example.com', 'thief@example.com');
  await migrate(database, () => {});
  const names = await db.selectFrom('sign_in_names').select('sign_in_name').orderBy('sign_in_name').execute();
  expect(names.map(({ sign_in_name }) => sign_in_name)).toEqual(['aline@example.com', 'keza', 'keza@example.com', 'thief@example.com']);
  const shoppers = await db.selectFrom('users').select(['email_verified_at', 'new_member_decided_at']).execute();
  for (const shopper of shoppers) expect(shopper).toEqual({ email_verified_at: null, new_member_decided_at: expect.any(Date) });
  await database.close();
});
