/** Queries of stock waits, of the mails that end them, and of the links that end all waits of a shopper. */
import type { Language } from '@uruhu/contract/languages';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { SHOP_NOW } from '../../database/clock.ts';
import type { Db } from '../../database/db.ts';

/** A product with its chosen option and size, as far as the product has any. */
export type Choice = { product_id: string; option_id: string | null; size_id: string | null };

const WAIT_COLUMNS = ['product_id', 'option_id', 'size_id', 'created_at'] as const;
const buildTimeAgo = (span: string) => sql<Date>`${SHOP_NOW} - ${sql.lit(span)}::interval`;

/** Whether a wait is for this choice. */
const buildIsOfChoice = ({ product_id, option_id, size_id }: Choice) => sql<SqlBool>`(product_id = ${product_id}
  and option_id is not distinct from ${option_id}::text and size_id is not distinct from ${size_id}::text)`;

// ── waits of one shopper ──

/** Locks the account, so that its waits are changed and ended one at a time; undefined if the account was deleted. */
export const lockWaitingShopper = (db: Db, user_id: string) =>
  db.selectFrom('users').select(['name', 'email', 'email_verified_at']).where('user_id', '=', user_id).forNoKeyUpdate().executeTakeFirst();

/** The ids of the product's options and sizes; undefined if it is not published. Locks the product against deletion. */
export const selectProductChoices = (db: Db, product_id: string) =>
  db
    .selectFrom('products')
    .select([
      sql<
        string[]
      >`array(select option_id from product_options where product_options.product_id = products.product_id and archived_at is null)`.as(
        'option_ids',
      ),
      sql<
        string[]
      >`array(select size_id from product_sizes where product_sizes.product_id = products.product_id and archived_at is null)`.as(
        'size_ids',
      ),
    ])
    .where('product_id', '=', product_id)
    .where('status', '=', 'published')
    .forKeyShare()
    .executeTakeFirst();

const buildOpenWaitsQuery = (db: Db, user_id: string) =>
  db.selectFrom('stock_waits').select(WAIT_COLUMNS).where('user_id', '=', user_id).where('notified_at', 'is', null);

export const selectOpenWaits = (db: Db, user_id: string) =>
  buildOpenWaitsQuery(db, user_id).orderBy('created_at', 'desc').orderBy('stock_wait_id').execute();

/** All waits of a shopper, open or ended. */
export const selectWaits = (db: Db, user_id: string) =>
  db
    .selectFrom('stock_waits')
    .select([...WAIT_COLUMNS, 'notified_at'])
    .where('user_id', '=', user_id)
    .orderBy('created_at', 'desc')
    .orderBy('stock_wait_id')
    .execute();

export const insertWait = (db: Db, user_id: string, choice: Choice & { language: Language }) =>
  db
    .insertInto('stock_waits')
    .values({ user_id, ...choice })
    .execute();

export const deleteWait = (db: Db, user_id: string, choice: Choice) =>
  db.deleteFrom('stock_waits').where('user_id', '=', user_id).where('notified_at', 'is', null).where(buildIsOfChoice(choice)).execute();

export const deleteOpenWaits = (db: Db, user_id: string) =>
  db.deleteFrom('stock_waits').where('user_id', '=', user_id).where('notified_at', 'is', null).execute();

// ── links that end all waits ──

/** How long a link works. Each mail has its own link, because only hashes of tokens are stored. */
const UNSUBSCRIBE_LINK_DAYS = 365;

export const insertUnsubscribeLink = (db: Db, link: { token_hash: Buffer; user_id: string }) =>
  db
    .insertInto('unsubscribe_links')
    .values({ ...link, created_at: SHOP_NOW, expires_at: sql<Date>`${SHOP_NOW} + ${sql.lit(`${UNSUBSCRIBE_LINK_DAYS} days`)}::interval` })
    .execute();

const buildValidLinkQuery = (db: Db) => db.selectFrom('unsubscribe_links').where('expires_at', '>', SHOP_NOW);

/** The shopper to whom a mail with this link was written. */
export const selectLinkOwner = (db: Db, token_hash: Buffer) =>
  buildValidLinkQuery(db).select('user_id').where('token_hash', '=', token_hash).executeTakeFirst();

export const selectUnsubscribeLinks = (db: Db, user_id: string) =>
  buildValidLinkQuery(db)
    .select(['created_at', 'expires_at'])
    .where('user_id', '=', user_id)
    .orderBy('created_at')
    .orderBy('token_hash')
    .execute();

export const deleteExpiredUnsubscribeLinks = (db: Db) => db.deleteFrom('unsubscribe_links').where('expires_at', '<=', SHOP_NOW).execute();

// ── choices that are in stock again ──

/** How many shoppers are notified of each free piece in an hour. Others are notified later, as long as pieces are left. */
const NOTIFIED_PER_PIECE = 3;

/** Whether the choice in a row of the table `alias` uses a stock row; the same rule as `usesRow` in domains/stock/stock-demand.ts. */
const buildUsesStockRow = (alias: string) => sql<SqlBool>`(stock.product_id = ${sql.ref(`${alias}.product_id`)}
  and (stock.option_id is null or stock.option_id = ${sql.ref(`${alias}.option_id`)})
  and (stock.size_id is null or stock.size_id = ${sql.ref(`${alias}.size_id`)}))`;

/**
 * How many more shoppers may be notified of the choice in a row of the table `alias` now, by all processes together: the fewest of the
 * stock rows that it uses; null if it uses none, because it is made to order. Each row counts the mails of the last hour for all choices
 * that share it, because those shoppers have not had time to order yet.
 */
