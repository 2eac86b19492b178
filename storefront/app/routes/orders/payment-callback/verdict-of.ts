import type { Result } from '@uruhu/contract/client';
import type { PaymentResult } from '@uruhu/contract/payment';

export type Verdict =
  | { state: 'verifying' }
  | { state: 'paid' | 'pending' | 'failed' | 'refunded'; order_id: string }
  /** `worthAsking`: another try may be answered otherwise. */
  | { state: 'error'; message: string; worthAsking: boolean };

/** What an answer means. Once it is known that a payment is pending, an answer that does not come changes nothing. */
export function verdictOf(answer: Result<PaymentResult>, before: Verdict): Verdict {
  if (answer.ok) {
    const { payment_completed, payment_status, order_id } = answer.data;
    return { state: payment_completed ? 'paid' : payment_status === 'paid' ? 'pending' : payment_status, order_id };
  }
  if (before.state === 'pending') return before;
  return { state: 'error', message: answer.message, worthAsking: answer.status !== 400 };
}
