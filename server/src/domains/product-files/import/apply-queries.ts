/** SQL that writes the plan of all products at once, so that orders wait only briefly for the locks. */
import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import { PLANNED_COLUMNS } from './plan-product.ts';

/** An import takes longer than the time limit for queries of shoppers. */
export const disableStatementTimeout = (trx: Db) => sql`set local statement_timeout = 0`.execute(trx);

/**
 * Updates the statistics of the query planner after many new products. Without it, the planner would read whole tables, as if they were still
 * small, until autovacuum updates the statistics a minute later.
 */
export const updateStatistics = (db: Db) =>
  db.transaction().execute(async (trx) => {
    await disableStatementTimeout(trx);
    await sql`analyze products, product_options, product_sizes, stock`.execute(trx);
  });

/** Turns off the triggers that record each changed product in this transaction. `bumpCatalogueVersion` records all of them at its end. */
export const deferCatalogueVersion = (trx: Db) => sql`select set_config('shop.catalogue_noted_at_end', 'on', true)`.execute(trx);

/**
 * Locks the products in the order of their ids, like bulk changes. Returns how many of them have changed since the plan was made, or were
 * deleted: the deleted ones are the planned products that could not be locked.
 */
export async function lockAndCountStaleProducts(trx: Db, import_id: string): Promise<number> {
  const { rows } = await sql<{ changed: number }>`
    with locked as materialized (
      select products.version, planned.version as planned_version from products
      join product_import_rows planned on planned.product_id = products.product_id
      where planned.import_id = ${import_id} and planned.action = 'updated'
      order by products.product_id for no key update of products
    )
    select ((select count(*) from locked where version is distinct from planned_version)
      + (select count(*) from product_import_rows where import_id = ${import_id} and action = 'updated') - (select count(*) from locked))::int as changed`.execute(
    trx,
  );
  return rows[0]?.changed ?? 0;
}

// The queries below call a product with the planned values `filled`, and one with its values after the import `after`.
const COLUMNS = sql.join(PLANNED_COLUMNS.map((name) => sql.ref(name)));
const FILLED = sql.join(PLANNED_COLUMNS.map((name) => sql.ref(`filled.${name}`)));
const ASSIGNMENTS = sql.join(PLANNED_COLUMNS.map((name) => sql`${sql.ref(name)} = after.${sql.ref(name)}`));

/**
 * Also updates products of which only options or sizes change, as these are part of the product's version. A column that the plan does not
 * name keeps its value: `jsonb_populate_record` takes it from `before`.
 */
export const updatePlannedProducts = (trx: Db, import_id: string) =>
  sql`update products set ${ASSIGNMENTS} from (
      select before.product_id, ${FILLED} from product_import_rows planned
      join products before on before.product_id = planned.product_id
      cross join lateral jsonb_populate_record(before, coalesce(nullif(planned.plan -> 'columns', 'null'), '{}')) filled
      where planned.import_id = ${import_id} and planned.action = 'updated' and (jsonb_typeof(planned.plan -> 'columns') = 'object'
        or jsonb_array_length(planned.plan -> 'options') + jsonb_array_length(planned.plan -> 'sizes') > 0)
    ) after where products.product_id = after.product_id`.execute(trx);

export const insertPlannedProducts = (trx: Db, import_id: string) =>
  sql`insert into products (product_id, ${COLUMNS})
    select planned.product_id, ${FILLED} from product_import_rows planned
    cross join lateral jsonb_populate_record(null::products, planned.plan -> 'columns') filled
    where planned.import_id = ${import_id} and planned.action = 'created' order by planned.row_number`.execute(trx);

/** Inserts new options and updates existing ones, which keep their position. The last condition protects options of other products. */
export const savePlannedOptions = (trx: Db, import_id: string) =>
  sql`insert into product_options as existing (option_id, product_id, name, description, image, swatch, additional_price_rwf, position,
      archived_at)
    select part.option_id, planned.product_id, part.name, part.description, part.image, part.swatch, part.additional_price_rwf, part.position,
      part.archived_at
    from product_import_rows planned cross join lateral jsonb_to_recordset(planned.plan -> 'options') as part (option_id text, name text,
      description text, image text, swatch text, additional_price_rwf integer, position integer, archived_at timestamptz)
    where planned.import_id = ${import_id} and planned.plan is not null
    on conflict (option_id) do update set name = excluded.name, description = excluded.description, image = excluded.image,
      swatch = excluded.swatch, additional_price_rwf = excluded.additional_price_rwf, archived_at = excluded.archived_at
    where existing.product_id = excluded.product_id`.execute(trx);

