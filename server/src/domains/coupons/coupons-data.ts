import type { OwnCoupon } from '@uruhu/contract/coupon';
import type { Db } from '../../http/parts.ts';
import { presentCoupon } from './present.ts';
import { selectCouponsOf } from './queries.ts';

/** The person's own, also those that cannot be used now. */
export const couponsData = async (db: Db, user_id: string): Promise<OwnCoupon[]> => (await selectCouponsOf(db, user_id)).map(presentCoupon);
