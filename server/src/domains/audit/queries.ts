/** The audit log's only SQL. */
import type { AuditQuery } from '@uruhu/contract/staff/audit';
import { type Selectable, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { AuditLog } from '../../database/schema.ts';
import { isUuid } from '../../lib/uuid.ts';

/** Says whose changes the log notes, until the transaction ends. */
export const setAuditedStaff = (trx: Db, staff_id: string) => sql`select set_config('shop.staff_id', ${staff_id}, true)`.execute(trx);

/** A query of word beginnings; null without words. */
function formatWordQuery(q: string): string | null {
  const words = q.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words.length > 0 ? words.map((word) => `'${word}':*`).join(' & ') : null;
}

/**
 * The entries with these words, or all. `offset 0` makes the database find the words by their index first: it cannot estimate how rare a
 * word is, and would otherwise read a million entries by age to find a rare one.
 */
function selectEntries(words: string | null) {
  const entries =
    words === null ? sql`audit_log` : sql`(select * from audit_log where audit_words(changes) @@ to_tsquery('simple', ${words}) offset 0)`;
  return sql<Selectable<AuditLog>>`${entries}`.as('entries');
}

/**
 * Entries before `before`, newest first: one more than `perPage`, if there are more. The place of `before` is compared as (time, id), the
 * order of each index, so a later page costs as little as the first.
 */
export function selectAuditPage(db: Db, { perPage, before, filter }: AuditQuery) {
  const { staff_id, noun, record_id, action, from, to, q = '' } = filter;
  return db
    .selectFrom(selectEntries(formatWordQuery(q)))
    .leftJoin('staff', 'staff.staff_id', 'entries.staff_id')
    .selectAll('entries')
    .select('staff.name as staff')
    .$if(staff_id !== undefined, (some) => some.where('entries.staff_id', '=', isUuid(staff_id ?? '') ? (staff_id ?? null) : null))
    .$if(noun !== undefined, (some) => some.where('noun', '=', noun ?? ''))
    .$if(record_id !== undefined, (some) => some.where('record_id', '=', record_id ?? ''))
    .$if(action !== undefined, (some) => some.where('action', '=', action ?? 'update'))
    .$if(from !== undefined, (some) => some.where('entries.created_at', '>=', new Date(from ?? 0)))
    .$if(to !== undefined, (some) => some.where('entries.created_at', '<', new Date(to ?? 0)))
    .$if(before !== undefined, (some) =>
      some.where(
        sql<SqlBool>`(entries.created_at, audit_id) < ((select created_at from audit_log where audit_id = ${before}), ${before}::bigint)`,
      ),
    )
    .orderBy('entries.created_at', 'desc')
    .orderBy('audit_id', 'desc')
    .limit(perPage + 1)
    .execute();
}

/** When and by which staff members one of these columns of a record was changed, oldest first; the newest 200. */
export async function selectRecordChanges(db: Db, noun: string, record_id: string, columns: readonly string[]) {
  const rows = await db
    .selectFrom('audit_log')
    .leftJoin('staff', 'staff.staff_id', 'audit_log.staff_id')
    .select(['staff.name as staff', 'audit_log.created_at'])
    .where('record_id', '=', record_id)
    .where('noun', '=', noun)
    .where(sql<SqlBool>`jsonb_exists_any(changes, array[${sql.join(columns)}]::text[])`)
    .orderBy('audit_log.created_at', 'desc')
    .orderBy('audit_id', 'desc')
    .limit(200)
    .execute();
  return rows.reverse();
}
