/** Messages of the account dashboard. */
import { formatRwf } from '@uruhu/contract/rules/prices/money';

export const orders = 'Orders';
export const allOrders = 'See all orders';
export const latestOrders = 'Latest orders';
export const ordersFailed = 'Your orders could not be counted.';

export const couponsTitle = 'Your coupons';
export const couponsFailed = 'Your coupons could not be loaded.';
export const noCoupons = 'No coupons just now. When there is one for you, it waits here.';
/** `until` is empty if the coupon does not expire. */
export const couponRules = (until: string, minimum_rwf: number) =>
  [until ? `Until ${until}` : 'Without an end', minimum_rwf > 0 && `from ${formatRwf(minimum_rwf)}`].filter(Boolean).join(', ');
export const couponHow = 'Enter the code in your cart.';
export const copyCoupon = (code: string) => `Copy the code ${code}`;
export const copied = 'Code copied.';
export const notCopied = 'The code is selected: copy it with your keyboard or by holding it.';

export const wishList = 'Wish List';
export const seeAll = (count: number) => `See all ${count}`;

export const question = 'A question about an order or your skin?';
export const questionText = 'Write to us. A person reads it and answers.';
export const inquiry = 'Make an Inquiry';
