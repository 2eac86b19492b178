/** What staff are told, in words. */

import type { PROGRESS_STAGES } from '@uruhu/contract/order';
import { formatRwf } from '@uruhu/contract/rules/money';

export const STAFF_SAID = {
  moved: 'Somebody has moved this order meanwhile. Please look at it as it is now.',
  notPossible: 'This step is not possible any more. Please look at the order as it is now.',
  notPaid: 'This order is not paid yet.',
  nothingToConfirm: 'This payment does not wait to be confirmed. Please look at the order as it is now.',
  nothingToReject: 'This payment does not wait to be looked at. Please look at the order as it is now.',
  broughtAlready: 'A provider has brought this transaction already, for this order or another, and it counts there. Please reject it here.',
  notPaidThere: 'The provider says that this is not paid yet.',
  notCounted: 'The provider says that this is paid, but it does not count here. Please look at the payments and problems of the order.',
  noAnswer: 'The provider did not answer clearly. Please try again in a while.',
  nothingToRefund: 'No payment of this order has come in that could be given back.',
  whichPayment: 'More than one payment has come in. Please say which one goes back.',
  disputed:
    'Of the transaction of this payment its provider says something else. Please look at the problem of the payment and resolve it first.',
  cancelFirst: 'This payment pays for an order that is under way. Please cancel the order first.',
} as const;

export const tooLittle = (came_rwf: number, due_rwf: number): string =>
  `${formatRwf(came_rwf)} came, and ${formatRwf(due_rwf)} is due. Please reject the payment and say what is missing; once the rest has come, confirm both together.`;

type Stage = (typeof PROGRESS_STAGES)[number];
const FIRST: Partial<Record<Stage, string>> = {
  packaging: 'prepared',
  shipping: 'sent off',
  arrived: 'in Kigali',
  delivering: 'out for delivery',
};
export const notYet = (stage: Stage): string => `The order is not ${FIRST[stage] ?? stage} yet.`;
