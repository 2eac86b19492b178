/**
 * Sentences that say why a payment or an order changed its state, by code. Customers read the reasons of payments, staff read all of them. The
 * database stores the codes.
 */
import { payment_not_started } from '@uruhu/contract/messages/en/refusals';
import { rejections } from '@uruhu/contract/messages/en/rejections';

const shop = {
  corrected: 'corrected by the shopper',
  superseded: 'superseded',
  order_cancelled: 'the order was cancelled',
  not_paid_in_time: 'not paid in time',
  not_begun_in_time: 'It was not begun in time.',
};

const OTHER_WAYS = 'Please pay by mobile money or contact us.';

/** A new provider uses these, or adds its own. */
const providers = {
  not_started: payment_not_started,
  never_began: 'The payment did not begin.',
  not_made: 'The payment was not made.',
  declined: 'The payment was declined.',
  stopped: 'The payment was stopped before it was finished.',
  amount_over_card_limit: `This amount is more than we can take by card. ${OTHER_WAYS}`,
  cards_unavailable: `We cannot take cards at the moment. ${OTHER_WAYS}`,
  currency_refused: `We cannot take cards in this currency at the moment. ${OTHER_WAYS}`,
  maybe_no_money: 'The payment could not be made. Please check that there is enough money in the account.',
  no_money: 'There was not enough money in the mobile money account.',
  not_approved_in_time: 'The payment was not approved in time.',
  no_account: 'This number has no mobile money account that can pay.',
  declined_on_phone: 'The payment was declined on the phone.',
  account_limit: 'The limit of the mobile money account was reached.',
  other_payment_pending: 'Another payment of this account is under way. Please try again in a few minutes.',
  mobile_money_busy: 'Mobile money is not available at the moment. Please try again in a few minutes.',
  /** Used for faults of the shop, which the customer cannot repair. */
  prompts_unavailable: 'Mobile money by prompt does not work at the moment. Please dial the code instead.',
};

export const reasons = { ...shop, ...rejections, ...providers };
