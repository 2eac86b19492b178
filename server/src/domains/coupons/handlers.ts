import type { couponEndpoints } from '@uruhu/contract/endpoints/coupons';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { mapOutcome } from '../../http/replies.ts';
import { done } from '../../lib/outcome.ts';
import { findUsableCoupons } from './usable-coupons.ts';
import { validateCoupon } from './validate-coupon.ts';

export const createCouponHandlers = ({ db }: AppContext): Handlers<typeof couponEndpoints> => ({
  coupons: async ({ shopper }) => done(await findUsableCoupons(db, shopper.user_id)),
  validateCoupon: async ({ shopper, body, messages }) =>
    mapOutcome(await validateCoupon(db, shopper.user_id, body.coupon_code), (data) => ({
      status: 'success',
      message: messages.cart.couponApplied(data.coupon_code),
      data,
    })),
});
