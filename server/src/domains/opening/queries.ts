/** Queries that open a new shop: the links for its first owner, and which steps are done. */
import type { OpeningStep, UpdateOpening } from '@uruhu/contract/staff/opening';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** The newest links that stay valid: one for each process of a shop that starts, and for some starts before. */
const LINKS_MAX = 10;

/** An owner who was disabled counts: her password opens no link, but the operator can enable her. */
const HAS_OWNER = sql<boolean>`exists (select from staff where role = 'owner' and password_hash is not null)`;

export async function hasOwner(db: Db): Promise<boolean> {
  const { rows } = await sql<{ has_owner: boolean }>`select ${HAS_OWNER} as has_owner`.execute(db);
  return rows[0]?.has_owner ?? false;
}

export async function insertOwnerLink(db: Db, token_hash: Buffer): Promise<void> {
  await sql`insert into owner_links (token_hash) values (${token_hash})`.execute(db);
  await sql`delete from owner_links where token_hash not in
    (select token_hash from owner_links order by created_at desc, token_hash limit ${LINKS_MAX})`.execute(db);
}

export async function isOwnerLinkOpen(db: Db, token_hash: Buffer): Promise<boolean> {
  const { rows } = await sql`select from owner_links where token_hash = ${token_hash} and not ${HAS_OWNER}`.execute(db);
  return rows.length > 0;
}

/**
 * Uses up every link, if this one is open. The lock is the one under which the database checks the last owner, so of two visitors with links
 * the second finds the first one's account.
 */
export async function consumeOwnerLinks(trx: Db, token_hash: Buffer): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended('last owner', 0))`.execute(trx);
  if (!(await isOwnerLinkOpen(trx, token_hash))) return false;
  await sql`delete from owner_links`.execute(trx);
  return true;
}

/** Every shop has settings from then on, so a later start with DEMO on does not fill it with the demo. */
export const ensureSettings = (trx: Db, name: string) =>
  trx
    .insertInto('site_settings')
    .values({ name })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

// ── progress ──

type Progress = Record<OpeningStep, boolean> & { skipped: OpeningStep[]; version: number };

/** Which steps the shop's data show as done. `contact`: shoppers can reach the shop; `payment`: by mobile money, without a provider. */
export async function selectProgress(db: Db): Promise<Progress> {
  const { rows } = await sql<Progress>`
    select skipped, version,
      exists (select from site_settings where email || phone <> '') as contact,
      exists (select from site_settings where ussd_code <> '') as payment,
      exists (select from shipping_bands) as shipping,
      exists (select from products where status = 'published') as product
    from shop_opening`.execute(db);
  if (!rows[0]) throw new Error('shop_opening has no row');
  return rows[0];
}

/** False if it has another version by now. */
export async function updateSkipped(trx: Db, { skipped, version }: UpdateOpening): Promise<boolean> {
  const { numUpdatedRows } = await trx.updateTable('shop_opening').set({ skipped }).where('version', '=', version).executeTakeFirst();
  return numUpdatedRows > 0n;
}
