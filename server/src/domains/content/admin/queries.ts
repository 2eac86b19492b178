/** The SQL of the content and the settings that staff edit. */
import type { ContentQuery } from '@uruhu/contract/staff/content';
import type { UpdateSettings } from '@uruhu/contract/staff/settings';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { SHOP_CLOCK, SHOP_NOW } from '../../../database/clock.ts';
import type { Db } from '../../../database/db.ts';
import { type ContentKind, type ContentValues, POLICY_TEXTS } from './kinds.ts';

export type ContentRow = Record<string, unknown>;

/** Whether a row is scheduled, shown or ended now. For policies, `moment` has the current time (see buildAllWithStateQuery). */
const buildStateExpression = ({ table }: ContentKind): RawBuilder<string> =>
  table === 'policies'
    ? sql`case when starts_at > moment.now then 'scheduled'
        when exists (select from policies later where later.policy = policies.policy
          and later.starts_at > policies.starts_at and later.starts_at <= moment.now) then 'ended'
        else 'shown' end`
    : sql`case when ends_at <= ${SHOP_NOW} then 'ended' when starts_at > ${SHOP_NOW} then 'scheduled' else 'shown' end`;

/** Policies are sorted by policy, and their texts from the latest to the earliest. */
const buildSortOrder = ({ table, idColumn }: ContentKind): RawBuilder<unknown> =>
  table === 'policies'
    ? sql`array_position(array['terms', 'privacy', 'refund', 'legal'], policy), starts_at desc`
    : sql`position, ${sql.ref(idColumn)}`;

/**
 * All rows with their state. For policies, the time is that of the query (SHOP_CLOCK, read once for all rows). The start of the transaction
 * (SHOP_NOW) would be too early, as a policy may start while the transaction waits for a lock.
 */
const buildAllWithStateQuery = (kind: ContentKind) =>
  kind.table === 'policies'
    ? sql`with moment as materialized (select ${SHOP_CLOCK} as now)
        select policies.*, ${buildStateExpression(kind)} as state from policies, moment`
    : sql`select *, ${buildStateExpression(kind)} as state from ${sql.table(kind.table)}`;

export async function selectContentRow(db: Db, kind: ContentKind, id: string): Promise<ContentRow | undefined> {
  const { rows } = await sql<ContentRow>`${buildAllWithStateQuery(kind)} where ${sql.ref(kind.idColumn)} = ${id}`.execute(db);
  return rows[0];
}

export async function selectAllContent(db: Db, kind: ContentKind): Promise<ContentRow[]> {
  const { rows } = await sql<ContentRow>`${buildAllWithStateQuery(kind)} order by ${buildSortOrder(kind)}`.execute(db);
  return rows;
}

type PageQuery = Pick<ContentQuery, 'page' | 'perPage'> & {
  filter: { state?: string | undefined; q?: string | undefined; policy?: string | undefined };
};

export async function selectContentPage(db: Db, kind: ContentKind, { page, perPage, filter: { state, q, policy } }: PageQuery) {
  const conditions: RawBuilder<SqlBool>[] = [
    sql`true`,
    ...(state === undefined ? [] : [sql<SqlBool>`state = ${state}`]),
    ...(policy === undefined ? [] : [sql<SqlBool>`policy = ${policy}`]),
    ...(q
      ? [sql<SqlBool>`position(lower(${q}) in lower(concat_ws(' ', ${sql.join(kind.searchedColumns.map((name) => sql.ref(name)))}))) > 0`]
      : []),
  ];
  const { rows } = await sql<ContentRow>`
    select *, count(*) over ()::int as total from (${buildAllWithStateQuery(kind)}) as content
    where ${sql.join(conditions, sql` and `)}
    order by ${buildSortOrder(kind)} limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  return { rows, total: Number(rows[0]?.total ?? 0) };
}

export async function countContent(db: Db, { table }: ContentKind): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Makes transactions that write policies wait for each other, so that the second of two that replace the same text finds the text of
 * the first. The trigger policies_keep takes the same lock.
 */
export const lockPolicies = (trx: Db) => sql`select pg_advisory_xact_lock(hashtextextended('policies', 0))`.execute(trx);

/** The text of a policy that applies now. */
export async function selectCurrentPolicy(trx: Db, policy: string): Promise<ContentRow | undefined> {
  const { rows } = await sql<ContentRow>`
    select * from (${buildAllWithStateQuery(POLICY_TEXTS)}) as texts where policy = ${policy} and state = 'shown'`.execute(trx);
  return rows[0];
}

/** Inserts a row, as the last one if its kind has an order, and returns its id. */
export async function insertContent(trx: Db, kind: ContentKind, values: ContentValues): Promise<string> {
  const columns = Object.keys(values).map((name) => sql.ref(name));
  const columnValues = Object.values(values).map((value) => sql`${value}`);
  if (kind.table !== 'policies') {
    columns.push(sql.ref('position'));
    columnValues.push(sql`(select coalesce(max(position), 0) + 1 from ${sql.table(kind.table)})`);
  }
  const { rows } = await sql<{ id: string }>`
    insert into ${sql.table(kind.table)} (${sql.join(columns)})
    values (${sql.join(columnValues)})
    returning ${sql.ref(kind.idColumn)} as id`.execute(trx);
  if (!rows[0]) throw new Error(`insert into ${kind.table} returned no row`);
  return rows[0].id;
}

/**
 * Changes these columns; a trigger raises the version. Returns false if the row has another version by now, or was deleted. The assignment
 * of the version to itself makes the statement valid even without values.
 */
export async function updateContentRow(trx: Db, kind: ContentKind, id: string, version: number, values: ContentValues): Promise<boolean> {
  const assignments = [...Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`), sql`version = version`];
  const { numAffectedRows } = await sql`update ${sql.table(kind.table)} set ${sql.join(assignments)}
    where ${sql.ref(kind.idColumn)} = ${id} and version = ${version}`.execute(trx);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Returns false if the row has another version by now, or was deleted. */
export async function deleteContentRow(trx: Db, kind: ContentKind, id: string, version: number): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from ${sql.table(kind.table)}
    where ${sql.ref(kind.idColumn)} = ${id} and version = ${version}`.execute(trx);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Locks all rows in the order of their ids, so that two concurrent requests do not deadlock. */
export async function lockAllIds(trx: Db, { table, idColumn }: ContentKind): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select ${sql.ref(idColumn)} as id from ${sql.table(table)} order by ${sql.ref(idColumn)} for update`.execute(trx);
  return rows.map(({ id }) => id);
}

export const updatePositions = (trx: Db, { table, idColumn }: ContentKind, ids: readonly string[]) =>
  sql`update ${sql.table(table)} set position = listed.position
    from unnest(${[...ids]}::text[]) with ordinality as listed (id, position)
    where ${sql.ref(idColumn)} = listed.id and ${sql.table(table)}.position <> listed.position`.execute(trx);

// ── settings ──

export const selectSettingsRow = (db: Db) => db.selectFrom('site_settings').selectAll().executeTakeFirst();

/** Creates the row of settings, which a shop that is not set up yet does not have. */
export const ensureSettings = (trx: Db, name: string) =>
  trx
    .insertInto('site_settings')
    .values({ name })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Returns false if the settings have another version by now. */
export async function updateSettingsRow(trx: Db, { version, ...values }: UpdateSettings): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('site_settings')
    .set({ ...values, updated_at: SHOP_NOW })
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
