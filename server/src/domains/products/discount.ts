import { done, type Outcome, refuse } from '../../lib/outcome.ts';

/** `price_rwf` 0: no discount. Without dates it begins now and does not end. */
export type Discount = { price_rwf: number; starts_at: Date | null; ends_at: Date | null };

export type DiscountColumns = {
  discounted_price_rwf: number;
  planned_discount_rwf: number;
  discount_starts_at: Date | null;
  discount_ends_at: Date | null;
};

const NO_DISCOUNT: DiscountColumns = {
  discounted_price_rwf: 0,
  planned_discount_rwf: 0,
  discount_starts_at: null,
  discount_ends_at: null,
};

/** Reads the discount as staff set it, whether or not it has begun. */
export const readDiscount = (row: DiscountColumns): Discount => ({
  price_rwf: row.planned_discount_rwf || row.discounted_price_rwf,
  starts_at: row.discount_starts_at,
  ends_at: row.discount_ends_at,
});

/** The columns of a discount at this time. The job for planned changes begins and ends those with dates. */
export function toDiscountColumns(
  { price_rwf, starts_at, ends_at }: Discount,
  base_price_rwf: number,
  now: Date,
): Outcome<DiscountColumns> {
  if (price_rwf === 0) return done(NO_DISCOUNT);
  if (price_rwf >= base_price_rwf) return refuse('discount_not_below_price', { fields: ['discounted_price'] });
  if (!starts_at && !ends_at) return done({ ...NO_DISCOUNT, discounted_price_rwf: price_rwf });
  if (starts_at && ends_at && starts_at >= ends_at) return refuse('discount_dates_reversed', { fields: ['discount_ends_at'] });
  const isRunning = (!starts_at || starts_at <= now) && (!ends_at || ends_at > now);
  return done({
    discounted_price_rwf: isRunning ? price_rwf : 0,
    planned_discount_rwf: price_rwf,
    discount_starts_at: starts_at,
    discount_ends_at: ends_at,
  });
}
