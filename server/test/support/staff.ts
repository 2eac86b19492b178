/** Staff members for tests: inserted with a session. */
import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../src/database/db.ts';
import type { TestShop } from './app.ts';
import { type Answer, call } from './call.ts';
import { fresh } from './fixtures.ts';

export type Colleague = { staff_id: string; username: string; name: string; token: string };

/** Adds a signed-in staff member without a usable password. */
export async function addColleague(db: Db): Promise<Colleague> {
  const username = fresh('staff');
  const name = `Name of ${username}`;
  const { staff_id } = await db
    .insertInto('staff')
    .values({ username, name, password_hash: 'nobody signs in with this' })
    .returning('staff_id')
    .executeTakeFirstOrThrow();
  return { staff_id, username, name, token: await addStaffSession(db, staff_id, new Date(Date.now() + 3_600_000)) };
}

export async function addStaffSession(db: Db, staff_id: string, expires_at: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('staff_sessions')
    .values({ token_hash: createHash('sha256').update(token).digest(), staff_id, expires_at })
    .execute();
  return token;
}

/** Changes an order as a staff member who has seen it in this status. */
export const act = (
  { app }: Pick<TestShop, 'app'>,
  { token }: Pick<Colleague, 'token'>,
  order_id: string,
  verb: string,
  expected_status: string,
  more: Record<string, unknown> = {},
): Promise<Answer> => call(app, `/api/admin/orders/${order_id}/${verb}`, { expected_status, ...more }, { token });
