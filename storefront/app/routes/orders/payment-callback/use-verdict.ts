import type { Result } from '@uruhu/contract/client';
import type { PaymentResult } from '@uruhu/contract/payment';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { usePolling } from '#app/features/payment/use-polling.ts';
import { missing } from '#messages/orders/payment-callback';
import { toVerdict, type Verdict } from './verdict.ts';

export const VERIFYING: Verdict = { state: 'verifying' };
const NO_PAYMENT: Verdict = { state: 'error', message: missing, canRetry: false };

/** The verdict on the loaded result; null: the URL names no payment. Loads the result again while the payment is pending. */
export function useVerdict(result: Result<PaymentResult> | null) {
  const { state, revalidate } = useRevalidator();
  const [last, setLast] = useState<{ result: typeof result; verdict: Verdict }>({ result: null, verdict: VERIFYING });
  let { verdict } = last;
  if (result === null) verdict = NO_PAYMENT;
  else if (result !== last.result) verdict = toVerdict(result, last.verdict);
  if (result !== last.result) setLast({ result, verdict });
  const { hasEnded, retry } = usePolling(verdict.state === 'pending', revalidate);
  const isVerifying = verdict.state === 'error' && state === 'loading';
  return { verdict: isVerifying ? VERIFYING : verdict, hasEnded, retry, verify: revalidate };
}
