/** The states of a payment in the words of the back office. */
import type { PaymentState } from '@uruhu/contract/rules/transitions';
import type { SameTransaction } from '@uruhu/contract/staff';
import type { Tone } from '#admin/ui/badge.tsx';

export const PAYMENT_STATES: Readonly<Record<PaymentState, { label: string; tone: Tone }>> = {
  created: { label: 'Begun', tone: 'quiet' },
  pending: { label: 'Waits for the provider', tone: 'waiting' },
  submitted: { label: 'To check', tone: 'waiting' },
  succeeded: { label: 'Paid', tone: 'good' },
  failed: { label: 'Failed', tone: 'quiet' },
  rejected: { label: 'Rejected', tone: 'bad' },
  expired: { label: 'Expired', tone: 'quiet' },
  refunded: { label: 'Refunded', tone: 'quiet' },
};

/** Describes the state of the other payment, such as 'To check' or 'Paid, reported by the payment provider'. */
export const describeSameTransaction = ({ state, by_provider }: Pick<SameTransaction, 'state' | 'by_provider'>): string =>
  `${PAYMENT_STATES[state].label}${by_provider ? ', reported by the payment provider' : ''}`;
