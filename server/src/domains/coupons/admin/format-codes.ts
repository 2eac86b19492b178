import { formatKigaliTime } from '@uruhu/contract/rules/kigali-time';
import type { CouponBatch } from '@uruhu/contract/staff/coupons';
import { formatCsv } from '../../../lib/format-csv.ts';
import { STAFF_MESSAGES } from '../../../messages/messages.ts';

const formatTime = (time: string | null): string => (time === null ? '' : formatKigaliTime(new Date(time)));

/** The codes as a CSV file, for a printer or a mailing. */
export const formatCodes = (batch: CouponBatch, codes: readonly { coupon_code: string; redeemed: number }[]): string => {
  const { discount, coupon_type, minimum_spend, starts_at, ends_at, name } = batch;
  const unit = coupon_type === 'percentage' ? '%' : 'RWF';
  const header = STAFF_MESSAGES.files.couponCodes;
  return formatCsv([
    [header.code, header.discount, header.unit, header.minimum, header.starts, header.ends, header.uses, header.batch],
    ...codes.map(({ coupon_code, redeemed }) => [
      coupon_code,
      discount,
      unit,
      minimum_spend,
      formatTime(starts_at),
      formatTime(ends_at),
      redeemed,
      name,
    ]),
  ]);
};
