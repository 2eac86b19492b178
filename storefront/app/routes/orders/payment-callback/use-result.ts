import { useCallback, useEffect, useState } from 'react';
import { api } from '#app/api/api.ts';
import { usePolling } from '#app/features/payment/use-polling.ts';
import { missing } from '#messages/payment-callback';
import { toVerdict, type Verdict } from './verdict.ts';

const VERIFYING: Verdict = { state: 'verifying' };
const MISSING: Verdict = { state: 'error', message: missing, canRetry: false };

/** The state of the payment in the address, which the server asks the provider for. Polls while it is pending. */
export function useResult(query: URLSearchParams | null) {
  const [verdict, setVerdict] = useState(VERIFYING);
  // The fields are the provider's own, so the page passes all of them on.
  const fields = query?.toString();
  const loadResult = useCallback(async () => {
    const result = await api.paymentResult(Object.fromEntries(new URLSearchParams(fields)));
    setVerdict((before) => toVerdict(result, before));
  }, [fields]);
  useEffect(() => {
    if (fields) loadResult();
    else if (fields === '') setVerdict(MISSING);
  }, [fields, loadResult]);
  const { over, again } = usePolling(verdict.state === 'pending', loadResult);
  const verifyPayment = () => {
    setVerdict(VERIFYING);
    loadResult();
  };
  return { verdict, over, again, verify: verifyPayment };
}
