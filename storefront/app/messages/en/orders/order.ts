/** Messages of one order: its coupon and payments, and the actions on it. */
import type { PaymentMethod } from '@uruhu/contract/payment';

export const couponTitle = 'Coupon';
export const couponSaved = (amount: string) => `It saved you ${amount}.`;
/** For the coupon of a cancelled order. */
export const couponReturned = 'It came back to you, to use while it is valid.';
export const couponWith = (code: string, off: string) => `Coupon ${code}, ${off}`;

export const paymentsTitle = 'Payments';
export const methodName: Record<PaymentMethod, string> = { mobile_money: 'Mobile Money', card: 'Card', prompt: 'Mobile Money prompt' };
export const reference = (code: string) => `Reference ${code}`;
export const paidOn = (when: string) => `Paid ${when}`;
export const refundedOn = (when: string) => `Sent back to you ${when}`;

export const moneyComesBack = 'Your money comes back to you';
export const moneySentBack = 'Your money was sent back to you';
export const weSendBack = (amount: string) => `This order is cancelled. We send your ${amount} back to you the way you paid.`;
export const weSentBack = (amount: string, when: string) => `We sent ${amount} back to you the way you paid, on ${when}.`;
export const comesBack = 'We send this back to you the way you paid.';

export const buyAgain = 'Buy again';
export const buyingAgain = 'Adding to your cart...';
export const invoice = 'Order invoice';
export const invoiceCrumb = 'Invoice';

export const cancel = 'Cancel order';
export const cancelTitle = 'Cancel this order?';
export const cancelUnpaid = 'Nothing is sent and nothing is to be paid.';
export const cancelPaidAlready =
  'Have you paid for it already? Your money is not lost: tell us on the page of this order, and we look for it and send it back.';
export const cancelFree = 'Nothing is sent.';
export const cancelChecked = 'We are still checking your payment. If the money is there, we send it back to you. Nothing else is sent.';
export const cancelPaid = (amount: string) => `Nothing is sent, and we send your ${amount} back to you the way you paid.`;
export const cancelFreesCoupon = (code: string) => `Your coupon ${code} comes back to you, to use while it is valid.`;
/** Title above the reason that staff gave for the cancellation. */
export const cancelReasonTitle = 'Why we cancelled this order';
export const notUndone = 'This cannot be undone.';
export const cancelling = 'Cancelling...';
export const keep = 'Keep the order';
