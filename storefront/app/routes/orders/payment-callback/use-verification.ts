import type { Result } from '@uruhu/contract/client';
import type { PaymentResult } from '@uruhu/contract/payment';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { usePolling } from '#app/features/payment/use-polling.ts';
import { missing } from '#messages/orders/payment-callback';
import { deriveVerification, type Verification } from './verification.ts';

export const VERIFYING: Verification = { state: 'verifying' };
const NO_PAYMENT: Verification = { state: 'error', message: missing, canRetry: false };

/**
 * Verifies the payment by the loaded result, and loads the result again while the payment is pending. `result` is null if the URL names no
 * payment. The state holds the previous result with its verification, because each verification depends on the one before.
 */
export function useVerification(result: Result<PaymentResult> | null) {
  const { state, revalidate } = useRevalidator();
  const [previous, setPrevious] = useState<{ result: typeof result; verification: Verification }>({
    result: null,
    verification: VERIFYING,
  });
  let { verification } = previous;
  if (result === null) verification = NO_PAYMENT;
  else if (result !== previous.result) verification = deriveVerification(result, previous.verification);
  if (result !== previous.result) setPrevious({ result, verification });
  const { hasEnded, retry } = usePolling(verification.state === 'pending', revalidate);
  const isVerifyingAgain = verification.state === 'error' && state === 'loading';
  return { verification: isVerifyingAgain ? VERIFYING : verification, hasEnded, pollAgain: retry, verifyAgain: revalidate };
}
