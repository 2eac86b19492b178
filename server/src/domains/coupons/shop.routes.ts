import { appliedCoupon, couponValidate, ownCoupons } from '@uruhu/contract/coupon';
import { z } from 'zod';
import { personOf } from '../../http/access.ts';
import { answer } from '../../http/answer.ts';
import type { Routes } from '../../http/parts.ts';
import { usableCoupons } from './own-coupons.ts';
import { validateCoupon } from './validate-coupon.ts';

const tags = ['orders'];
const own = { access: 'person' } as const;

export const couponRoutes: Routes = (app, { db }) => {
  app.get(
    '/api/orders/coupons/mine',
    { config: own, schema: { tags, summary: 'Own coupons that can be used now, the one that ends first', response: { 200: ownCoupons } } },
    async (request) => ({ results: await usableCoupons(db, personOf(request).user_id) }),
  );
  app.post(
    '/api/orders/coupons/validate',
    {
      config: own,
      schema: {
        tags,
        summary: 'What a coupon takes off the cart now; it is asked again when the order is placed',
        body: couponValidate,
        response: { 200: z.object({ status: z.literal('success'), message: z.string(), data: appliedCoupon }) },
      },
    },
    async (request, reply) =>
      answer(reply, await validateCoupon(db, personOf(request).user_id, request.body.coupon_code), (data) => ({
        status: 'success' as const,
        message: `Coupon "${data.coupon_code}" applied successfully!`,
        data,
      })),
  );
};
