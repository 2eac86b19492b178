/** The SQL that writes products, for any number of them at once, so that orders wait only briefly for the locks. */
import { NEW_PRODUCT_COLUMNS, PRODUCT_COLUMNS } from '@uruhu/contract/staff/products/fields';
import type { StockReason } from '@uruhu/contract/staff/products/terms';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import type { ProductPatch } from './patch.ts';

type Rows = RawBuilder<unknown>;
/**
 * What is to be written, as queries. A query that is null has no rows. `products`: `product_id`; `version`, which the product must still have,
 * null for a new product; `columns` as JSON, null if only the stock changes. The others have the id of the product and the fields of
 * `ProductPatch`. `removed`: the ids of options and sizes to delete.
 */
export type PatchSource = { products: Rows; options: Rows | null; sizes: Rows | null; removed: Rows | null; stock: Rows | null };

// ── sources ──

const OPTION_COLUMNS = sql`option_id text, name text, description text, image text, swatch text, additional_price_rwf integer,
  position integer, archived_at timestamptz`;
const SIZE_COLUMNS = sql`size_id text, name text, additional_price_rwf integer, position integer, archived_at timestamptz`;
const STOCK_COLUMNS = sql`option_id text, size_id text, pieces integer, seen integer`;

function toRows(rows: readonly object[], columns: Rows): Rows | null {
  return rows.length === 0
    ? null
    : sql`select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as patch (product_id text, ${columns})`;
}

/** Patches that are in memory. */
export function toSource(patches: readonly ProductPatch[]): PatchSource {
  const products = patches.map(({ product_id, version, columns }) => ({ product_id, version, columns }));
  const listParts = <Part extends object>(list: (patch: ProductPatch) => readonly Part[]) =>
    patches.flatMap((patch) => list(patch).map((part) => ({ ...part, product_id: patch.product_id })));
  return {
    products: sql`select * from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as patch (product_id text, version integer, columns jsonb)`,
    options: toRows(
      listParts(({ options = [] }) => options),
      OPTION_COLUMNS,
    ),
    sizes: toRows(
      listParts(({ sizes = [] }) => sizes),
      SIZE_COLUMNS,
    ),
    removed: toRows(
      listParts(({ removed_ids = [] }) => removed_ids.map((part_id) => ({ part_id }))),
      sql`part_id text`,
    ),
    stock: toRows(
      listParts(({ stock = [] }) => stock),
      STOCK_COLUMNS,
    ),
  };
}

/** The plan of an import. */
export function toImportSource(import_id: string): PatchSource {
  const planned = sql`from product_import_rows planned where import_id = ${import_id} and action in ('created', 'updated')`;
  const selectParts = (list: 'options' | 'sizes' | 'stock', columns: Rows) => sql`select planned.product_id, part.*
    from (select product_id, plan ${planned}) planned cross join lateral jsonb_to_recordset(planned.plan -> ${sql.lit(list)}) as part (${columns})`;
  return {
    products: sql`select product_id, version, nullif(plan -> 'columns', 'null') as columns ${planned}`,
    options: selectParts('options', OPTION_COLUMNS),
    sizes: selectParts('sizes', SIZE_COLUMNS),
    removed: null,
    stock: selectParts('stock', STOCK_COLUMNS),
  };
}

// ── steps ──

/** Turns off the triggers that record each changed product in this transaction. `bumpCatalogueVersion` records all of them. */
export const deferCatalogueVersion = (trx: Db) => sql`select set_config('shop.catalogue_noted_at_end', 'on', true)`.execute(trx);

const readCount = async (trx: Db, query: RawBuilder<{ count: number }>): Promise<number> => (await query.execute(trx)).rows[0]?.count ?? 0;

/**
 * Locks the existing products in the order of their ids. Returns how many of them have another version than the patch, or were deleted: the
 * deleted ones are those that could not be locked.
 */
export const lockAndCountStaleProducts = (trx: Db, { products }: PatchSource): Promise<number> =>
  readCount(
    trx,
    sql`with patches as materialized (select product_id, version from (${products}) patch where version is not null),
    locked as materialized (
      select products.version, patches.version as seen from products join patches using (product_id)
      order by products.product_id for no key update of products
    )
    select ((select count(*) from patches) - (select count(*) from locked where version = seen))::int as count`,
  );

// The queries below call a product with the values of its patch `filled`, and one with its values after the change `after`.
const COLUMNS = sql.join(PRODUCT_COLUMNS.map((name) => sql.ref(name)));
const FILLED = sql.join(PRODUCT_COLUMNS.map((name) => sql.ref(`filled.${name}`)));
const ASSIGNMENTS = sql.join(PRODUCT_COLUMNS.map((name) => sql`${sql.ref(name)} = after.${sql.ref(name)}`));
const FIRST_VALUES = sql.lit(JSON.stringify(NEW_PRODUCT_COLUMNS));

/** Inserts the new products. Returns how many ids other products have already. */
export const insertAndCountTakenIds = (trx: Db, { products }: PatchSource): Promise<number> =>
  readCount(
    trx,
    sql`with inserted as (
      insert into products (product_id, created_at, ${COLUMNS})
      select patch.product_id, coalesce(filled.created_at, now()), ${FILLED} from (${products}) patch
      cross join lateral jsonb_populate_record(null::products, ${FIRST_VALUES}::jsonb || patch.columns) filled
      where patch.version is null order by patch.product_id on conflict (product_id) do nothing returning 1
    )
    select ((select count(*) from (${products}) patch where version is null) - (select count(*) from inserted))::int as count`,
  );

