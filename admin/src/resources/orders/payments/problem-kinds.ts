/** What each payment problem means, and what to do about it. */
import type { PaymentProblemKind } from '@uruhu/contract/payment';

export const PROBLEM_KINDS: Readonly<Record<PaymentProblemKind, { label: string; whatToDo: string }>> = {
  paid_twice: { label: 'Paid twice', whatToDo: 'Refund the payment that is too much.' },
  paid_after_cancel: { label: 'Paid after it was cancelled', whatToDo: 'Refund the payment, or ask the shopper to order again.' },
  reversed: { label: 'Money went back', whatToDo: 'Ask the shopper to pay again, or cancel the order.' },
  mismatch: { label: 'Another amount came', whatToDo: 'Compare the amount with the provider’s page, then refund it or ask for the rest.' },
  refund_due: { label: 'Refund due', whatToDo: 'Refund the payment of this cancelled order.' },
  used_twice: {
    label: 'One transaction for two orders',
    whatToDo: 'Find out at the provider whose money it was, and stop the order that nobody paid.',
  },
  contested: {
    label: 'Two shoppers name one transaction',
    whatToDo: 'Compare the payers’ numbers with your network’s record. Only one of them has paid: reject the other.',
  },
};
