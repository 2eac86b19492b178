/** The client of PesaPal's API 3.0. */

import type { Provider } from '../provider.ts';
import { startWithTimeLimit } from '../time-limit.ts';
import { createCaller } from './caller.ts';
import { fetchStatus } from './fetch-status.ts';
import { createNoticeAddress } from './notice-address.ts';
import type { PesapalOptions } from './options.ts';
import { cancelPayment, requestRefund } from './refund.ts';
import { startAtPesapal } from './submit.ts';

export function createPesapalClient(options: PesapalOptions): Provider {
  const call = createCaller(options);
  const noticeAddress = createNoticeAddress(call, options);
  /** Logs the result if it is a refusal or unknown, and returns it. */
  const logFailure = <Result extends { kind: string }>(action: string, result: Result): Result => {
    const { kind, reason } = result as { kind: string; reason?: string };
    if (kind === 'refused' || kind === 'unknown') options.log(`PesaPal, ${action}: ${kind}: ${reason}`);
    return result;
  };
  return {
    name: 'pesapal',
    method: 'card',
    currency: options.currency,
    start: async (newPayment) =>
      logFailure(
        'starting a payment',
        await startWithTimeLimit((signal) => startAtPesapal(call, noticeAddress, options, newPayment, signal), options.start_ms_max),
      ),
    fetchStatus: async (reference) => logFailure('fetching the status of a payment', await fetchStatus(call, reference)),
    cancel: async (reference) => logFailure('cancelling a payment', await cancelPayment(call, reference)),
    refund: async (refund) => logFailure('requesting a refund', await requestRefund(call, refund)),
  };
}
