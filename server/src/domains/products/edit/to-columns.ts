/** Converts the fields that staff send into the columns of a product. */
import type { ProductInput } from '@uruhu/contract/staff/products/products';
import { cleanHtml } from '../../../html/clean-html.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { toPictureColumns, toProductPictures } from '../../files/files.ts';
import { readDiscount, toDiscountColumns } from '../discount.ts';
import { isLive } from '../publishing.ts';
import type { EditedProductRow } from './queries.ts';

/** Fields that are stored without conversion. */
const UNCONVERTED_FIELDS = [
  'name',
  'brand_id',
  'category_id',
  'image',
  'other_images',
  'description_images',
  'tags',
  'features',
  'skin_concern',
  'skin_type',
  'fomulation',
  'keywords',
  'ingredients',
  'free_from',
  'related_product_ids',
  'low_stock_at',
] as const;

/** Leaves out the fields that were not sent. */
const pickSentFields = <Value extends object, Key extends keyof Value>(value: Value, keys: readonly Key[]): Partial<Pick<Value, Key>> =>
  Object.fromEntries(keys.filter((key) => value[key] !== undefined).map((key) => [key, value[key]])) as Partial<Pick<Value, Key>>;

type PictureRow = Pick<EditedProductRow, 'image' | 'other_images' | 'description_images' | 'picture_alts'>;

/** The columns of both lists of pictures, whose alternative texts are stored together. */
function toPictureChanges({ pictures, description_pictures }: ProductInput, currentRow: PictureRow) {
  if (!pictures && !description_pictures) return {};
  const currentPictures = toProductPictures(currentRow);
  const { picture_alts, ...columns } = toPictureColumns({
    pictures: pictures ?? currentPictures.pictures,
    description_pictures: description_pictures ?? currentPictures.description_pictures,
  });
  return { ...columns, picture_alts: JSON.stringify(picture_alts) };
}

type TextAndWeightColumns = { description?: string; product_info?: string; specific_info?: string; weight_g?: number };

function toTextAndWeightColumns({ description, product_info, specific_info, weight }: ProductInput): TextAndWeightColumns {
  const columns: TextAndWeightColumns = {};
  if (description !== undefined) columns.description = cleanHtml(description);
  if (product_info !== undefined) {
    columns.product_info = JSON.stringify(product_info.map(({ label, value }) => ({ label, value: cleanHtml(value) })));
  }
  if (specific_info !== undefined) columns.specific_info = JSON.stringify(specific_info);
  if (weight !== undefined) columns.weight_g = weight;
  return columns;
}

function readTime(text: string | null | undefined, currentTime: Date | null): Date | null {
  if (text === undefined) return currentTime;
  return text === null ? null : new Date(text);
}

type PriceRow = Pick<
  EditedProductRow,
  'base_price_rwf' | 'discounted_price_rwf' | 'planned_discount_rwf' | 'discount_starts_at' | 'discount_ends_at'
>;

function toPriceColumns(input: ProductInput, currentRow: PriceRow, now: Date) {
  const { base_price, discounted_price, discount_starts_at, discount_ends_at } = input;
  if ([base_price, discounted_price, discount_starts_at, discount_ends_at].every((field) => field === undefined)) return done({});
  const base_price_rwf = base_price ?? currentRow.base_price_rwf;
  const discount = readDiscount(currentRow);
  const columns = toDiscountColumns(
    {
      price_rwf: discounted_price ?? discount.price_rwf,
      starts_at: readTime(discount_starts_at, discount.starts_at),
      ends_at: readTime(discount_ends_at, discount.ends_at),
    },
    base_price_rwf,
    now,
  );
  return columns.ok ? done({ base_price_rwf, ...columns.value }) : columns;
}

type StatusRow = Pick<EditedProductRow, 'status' | 'publish_at'>;

function toStatusColumns(input: ProductInput, currentRow: StatusRow): Outcome<StatusRow> {
  const status = input.status ?? currentRow.status;
  if (status !== 'scheduled') return done({ status, publish_at: null });
  const publish_at = readTime(input.publish_at, currentRow.publish_at);
  return publish_at ? done({ status, publish_at }) : refuse('publish_time_needed', { fields: ['publish_at'] });
}

export type CurrentColumns = PriceRow & StatusRow & PictureRow;

export function toColumns(input: ProductInput, currentRow: CurrentColumns, now: Date) {
  const prices = toPriceColumns(input, currentRow, now);
  if (!prices.ok) return prices;
  const status = toStatusColumns(input, currentRow);
  if (!status.ok) return status;
  // Without this check, the database would refuse a live product without a price, before `completeSaving` checks the saved product.
  const base_price_rwf = input.base_price ?? currentRow.base_price_rwf;
  if (base_price_rwf === 0 && isLive(status.value.status)) return refuse('product_needs_price', { fields: ['base_price'] });
  return done({
    ...pickSentFields(input, UNCONVERTED_FIELDS),
    ...toPictureChanges(input, currentRow),
    ...toTextAndWeightColumns(input),
    ...prices.value,
    ...status.value,
  });
}