/**
 * Sets the columns of the patches. Also raises the version of products of which only options or sizes change, as these are part of it. A
 * column that a patch does not name keeps its value: `jsonb_populate_record` takes it from `before`.
 */
export const updateProducts = (trx: Db, { products }: PatchSource) =>
  sql`update products set ${ASSIGNMENTS} from (
      select before.product_id, ${FILLED} from (${products}) patch join products before using (product_id)
      cross join lateral jsonb_populate_record(before, patch.columns) filled
      where patch.version is not null and patch.columns is not null
    ) after where products.product_id = after.product_id`.execute(trx);

/** Inserts new options and updates existing ones. The last condition protects options of other products. */
export const saveOptions = (trx: Db, options: Rows) =>
  sql`insert into product_options as existing (option_id, product_id, name, description, image, swatch, additional_price_rwf, position,
      archived_at)
    select option_id, product_id, name, description, image, swatch, additional_price_rwf, position, archived_at from (${options}) part
    on conflict (option_id) do update set name = excluded.name, description = excluded.description, image = excluded.image,
      swatch = excluded.swatch, additional_price_rwf = excluded.additional_price_rwf, position = excluded.position,
      archived_at = excluded.archived_at
    where existing.product_id = excluded.product_id`.execute(trx);

/** Inserts new sizes and updates existing ones, as saveOptions does for options. */
export const saveSizes = (trx: Db, sizes: Rows) =>
  sql`insert into product_sizes as existing (size_id, product_id, name, additional_price_rwf, position, archived_at)
    select size_id, product_id, name, additional_price_rwf, position, archived_at from (${sizes}) part
    on conflict (size_id) do update set name = excluded.name, additional_price_rwf = excluded.additional_price_rwf,
      position = excluded.position, archived_at = excluded.archived_at
    where existing.product_id = excluded.product_id`.execute(trx);

export const deleteParts = async (trx: Db, removed: Rows): Promise<void> => {
  await sql`delete from product_options using (${removed}) part where option_id = part_id and product_options.product_id = part.product_id`.execute(
    trx,
  );
  await sql`delete from product_sizes using (${removed}) part where size_id = part_id and product_sizes.product_id = part.product_id`.execute(
    trx,
  );
};

const UNIT_PRICE_CONSTRAINTS = sql`products_lowest_unit_price, product_options_lowest_unit_price, product_sizes_lowest_unit_price`;
const STOCK_CONSTRAINT = sql`stock_availability_changed`;

/** Checks what the database would check at the end of the transaction, while no order waits for its stock yet. */
export const checkUnitPrices = (trx: Db) => sql`set constraints ${UNIT_PRICE_CONSTRAINTS} immediate`.execute(trx);

/** Joins `wanted`, the stock of the patches, to the current stock. */
const IS_SAME_STOCK_ITEM = sql`stock.product_id = wanted.product_id and stock.option_id is not distinct from wanted.option_id
  and stock.size_id is not distinct from wanted.size_id`;

/**
 * Locks the stock rows by their ids, in the sequence in which the placing of an order locks them.
 * @returns the number of products and choices whose stock is not `seen` any more, or would be less than open orders hold. Stock that was
 * deleted since also counts as changed. The pieces on hand count as null if the product or choice is made to order.
 */
export const lockAndCountStaleStock = (trx: Db, stock: Rows): Promise<number> =>
  readCount(
    trx,
    sql`with wanted as materialized (${stock}),
    locked as materialized (
      select stock.product_id, stock.option_id, stock.size_id, stock.on_hand, stock.reserved, stock.is_counted, wanted.pieces, wanted.seen
      from stock join wanted on ${IS_SAME_STOCK_ITEM} order by stock.stock_id for update of stock
    )
    select ((select count(*) from locked where pieces < reserved or seen is distinct from case when is_counted then on_hand end)
      + (select count(*) from wanted where seen is not null and not exists (select from stock where ${IS_SAME_STOCK_ITEM})))::int as count`,
  );

/** Sets the reason and the note that the database logs with the stock changes of this transaction. */
export const setStockReason = (trx: Db, reason: StockReason, note: string) =>
  sql`select set_config('shop.stock_reason', ${reason}, true), set_config('shop.stock_note', ${note}, true)`.execute(trx);

export const writeStock = async (trx: Db, stock: Rows): Promise<void> => {
  await sql`with wanted as materialized (${stock})
    update stock set on_hand = coalesce(wanted.pieces, stock.on_hand), is_counted = wanted.pieces is not null
    from wanted where ${IS_SAME_STOCK_ITEM}`.execute(trx);
  await sql`with wanted as materialized (${stock})
    insert into stock (product_id, option_id, size_id, on_hand)
    select product_id, option_id, size_id, pieces from wanted
    where pieces is not null and not exists (select from stock where ${IS_SAME_STOCK_ITEM})`.execute(trx);
};

/**
 * Creates one new version of the catalogue for all written products. Orders wait for the lock of its row, so this statement is the last one.
 * The trigger that would record stock at the end of the transaction runs before, while it records nothing.
 */
export const bumpCatalogueVersion = async (trx: Db, { products }: PatchSource): Promise<void> => {
  await sql`set constraints ${STOCK_CONSTRAINT} immediate`.execute(trx);
  await sql`with latest as materialized (select next_catalogue_version() as version)
    insert into catalogue_changes select latest.version, patch.product_id from latest, (${products}) patch`.execute(trx);
  await sql`select set_config('shop.catalogue_noted_at_end', '', true)`.execute(trx);
  await sql`set constraints ${UNIT_PRICE_CONSTRAINTS}, ${STOCK_CONSTRAINT} deferred`.execute(trx);
};
