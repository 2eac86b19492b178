/** Messages of the page that the card provider sends the shopper back to. */

export { payment_parameters_missing as missing } from '@uruhu/contract/messages/en/refusals';

export const pageTitle = 'Payment';
export const about = 'How your payment stands.';
export const verifying = 'Verifying your payment…';
export const verifyingText = 'We ask the payment provider. This takes a moment.';
export const needsScripts =
  'This page asks how your payment stands with a script, and scripts are off in your browser. Your payment is safe: your orders show it.';
export const paid = 'Payment Successful!';
export const paidText = 'Murakoze. We have your money and begin to pack your order.';
export const pending = 'We are checking your payment';
export const pendingText = 'If you closed the page, you have not paid: pay now. If you have paid, wait here: this page shows it by itself.';
export const pendingLong =
  'We have not heard of a payment. If you closed the page, you have not paid: pay now. If you have paid, nothing is lost: the order shows it as soon as we know.';
export const payNow = 'Pay Now';
export const checkAgain = 'Check again';
export const failed = 'Payment Failed';
export const failedText = 'No money was taken. Your order is kept: you can pay it, by card or mobile money, from its page.';
export const refunded = 'Payment refunded';
export const refundedText = 'The money of this payment was sent back to you.';
export const notVerified = 'Payment Verification Failed';
export const notVerifiedText = 'If you have paid, nothing is lost: your orders show it as soon as we know.';
export const viewOrder = 'View Order Details';
export const continueShopping = 'Continue Shopping';
export const tryAgain = 'Try Payment Again';
export const verifyAgain = 'Try again';
export const orders = 'My Orders';
export const stillUnpaid = 'Your order is kept and waits to be paid.';
