import type { AuditEntry, AuditQuery } from '@uruhu/contract/staff/audit';
import type { Db } from '../../database/db.ts';
import { selectAuditPage, selectRecordNames } from './queries.ts';
import { readSearch } from './read-search.ts';

type AuditRow = Awaited<ReturnType<typeof selectAuditPage>>[number];
type FindName = (row: AuditRow) => string | null;

/** What a record was called when it was deleted, or added. */
function readNameInChanges({ changes }: AuditRow): string | null {
  const { from, to } = changes.name ?? {};
  const name = to ?? from;
  return typeof name === 'string' ? name : null;
}

/** Options and sizes are noted with their product as the record; the entry says which one of it was changed. */
const PART_COLUMNS: Readonly<Record<string, string>> = { 'product-options': 'option_id', 'product-sizes': 'size_id' };

/** The id by which the name of what was changed is found. */
function readNamedId({ noun, record_id, changes }: AuditRow): string {
  const part = changes[PART_COLUMNS[noun] ?? '']?.to;
  return typeof part === 'string' ? part : record_id;
}

/** Finds the names of all records of these rows, by one query for each noun. */
async function findNames(db: Db, rows: readonly AuditRow[]): Promise<FindName> {
  const names = new Map<string, string>();
  const buildKey = (noun: string, id: string) => `${noun} ${id}`;
  for (const [noun, ofNoun] of Map.groupBy(rows, (row) => row.noun)) {
    const ids = [...new Set(ofNoun.map(readNamedId))];
    for (const [id, name] of await selectRecordNames(db, noun, ids)) names.set(buildKey(noun, id), name);
  }
  return (row) => names.get(buildKey(row.noun, readNamedId(row))) ?? readNameInChanges(row);
}

const presentEntry =
  (findName: FindName) =>
  (row: AuditRow): AuditEntry => {
    const { audit_id, created_at, ...entry } = row;
    return { ...entry, record: findName(row), audit_id: String(audit_id), created_at: created_at.toISOString() };
  };

/** One page of the log, newest first, with the places where older and newer entries go on. */
export async function readAuditPage(db: Db, query: AuditQuery) {
  const found = await selectAuditPage(db, query, await readSearch(db, query.filter.q ?? ''));
  const hasMore = found.length > query.perPage;
  const rows = found.slice(0, query.perPage);
  if (query.after !== undefined) rows.reverse();
  const data = rows.map(presentEntry(await findNames(db, rows)));
  // The page itself says in one direction whether there is more; in the other one is the entry that the reader came from.
  const isOlder = query.after === undefined ? hasMore : true;
  const isNewer = query.after === undefined ? query.before !== undefined : hasMore;
  return {
    data,
    next: isOlder ? (data.at(-1)?.audit_id ?? null) : null,
    previous: isNewer ? (data[0]?.audit_id ?? null) : null,
  };
}
