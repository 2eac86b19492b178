import { useCallback, useEffect, useState } from 'react';
import { api } from '#app/lib/api.ts';
import { missing } from '#messages/payment-callback';
import { usePolling } from '../payment/use-polling.ts';
import { type Verdict, verdictOf } from './verdict-of.ts';

const VERIFYING: Verdict = { state: 'verifying' };
const MISSING: Verdict = { state: 'error', message: missing, worthAsking: false };

/** How the payment stands that the address names, as asked of the provider; while it is pending again and again. */
export function useResult(query: URLSearchParams | null) {
  const [verdict, setVerdict] = useState(VERIFYING);
  const tracking = query?.get('OrderTrackingId') ?? '';
  const reference = query?.get('OrderMerchantReference') ?? '';
  const look = useCallback(async () => {
    const answer = await api.paymentResult({ OrderTrackingId: tracking, OrderMerchantReference: reference });
    setVerdict((before) => verdictOf(answer, before));
  }, [tracking, reference]);
  const known = query !== null;
  useEffect(() => {
    if (!known) return;
    if (tracking || reference) look();
    else setVerdict(MISSING);
  }, [known, tracking, reference, look]);
  const { over, again } = usePolling(verdict.state === 'pending', look);
  const verify = () => {
    setVerdict(VERIFYING);
    look();
  };
  return { verdict, over, again, verify };
}
