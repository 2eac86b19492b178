import type { CouponBatch } from '@uruhu/contract/staff/coupons';
import { formatCsv } from '../../../lib/format-csv.ts';
import { MESSAGES } from '../../../messages/messages.ts';

/** The day and time in Kigali, in the form that spreadsheets read as a time. */
function formatKigali(time: string | null): string {
  if (time === null) return '';
  const shifted = new Date(Date.parse(time) + 2 * 3_600_000);
  return shifted.toISOString().slice(0, 16).replace('T', ' ');
}

/** The codes as a table, for a printer or a mailing. */
export const formatCodes = (batch: CouponBatch, codes: readonly { coupon_code: string; redeemed: number }[]): string => {
  const { discount, coupon_type, minimum_spend, starts_at, ends_at, name } = batch;
  const unit = coupon_type === 'percentage' ? '%' : 'RWF';
  const header = MESSAGES.files.couponCodes;
  return formatCsv([
    [header.code, header.discount, header.unit, header.minimum, header.starts, header.ends, header.uses, header.batch],
    ...codes.map(({ coupon_code, redeemed }) => [
      ...[coupon_code, discount, unit, minimum_spend, formatKigali(starts_at), formatKigali(ends_at), redeemed, name],
    ]),
  ]);
};
