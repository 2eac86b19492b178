import type { ClientCode, Result } from '@uruhu/contract/client';
import type { PaymentResult } from '@uruhu/contract/payment';

/** What the page knows of the payment: that it still asks the server, the payment's state, or why it does not know the state. */
export type Verification =
  | { state: 'verifying' }
  | { state: 'paid' | 'pending' | 'failed' | 'refunded'; order_id: string }
  /** `canRetry`: a retry may succeed. */
  | { state: 'error'; message: string; canRetry: boolean };

/** The codes of refusals because the URL names no payment. A retry would be refused again. */
const FINAL_REFUSALS: readonly ClientCode[] = ['payment_parameters_missing', 'invalid_input'];

/** Derives the verification from a response. A pending payment stays pending when a call gets no response. */
export function deriveVerification(result: Result<PaymentResult>, previous: Verification): Verification {
  if (result.ok) {
    const { payment_completed, payment_status, order_id } = result.data;
    if (payment_completed) return { state: 'paid', order_id };
    // A paid payment that is not completed contradicts itself, so the page waits for another result.
    return { state: payment_status === 'paid' ? 'pending' : payment_status, order_id };
  }
  if (previous.state === 'pending') return previous;
  return { state: 'error', message: result.message, canRetry: !FINAL_REFUSALS.includes(result.code) };
}
