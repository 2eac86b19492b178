import type { adminCouponEndpoints, couponBatchEndpoints } from '@uruhu/contract/endpoints/staff/coupons';
import type { AppContext } from '../../../context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { mapOutcome } from '../../../http/replies.ts';
import { done } from '../../../lib/outcome.ts';
import { logAction } from '../../audit/audit.ts';
import { createBatch, deleteBatch, findBatch, updateBatch } from './change-batch.ts';
import { createCoupon, deleteCoupon, findCoupon, updateCoupon } from './change-coupon.ts';
import { formatCodes } from './format-codes.ts';
import { presentAdminCoupon, presentBatch } from './present.ts';
import { selectBatchCodes, selectBatchPage, selectCouponPage } from './queries.ts';

const toReply = <Data>(data: Data) => ({ data });

export const createAdminCouponHandlers = ({ db }: AppContext): Handlers<typeof adminCouponEndpoints & typeof couponBatchEndpoints> => ({
  adminCoupons: async ({ query }) => {
    const { coupons, total } = await selectCouponPage(db, query);
    return done({ data: coupons.map(presentAdminCoupon), total });
  },
  adminCoupon: async ({ params }) => mapOutcome(await findCoupon(db, params.coupon_id), toReply),
  createCoupon: async ({ staff, body }) => mapOutcome(await createCoupon(db, staff, body), toReply),
  updateCoupon: async ({ staff, params, body }) => mapOutcome(await updateCoupon(db, staff, params.coupon_id, body), toReply),
  deleteCoupon: async ({ staff, params, query }) => mapOutcome(await deleteCoupon(db, staff, params.coupon_id, query.version), toReply),

  couponBatches: async ({ query }) => {
    const { batches, total } = await selectBatchPage(db, query);
    return done({ data: batches.map(presentBatch), total });
  },
  couponBatch: async ({ params }) => mapOutcome(await findBatch(db, params.coupon_batch_id), toReply),
  createCouponBatch: async ({ staff, body }) => mapOutcome(await createBatch(db, staff, body), toReply),
  updateCouponBatch: async ({ staff, params, body }) => mapOutcome(await updateBatch(db, staff, params.coupon_batch_id, body), toReply),
  deleteCouponBatch: async ({ staff, params, query }) =>
    mapOutcome(await deleteBatch(db, staff, params.coupon_batch_id, query.version), toReply),
  couponCodes: async ({ staff, params: { coupon_batch_id } }) => {
    const batch = await findBatch(db, coupon_batch_id);
    if (!batch.ok) return batch;
    await logAction(db, staff, { kind: 'coupon-batches', record_id: coupon_batch_id, details: { exported: true } });
    const csv = formatCodes(batch.value, await selectBatchCodes(db, coupon_batch_id));
    return done({ data: { file_name: `coupons-${batch.value.name.replace(/[^A-Za-z0-9-]+/g, '-')}.csv`, csv } });
  },
});
