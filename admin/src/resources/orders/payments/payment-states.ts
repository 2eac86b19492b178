/** The states of a payment in the words of the back office. */
import type { Payment } from '@uruhu/contract/payment';
import type { PaymentState } from '@uruhu/contract/rules/transitions';
import type { AdminPayment, SameTransaction } from '@uruhu/contract/staff';
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

/** Why a payment that waits can only be rejected; '' if it can be confirmed, be it as a part. */
export function describeConfirmationBlock({ confirmation_refusal }: Pick<AdminPayment, 'confirmation_refusal'>): string {
  if (confirmation_refusal === 'transaction_came_by_provider')
    return 'A payment provider has reported this transaction already, so its money counts there. It cannot be confirmed here.';
  if (confirmation_refusal === 'transaction_paid_another_order')
    return 'This transaction has paid another order already. It cannot be confirmed here.';
  return '';
}
