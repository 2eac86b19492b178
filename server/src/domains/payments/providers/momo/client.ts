/** The client of MTN's Collections API. It can neither refund a payment, which staff do by hand, nor cancel a prompt. */
import { isMtnNumber } from '@uruhu/contract/rules/mobile-money';
import { refuse } from '../../../../lib/outcome.ts';
import type { Provider } from '../provider.ts';
import { startWithTimeLimit } from '../time-limit.ts';
import { askToPay } from './ask-to-pay.ts';
import { createCaller } from './caller.ts';
import { fetchStatus } from './fetch-status.ts';
import type { MomoOptions } from './options.ts';

export function createMomoClient(options: MomoOptions): Provider {
  const call = createCaller(options);
  /** Logs the result if it is a refusal or unknown, and returns it. */
  const logFailure = <Result extends { kind: string }>(action: string, result: Result): Result => {
    const { kind, reason } = result as { kind: string; reason?: string };
    if (kind === 'refused' || kind === 'unknown') options.log(`MTN MoMo, ${action}: ${kind}: ${reason}`);
    return result;
  };
  return {
    name: 'momo',
    method: 'prompt',
    currency: options.currency,
    cancel: null,
    refund: null,
    usesOurReference: true,
    refusePhone: (payer_phone) => (isMtnNumber(payer_phone) ? null : refuse('mtn_number_needed', { fields: ['phone'] })),
    start: async (newPayment) =>
      logFailure(
        'starting a payment',
        await startWithTimeLimit((signal) => askToPay(call, options, newPayment, signal), options.start_ms_max),
      ),
    fetchStatus: async (reference, age_ms = 0) =>
      logFailure('fetching the status of a payment', await fetchStatus(call, reference, age_ms)),
  };
}
