import type { CustomerCoupon } from '@uruhu/contract/coupon';
import type { Db } from '../../database/db.ts';
import { presentCoupon } from './present.ts';
import { selectContact, selectCouponsByUser } from './queries.ts';

/** All coupons that the customer owns, including unusable ones. */
export async function listOwnedCoupons(db: Db, user_id: string): Promise<CustomerCoupon[]> {
  const customer = await selectContact(db, user_id);
  return (await selectCouponsByUser(db, user_id)).map((coupon) => presentCoupon(coupon, customer?.email_verified_at instanceof Date));
}
