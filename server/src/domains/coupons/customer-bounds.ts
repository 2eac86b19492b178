type CouponBounds = { user_id: string | null; person_limit: number | null; new_members_only: boolean };

/**
 * Whether the coupon is limited per customer or belongs to one. Such a coupon needs a verified e-mail address, which identifies the
 * customer.
 */
export const isLimitedPerCustomer = ({ user_id, person_limit, new_members_only }: CouponBounds): boolean =>
  user_id !== null || person_limit !== null || new_members_only;

/** Whether this customer may use the coupon: it belongs to no customer, or to her. */
export const isUsableBy = ({ user_id: owner_id }: Pick<CouponBounds, 'user_id'>, customer_id: string): boolean =>
  owner_id === null || owner_id === customer_id;
