import type { AuditEntry, AuditQuery } from '@uruhu/contract/staff/audit/audit';
import type { AuditedKind } from '@uruhu/contract/staff/audit/audited-kinds';
import { parseTranslationId } from '@uruhu/contract/staff/translatable';
import type { Db } from '../../database/db.ts';
import { parseSearch } from './parse-search.ts';
import { selectAuditPage, selectRecordNames } from './queries.ts';

type AuditRow = Awaited<ReturnType<typeof selectAuditPage>>[number];
type FindName = (row: AuditRow) => string | null;

/** The name of a record that was deleted or added, from the changes of this entry. */
function readNameInChanges({ changes }: AuditRow): string | null {
  const { from, to } = changes.name ?? {};
  const name = to ?? from;
  return typeof name === 'string' ? name : null;
}

/** The record of an entry about an option or size is its product; this column of the changes has the id of the option or size. */
const CHOICE_ID_COLUMNS: Readonly<Record<string, string>> = { 'product-options': 'option_id', 'product-sizes': 'size_id' };

/** The id of what the entry names: the option or size in its changes if the entry is about one, else the record. */
function readNamedId({ noun, record_id, changes }: AuditRow): string {
  const choice_id = changes[CHOICE_ID_COLUMNS[noun] ?? '']?.to;
  return typeof choice_id === 'string' ? choice_id : record_id;
}

/** The id of the option or size whose stock this entry changed; '' for another entry, or for the stock of a product without choices. */
const readStockChoiceId = ({ noun, changes }: AuditRow): string => (noun === 'stock' ? String(changes.choice?.to ?? '') : '');

/** The names of options and sizes whose stock has changed, with the names of their products, by id. */
async function findStockChoiceNames(db: Db, rows: readonly AuditRow[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.map(readStockChoiceId))].filter(Boolean);
  if (ids.length === 0) return new Map();
  const kinds: AuditedKind[] = ['product-options', 'product-sizes'];
  return new Map((await Promise.all(kinds.map((kind) => selectRecordNames(db, kind, ids)))).flat());
}

/** The record that the entry names: that of the text, if it is about a translation. */
function readNamedRecord(row: AuditRow): { kind: string; id: string } {
  const text = row.noun === 'translations' ? parseTranslationId(row.record_id) : null;
  return text ? { kind: text.kind, id: text.record_id } : { kind: row.noun, id: readNamedId(row) };
}

/** Finds the names of all records of these rows, by one query for each kind. */
async function findNames(db: Db, rows: readonly AuditRow[]): Promise<FindName> {
  const names = new Map<string, string>();
  const buildKey = ({ kind, id }: { kind: string; id: string }) => `${kind} ${id}`;
  for (const [kind, records] of Map.groupBy(rows.map(readNamedRecord), (record) => record.kind)) {
    const ids = [...new Set(records.map(({ id }) => id))];
    for (const [id, name] of await selectRecordNames(db, kind, ids)) names.set(buildKey({ kind, id }), name);
  }
  const choiceNames = await findStockChoiceNames(db, rows);
  return (row) => choiceNames.get(readStockChoiceId(row)) ?? names.get(buildKey(readNamedRecord(row))) ?? readNameInChanges(row);
}

const presentEntry =
  (findName: FindName) =>
  (row: AuditRow): AuditEntry => {
    const { audit_id, created_at, ...entry } = row;
    return { ...entry, record: findName(row), audit_id: String(audit_id), created_at: created_at.toISOString() };
  };

/**
 * One page of the log, newest first. `next`: the id of its oldest entry, null if no older entries follow; `previous`: the id of its newest
 * entry, null if there are no newer ones.
 */
export async function readAuditPage(db: Db, query: AuditQuery) {
  const foundRows = await selectAuditPage(db, query, await parseSearch(db, query.filter.q ?? ''));
  const hasMore = foundRows.length > query.perPage;
  const rows = foundRows.slice(0, query.perPage);
  if (query.after !== undefined) rows.reverse();
  const data = rows.map(presentEntry(await findNames(db, rows)));
  // `hasMore` is about the direction of this query. In the other direction there is at least the entry from which the staff member came.
  const hasOlder = query.after === undefined ? hasMore : true;
  const hasNewer = query.after === undefined ? query.before !== undefined : hasMore;
  return {
    data,
    next: hasOlder ? (data.at(-1)?.audit_id ?? null) : null,
    previous: hasNewer ? (data[0]?.audit_id ?? null) : null,
  };
}
