import type { CouponBatch } from '@uruhu/contract/staff/coupons';
import { formatCsv } from '../../../lib/format-csv.ts';
import { MESSAGES } from '../../../messages/messages.ts';

/** Kigali is two hours ahead of UTC all year. */
const KIGALI_OFFSET_MS = 2 * 3_600_000;

/** Day and time in Kigali, in a form that spreadsheets recognise: '2026-11-25 14:30'. */
function formatKigaliTime(time: string | null): string {
  if (time === null) return '';
  const kigaliTime = new Date(Date.parse(time) + KIGALI_OFFSET_MS);
  return kigaliTime.toISOString().slice(0, 16).replace('T', ' ');
}

/** The codes as a CSV file, for a printer or a mailing. */
export const formatCodes = (batch: CouponBatch, codes: readonly { coupon_code: string; redeemed: number }[]): string => {
  const { discount, coupon_type, minimum_spend, starts_at, ends_at, name } = batch;
  const unit = coupon_type === 'percentage' ? '%' : 'RWF';
  const header = MESSAGES.files.couponCodes;
  return formatCsv([
    [header.code, header.discount, header.unit, header.minimum, header.starts, header.ends, header.uses, header.batch],
    ...codes.map(({ coupon_code, redeemed }) => [
      coupon_code,
      discount,
      unit,
      minimum_spend,
      formatKigaliTime(starts_at),
      formatKigaliTime(ends_at),
      redeemed,
      name,
    ]),
  ]);
};
