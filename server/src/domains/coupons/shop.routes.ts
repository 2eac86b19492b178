import { ownCoupons } from '@uruhu/contract/coupon';
import { personOf } from '../../http/access.ts';
import type { Routes } from '../../http/parts.ts';
import { presentCoupon } from './present.ts';
import { selectUsableCouponsOf } from './queries.ts';

export const couponRoutes: Routes = (app, { db }) => {
  app.get(
    '/api/orders/coupons/mine',
    {
      config: { access: 'person' },
      schema: { tags: ['orders'], summary: 'Own coupons that can be used now, the one that ends first', response: { 200: ownCoupons } },
    },
    async (request) => ({ results: (await selectUsableCouponsOf(db, personOf(request).user_id)).map(presentCoupon) }),
  );
};
