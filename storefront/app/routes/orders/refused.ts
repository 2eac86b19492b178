import { type Due, isToPay, mayHavePaid } from './payment/standing.ts';

/** Staff could not find the money that the shopper said she had sent, and it is hers to do something about it: the order says why. */
export const isRefused = (order: Due): boolean => order.payment_review?.state === 'rejected' && (isToPay(order) || mayHavePaid(order));
