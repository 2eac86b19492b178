/** The audit log's only SQL. */
import type { AuditQuery } from '@uruhu/contract/staff/audit';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { isUuid } from '../../lib/uuid.ts';

/** Lasts until the transaction ends. */
export const setAuditedStaff = (trx: Db, staff_id: string) => sql`select set_config('shop.staff_id', ${staff_id}, true)`.execute(trx);

/** A query of word beginnings; null without words. */
function formatWordQuery(q: string): string | null {
  const words = q.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words.length > 0 ? words.map((word) => `'${word}':*`).join(' & ') : null;
}

/**
 * Entries before `before`, newest first: one more than `perPage`, if there are more. The place of `before` is compared as (time, id), the
 * order of each index, so a later page costs as little as the first.
 */
export function selectAuditPage(db: Db, { perPage, before, filter }: AuditQuery) {
  const { staff_id, noun, record_id, action, from, to, q = '' } = filter;
  const words = formatWordQuery(q);
  return db
    .selectFrom('audit_log')
    .leftJoin('staff', 'staff.staff_id', 'audit_log.staff_id')
    .selectAll('audit_log')
    .select('staff.name as staff')
    .$if(staff_id !== undefined, (some) => some.where('audit_log.staff_id', '=', isUuid(staff_id ?? '') ? (staff_id ?? null) : null))
    .$if(noun !== undefined, (some) => some.where('noun', '=', noun ?? ''))
    .$if(record_id !== undefined, (some) => some.where('record_id', '=', record_id ?? ''))
    .$if(action !== undefined, (some) => some.where('action', '=', action ?? 'update'))
    .$if(from !== undefined, (some) => some.where('audit_log.created_at', '>=', new Date(from ?? 0)))
    .$if(to !== undefined, (some) => some.where('audit_log.created_at', '<', new Date(to ?? 0)))
    .$if(words !== null, (some) => some.where(sql<SqlBool>`audit_words(changes) @@ to_tsquery('simple', ${words})`))
    .$if(before !== undefined, (some) =>
      some.where(
        sql<SqlBool>`(audit_log.created_at, audit_id) < ((select created_at from audit_log where audit_id = ${before}), ${before}::bigint)`,
      ),
    )
    .orderBy('audit_log.created_at', 'desc')
    .orderBy('audit_id', 'desc')
    .limit(perPage + 1)
    .execute();
}