const buildMailsAllowed = (alias: string) => sql<number | null>`(select min((on_hand - reserved) * ${sql.lit(NOTIFIED_PER_PIECE)} -
  (select count(*)::int from stock_waits as notified
    where ${buildUsesStockRow('notified')} and notified.notified_at > ${buildTimeAgo('1 hour')}))
  from stock where is_counted and ${buildUsesStockRow(alias)})`;

/** Whether one more shopper may be notified. `mails_allowed`: as buildMailsAllowed returns it; null is no limit. */
const buildMayNotify = (mails_allowed: RawBuilder<number | null>) => sql<SqlBool>`coalesce(${mails_allowed}, 1) > 0`;

/**
 * Whether shoppers can choose what a row of the table `alias` holds: the product is published, and neither the option nor the size is
 * archived.
 */
const buildIsPublished = (alias: string) =>
  sql<SqlBool>`(exists (select from products where products.product_id = ${sql.ref(`${alias}.product_id`)} and status = 'published')
    and not exists (select from product_options where option_id = ${sql.ref(`${alias}.option_id`)} and archived_at is not null)
    and not exists (select from product_sizes where size_id = ${sql.ref(`${alias}.size_id`)} and archived_at is not null))`;

/** How many of these mails a shopper has had within the last 24 hours. */
const buildMailCountOfLastDay = (user_id: unknown) =>
  sql<number>`(select count(*)::int from stock_waits as notified where notified.user_id = ${user_id} and notified.notified_at > ${buildTimeAgo('24 hours')})`;

/**
 * The published choices in stock for which shoppers wait and may be notified now, longest wait first.
 * `mails_allowed`: how many more shoppers may be notified of the choice; null, which is no limit, if the choice is made to order.
 */
export async function selectChoicesInStock(db: Db): Promise<(Choice & { mails_allowed: number | null })[]> {
  // Materialised, so that the stock is read once for each choice instead of once for each wait.
  const { rows } = await sql<Choice & { mails_allowed: number | null }>`
    with awaited_choices as materialized (
      select product_id, option_id, size_id, min(created_at) as oldest_wait_at from stock_waits where notified_at is null
      group by product_id, option_id, size_id
    ), choices_with_limits as materialized (
      select awaited_choices.*, ${buildMailsAllowed('awaited_choices')} as mails_allowed
      from awaited_choices where ${buildIsPublished('awaited_choices')}
    )
    select product_id, option_id, size_id, mails_allowed from choices_with_limits
    where ${buildMayNotify(sql.ref('mails_allowed'))} order by oldest_wait_at`.execute(db);
  return rows;
}

/** The waits for a choice, longest first, of shoppers with a verified address who may have another mail today. */
export const selectWaitsOfChoice = (db: Db, choice: Choice, { limit, mails_a_day }: { limit: number; mails_a_day: number }) =>
  db
    .selectFrom('stock_waits as wait')
    .innerJoin('users', 'users.user_id', 'wait.user_id')
    .select(['stock_wait_id', 'wait.user_id', 'wait.product_id', 'wait.created_at'])
    .where(buildIsOfChoice(choice))
    .where('wait.notified_at', 'is', null)
    .where('users.email_verified_at', 'is not', null)
    .where(sql<SqlBool>`${buildMailCountOfLastDay(sql.ref('wait.user_id'))} < ${mails_a_day}`)
    .orderBy('wait.created_at')
    .orderBy('stock_wait_id')
    .limit(limit)
    .execute();

/** Locks the mails about a product until the transaction ends, so that each process counts the mails of the others. */
export const lockWaitMails = (trx: Db, product_id: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`back in stock ${product_id}`}, 0))`.execute(trx);

/**
 * Ends a wait because its mail is written, if the shopper still waits and may have another mail today, the choice is still in stock, and
 * not too many have been notified of it. Call it with the account and the mails about the product locked.
 */
export const markNotified = (db: Db, stock_wait_id: string, mails_a_day: number): Promise<(Choice & { language: string }) | undefined> =>
  db
    .updateTable('stock_waits as wait')
    .set({ notified_at: SHOP_NOW })
    .where('stock_wait_id', '=', stock_wait_id)
    .where('notified_at', 'is', null)
    .where(buildIsPublished('wait'))
    .where(buildMayNotify(buildMailsAllowed('wait')))
    .where(sql<SqlBool>`${buildMailCountOfLastDay(sql.ref('wait.user_id'))} < ${mails_a_day}`)
    .returning(['product_id', 'option_id', 'size_id', 'language'])
    .executeTakeFirst();

/** The names that the mail shows. */
export const selectChoiceNames = (db: Db, { product_id, option_id, size_id }: Choice) =>
  db
    .selectFrom('products')
    .innerJoin('brands', 'brands.brand_id', 'products.brand_id')
    .leftJoin('product_options', (join) =>
      join.onRef('product_options.product_id', '=', 'products.product_id').on('option_id', '=', option_id ?? ''),
    )
    .leftJoin('product_sizes', (join) =>
      join.onRef('product_sizes.product_id', '=', 'products.product_id').on('size_id', '=', size_id ?? ''),
    )
    .select(['brands.name as brand', 'products.name', 'product_options.name as option', 'product_sizes.name as size'])
    .where('products.product_id', '=', product_id)
    .executeTakeFirstOrThrow();

/** How long a wait is kept while its product stays sold out. */
const WAIT_RETENTION_DAYS = 365;

/** Deletes waits whose mail was written 90 days ago, when the mail is deleted as well, and open waits that are a year old. */
export const deleteOldWaits = (db: Db) =>
  db
    .deleteFrom('stock_waits')
    .where(({ or, eb, and }) =>
      or([
        eb('notified_at', '<', buildTimeAgo('90 days')),
        and([eb('notified_at', 'is', null), eb('created_at', '<', buildTimeAgo(`${WAIT_RETENTION_DAYS} days`))]),
      ]),
    )
    .execute();