/** Checks what the database would check at the end of the transaction, while no order waits for its stock yet. */
export const checkUnitPrices = (trx: Db) =>
  sql`set constraints products_lowest_unit_price, product_options_lowest_unit_price, product_sizes_lowest_unit_price immediate`.execute(
    trx,
  );

/** Inserts new sizes and updates existing ones, as savePlannedOptions does for options. */
export const savePlannedSizes = (trx: Db, import_id: string) =>
  sql`insert into product_sizes as existing (size_id, product_id, name, additional_price_rwf, position, archived_at)
    select part.size_id, planned.product_id, part.name, part.additional_price_rwf, part.position, part.archived_at
    from product_import_rows planned cross join lateral jsonb_to_recordset(planned.plan -> 'sizes') as part (size_id text, name text,
      additional_price_rwf integer, position integer, archived_at timestamptz)
    where planned.import_id = ${import_id} and planned.plan is not null
    on conflict (size_id) do update set name = excluded.name, additional_price_rwf = excluded.additional_price_rwf,
      archived_at = excluded.archived_at
    where existing.product_id = excluded.product_id`.execute(trx);

const buildPlannedStock = (import_id: string) => sql`
  select planned.product_id, part.option_id, part.size_id, part.pieces, part.seen
  from product_import_rows planned cross join lateral jsonb_to_recordset(planned.plan -> 'stock') as part (option_id text, size_id text,
    pieces integer, seen integer)
  where planned.import_id = ${import_id} and planned.plan is not null`;
/** Joins `wanted`, the planned stock, to the current stock. */
const IS_SAME_STOCK_ITEM = sql`stock.product_id = wanted.product_id and stock.option_id is not distinct from wanted.option_id
  and stock.size_id is not distinct from wanted.size_id`;

/**
 * Locks the stock rows by their ids, in the sequence in which the placing of an order locks them.
 * @returns the number of products and choices whose stock has changed since the plan was made, or would be less than open orders hold. Stock
 * that was deleted since also counts as changed. The pieces on hand count as null if the product or choice is made to order.
 */
export async function lockAndCountStaleStock(trx: Db, import_id: string): Promise<number> {
  const { rows } = await sql<{ changed: number }>`
    with wanted as materialized (${buildPlannedStock(import_id)}),
    locked as materialized (
      select stock.product_id, stock.option_id, stock.size_id, stock.on_hand, stock.reserved, stock.is_counted, wanted.pieces, wanted.seen
      from stock join wanted on ${IS_SAME_STOCK_ITEM} order by stock.stock_id for update of stock
    )
    select ((select count(*) from locked where pieces < reserved or seen is distinct from case when is_counted then on_hand end)
      + (select count(*) from wanted where seen is not null and not exists (select from stock where ${IS_SAME_STOCK_ITEM})))::int as changed`.execute(
    trx,
  );
  return rows[0]?.changed ?? 0;
}

export const writePlannedStock = async (trx: Db, import_id: string): Promise<void> => {
  await sql`with wanted as materialized (${buildPlannedStock(import_id)})
    update stock set on_hand = coalesce(wanted.pieces, stock.on_hand), is_counted = wanted.pieces is not null
    from wanted where ${IS_SAME_STOCK_ITEM}`.execute(trx);
  await sql`with wanted as materialized (${buildPlannedStock(import_id)})
    insert into stock (product_id, option_id, size_id, on_hand)
    select product_id, option_id, size_id, pieces from wanted
    where pieces is not null and not exists (select from stock where ${IS_SAME_STOCK_ITEM})`.execute(trx);
};

/** Creates one new version of the catalogue for all written products. Orders wait for the lock of its row, so this statement is the last one. */
export const bumpCatalogueVersion = (trx: Db, import_id: string) =>
  sql`with latest as materialized (select next_catalogue_version() as version)
    insert into catalogue_changes select latest.version, planned.product_id from latest, product_import_rows planned
    where planned.import_id = ${import_id} and planned.action in ('created', 'updated')`.execute(trx);
