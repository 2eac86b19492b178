/** Queries about the links for the first owner of a new shop, and about the setup steps. */
import type { SetupStep, UpdateSetupProgress } from '@uruhu/contract/staff/setup';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** This many of the newest links stay valid, as each process of a shop creates one when it starts. */
const LINKS_MAX = 10;

/** A disabled owner counts too, as the operator can enable her again. */
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

export async function isOwnerLinkValid(db: Db, token_hash: Buffer): Promise<boolean> {
  const { rows } = await sql`select from owner_links where token_hash = ${token_hash} and not ${HAS_OWNER}`.execute(db);
  return rows.length > 0;
}

/**
 * If this link is valid, deletes all links and returns true. Of two visitors with links, the second one waits for the lock of the first one and
 * then finds that the shop has an owner. The trigger staff_owner_changed, which protects the last owner takes the same lock.
 */
export async function consumeOwnerLinks(trx: Db, token_hash: Buffer): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended('last owner', 0))`.execute(trx);
  if (!(await isOwnerLinkValid(trx, token_hash))) return false;
  await sql`delete from owner_links`.execute(trx);
  return true;
}

/** Adds the settings of the shop. A shop with settings is not filled with the demo when the server later starts with DEMO on. */
export const ensureSettings = (trx: Db, name: string) =>
  trx
    .insertInto('site_settings')
    .values({ name })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

// ── progress ──

type Progress = Record<SetupStep, boolean> & { skipped: SetupStep[]; version: number };

/** Finds in the shop's data which steps are done. `payment` is true only for mobile money, as the database knows no providers. */
export async function selectProgress(db: Db): Promise<Progress> {
  const { rows } = await sql<Progress>`
    select skipped, version,
      exists (select from site_settings where (email || phone) <> '') as contact,
      exists (select from site_settings where ussd_code <> '') as payment,
      exists (select from shipping_bands) as shipping,
      exists (select from products where status = 'published') as product
    from shop_opening`.execute(db);
  if (!rows[0]) throw new Error('shop_opening has no row');
  return rows[0];
}

/** Returns false if the row has another version by now. */
export async function updateSkippedSteps(trx: Db, { skipped, version }: UpdateSetupProgress): Promise<boolean> {
  const { numUpdatedRows } = await trx.updateTable('shop_opening').set({ skipped }).where('version', '=', version).executeTakeFirst();
  return numUpdatedRows > 0n;
}
