/** Converts the fields that staff send, or that a file or a bulk change sets, into columns of a product. */
import { findField, getFieldColumns, PRODUCT_FIELD_KEYS, type ProductField } from '@uruhu/contract/staff/products/fields';
import type { ProductInput } from '@uruhu/contract/staff/products/products';
import { cleanHtml } from '../../../html/clean-html.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { toPictureColumns, toProductPictures } from '../../files/files.ts';
import { readDiscount, toDiscountColumns } from '../discount.ts';
import type { ProductRow } from '../read/queries.ts';
import type { PatchedColumns } from './patch.ts';

// ── groups of fields that change together ──

type PictureRow = Pick<ProductRow, 'image' | 'other_images' | 'description_images' | 'picture_alts'>;
const PICTURE_COLUMNS = ['image', 'other_images', 'description_images'] as const;

/** The columns of both lists of pictures, whose alternative texts are stored together. */
function toPictureChanges(input: ProductInput, currentRow: PictureRow): PatchedColumns {
  const sentColumns = Object.fromEntries(
    PICTURE_COLUMNS.filter((column) => input[column] !== undefined).map((column) => [column, input[column]]),
  );
  const { pictures, description_pictures } = input;
  if (!pictures && !description_pictures) return sentColumns;
  const currentPictures = toProductPictures(currentRow);
  return {
    ...sentColumns,
    ...toPictureColumns({
      pictures: pictures ?? currentPictures.pictures,
      description_pictures: description_pictures ?? currentPictures.description_pictures,
    }),
  };
}

function readTime(text: string | null | undefined, currentTime: Date | null): Date | null {
  if (text === undefined) return currentTime;
  return text === null ? null : new Date(text);
}

type PriceRow = Pick<
  ProductRow,
  'base_price_rwf' | 'discounted_price_rwf' | 'planned_discount_rwf' | 'discount_starts_at' | 'discount_ends_at'
>;

/** The columns of the price and of the discount, which must stay below the price. */
function toPriceChanges(input: ProductInput, currentRow: PriceRow, now: Date): Outcome<PatchedColumns> {
  const { base_price, discounted_price, discount_starts_at, discount_ends_at } = input;
  const hasDiscount = [discounted_price, discount_starts_at, discount_ends_at].some((field) => field !== undefined);
  if (base_price === undefined && !hasDiscount) return done({});
  const discount = readDiscount(currentRow);
  const columns = toDiscountColumns(
    {
      price_rwf: discounted_price ?? discount.price_rwf,
      starts_at: readTime(discount_starts_at, discount.starts_at),
      ends_at: readTime(discount_ends_at, discount.ends_at),
    },
    base_price ?? currentRow.base_price_rwf,
    now,
  );
  if (!columns.ok) return columns;
  return done({ ...(base_price === undefined ? {} : { base_price_rwf: base_price }), ...(hasDiscount ? columns.value : {}) });
}

type StatusRow = Pick<ProductRow, 'status' | 'publish_at'>;

/** The columns of the status and of the time at which a scheduled product is published. */
function toStatusChanges(input: ProductInput, currentRow: StatusRow): Outcome<PatchedColumns> {
  if (input.status === undefined && input.publish_at === undefined) return done({});
  const status = input.status ?? currentRow.status;
  if (status !== 'scheduled') return done({ status, publish_at: null });
  const publish_at = readTime(input.publish_at, currentRow.publish_at);
  return publish_at ? done({ status, publish_at }) : refuse('publish_time_needed', { fields: ['publish_at'] });
}

// ── fields that change alone ──

const GROUPED_FIELDS: readonly ProductField[] = [
  'status',
  'publish_at',
  'base_price',
  'discounted_price',
  'discount_starts_at',
  'discount_ends_at',
  'pictures',
  'description_pictures',
  'stock',
  'reviewed',
];
const SINGLE_FIELDS = PRODUCT_FIELD_KEYS.filter((key) => !GROUPED_FIELDS.includes(key));

type LabelledText = { label: string; value: string };

function convertValue(key: ProductField, value: unknown): unknown {
  const field = findField(key);
  if (field.kind === 'html') return cleanHtml(String(value));
  if (field.kind !== 'labelled texts' || !field.hasHtml) return value;
  return (value as LabelledText[]).map((text) => ({ label: text.label, value: cleanHtml(text.value) }));
}

const toSingleColumns = (input: ProductInput): PatchedColumns =>
  Object.fromEntries(
    SINGLE_FIELDS.filter((key) => input[key] !== undefined).map((key) => [
      Object.keys(getFieldColumns(key))[0],
      convertValue(key, input[key]),
    ]),
  );

export type CurrentColumns = PriceRow & StatusRow & PictureRow;

/** The columns of the fields that were sent, with those of their groups. */
export function toColumns(input: ProductInput, currentRow: CurrentColumns, now: Date): Outcome<PatchedColumns> {
  const prices = toPriceChanges(input, currentRow, now);
  if (!prices.ok) return prices;
  const status = toStatusChanges(input, currentRow);
  if (!status.ok) return status;
  return done({ ...toSingleColumns(input), ...toPictureChanges(input, currentRow), ...prices.value, ...status.value });
}
