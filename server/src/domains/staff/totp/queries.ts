/** SQL of TOTP. */
import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';

/** The current time of the database's clock, which all processes share, and not the time when the transaction began. */
const NOW_S = sql<number>`extract(epoch from clock_timestamp())::float8`;

export const selectTotp = (db: Db, staff_id: string) =>
  db
    .selectFrom('staff_totp')
    .select(['secret', 'last_step', 'confirmed_at', 'recovery_hashes', NOW_S.as('now_s')])
    .where('staff_id', '=', staff_id)
    .executeTakeFirst();

/** Stores a secret that is to be confirmed by a code, in place of an earlier unconfirmed secret. False if TOTP is on. */
export async function saveUnconfirmedTotp(db: Db, staff_id: string, secret: Buffer): Promise<boolean> {
  const row = await db
    .insertInto('staff_totp')
    .values({ staff_id, secret })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet({ secret }).where('staff_totp.confirmed_at', 'is', null))
    .returning('staff_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns false if another call has confirmed the secret, or replaced it. */
export async function confirmSecret(
  db: Db,
  { staff_id, secret, step, recovery_hashes }: { staff_id: string; secret: Buffer; step: number; recovery_hashes: string[] },
): Promise<boolean> {
  const row = await db
    .updateTable('staff_totp')
    .set({ confirmed_at: sql<Date>`now()`, last_step: step, recovery_hashes })
    .where('staff_id', '=', staff_id)
    .where('secret', '=', secret)
    .where('confirmed_at', 'is', null)
    .returning('staff_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks a step and all earlier ones as used. Of several calls with the same code, only one gets true. */
export async function consumeStep(db: Db, staff_id: string, step: number): Promise<boolean> {
  const row = await db
    .updateTable('staff_totp')
    .set({ last_step: step })
    .where('staff_id', '=', staff_id)
    .where('last_step', '<', step)
    .returning('staff_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a recovery code that was entered. Of several calls with the same code, only one gets true. */
export async function consumeRecoveryCode(db: Db, staff_id: string, hash: string): Promise<boolean> {
  const { rows } = await sql`
    update staff_totp set recovery_hashes = array_remove(recovery_hashes, ${hash})
    where staff_id = ${staff_id} and confirmed_at is not null and ${hash} = any (recovery_hashes)
    returning staff_id`.execute(db);
  return rows.length > 0;
}

export const deleteTotp = (db: Db, staff_id: string) => db.deleteFrom('staff_totp').where('staff_id', '=', staff_id).execute();
