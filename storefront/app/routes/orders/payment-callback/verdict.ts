import type { ClientCode, Result } from '@uruhu/contract/client';
import type { PaymentResult } from '@uruhu/contract/payment';

/** What the page knows of the payment. */
export type Verdict =
  | { state: 'verifying' }
  | { state: 'paid' | 'pending' | 'failed' | 'refunded'; order_id: string }
  /** `canRetry`: a retry may succeed. */
  | { state: 'error'; message: string; canRetry: boolean };

/** The codes of refusals because the address names no payment, which a retry would get again. */
const FINAL_REFUSALS: readonly ClientCode[] = ['payment_parameters_missing', 'invalid_input'];

/** Turns a response into a verdict. A pending payment stays pending when a call gets no response. */
export function toVerdict(result: Result<PaymentResult>, before: Verdict): Verdict {
  if (result.ok) {
    const { payment_completed, payment_status, order_id } = result.data;
    return { state: payment_completed ? 'paid' : payment_status === 'paid' ? 'pending' : payment_status, order_id };
  }
  if (before.state === 'pending') return before;
  return { state: 'error', message: result.message, canRetry: !FINAL_REFUSALS.includes(result.code) };
}
