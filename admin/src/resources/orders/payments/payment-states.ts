/** The states of a payment in the words of the back office. */
import type { Payment } from '@uruhu/contract/payment';
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

type Claim = Pick<Payment, 'payment_id' | 'replaced_by' | 'reference' | 'phone'>;

/** For a claim that the shopper corrected: 'Replaced by' and the new reference, or the new phone number if only that changed. Else null. */
export function describeReplacement({ replaced_by, reference }: Claim, payments: readonly Claim[]): string | null {
  if (replaced_by === null) return null;
  const replacement = payments.find(({ payment_id }) => payment_id === replaced_by);
  return replacement ? `Replaced by ${replacement.reference === reference ? replacement.phone : replacement.reference}` : 'Replaced';
}

/** Describes the state of a payment of another order that has the same transaction id, such as 'To check' or 'Confirmed, reported by the payment provider'. */
export const describeSameTransaction = ({ state, by_provider }: Pick<SameTransaction, 'state' | 'by_provider'>): string =>
  `${state === 'succeeded' ? 'Confirmed' : PAYMENT_STATES[state].label}${by_provider ? ', reported by the payment provider' : ''}`;
