/** Messages to shoppers about their cart. */
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import { refusals } from './refusals.ts';

export const cart = {
  stockShort: refusals.stock_short,
  couponApplied: (code: string) => `Coupon "${code}" applied successfully!`,
  takenOut: (name: string) => `${name} is no longer available and was taken out of your cart.`,
  repriced: (name: string, { before_rwf, now_rwf }: { before_rwf: number; now_rwf: number }) =>
    `The price of ${name} changed from ${formatRwf(before_rwf)} to ${formatRwf(now_rwf)}.`,
  cartFull: (name: string) => `Your cart is full: there is no room for ${name}.`,
  atMost: (name: string, most: number) => `You can have at most ${most} of ${name}.`,
  notSold: (name: string) => `${name} is no longer available.`,
  chooseAgain: (name: string) => `${name} is no longer sold as you had it: please choose again.`,
};
