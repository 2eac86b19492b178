import type { Result } from '@uruhu/contract/client';
import type { PaymentResult } from '@uruhu/contract/payment';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { usePolling } from '#app/features/payment/use-polling.ts';
import { missing } from '#messages/orders/payment-callback';
import { toVerdict, type Verdict } from './verdict.ts';

export const VERIFYING: Verdict = { state: 'verifying' };
const NO_PAYMENT: Verdict = { state: 'error', message: missing, canRetry: false };

/**
 * Turns the loaded result into a verdict, and loads the result again while the payment is pending. `result` is null if the URL names no
 * payment. The state holds the previous result with its verdict, because a verdict depends on the one before.
 */
export function useVerdict(result: Result<PaymentResult> | null) {
  const { state, revalidate } = useRevalidator();
  const [previous, setPrevious] = useState<{ result: typeof result; verdict: Verdict }>({ result: null, verdict: VERIFYING });
  let { verdict } = previous;
  if (result === null) verdict = NO_PAYMENT;
  else if (result !== previous.result) verdict = toVerdict(result, previous.verdict);
  if (result !== previous.result) setPrevious({ result, verdict });
  const { hasEnded, retry } = usePolling(verdict.state === 'pending', revalidate);
  const isVerifyingAgain = verdict.state === 'error' && state === 'loading';
  return { verdict: isVerifyingAgain ? VERIFYING : verdict, hasEnded, pollAgain: retry, verifyAgain: revalidate };
}
