/** The shop's client of PesaPal, API 3.0. */

import type { Provider } from '../provider.ts';
import { withTimeLimit } from '../time-limit.ts';
import { createCaller } from './caller.ts';
import { fetchStatus } from './fetch-status.ts';
import { createNoticeAddress } from './notice-address.ts';
import type { PesapalOptions } from './options.ts';
import { cancel, refund } from './refund.ts';
import { submit } from './submit.ts';

export function createPesapalClient(options: PesapalOptions): Provider {
  const call = createCaller(options);
  const address = createNoticeAddress(call, options);
  /** Logs what the provider refused or did not respond to clearly. */
  const logged = <Result extends { kind: string }>(action: string, result: Result): Result => {
    const { kind, reason } = result as { kind: string; reason?: string };
    if (kind === 'refused' || kind === 'unknown') options.log(`PesaPal, ${action}: ${kind}: ${reason}`);
    return result;
  };
  return {
    name: 'pesapal',
    method: 'card',
    currency: options.currency,
    start: async (charge) =>
      logged('starting a payment', await withTimeLimit((signal) => submit(call, address, options, charge, signal), options.start_ms_max)),
    fetchStatus: async (reference) => logged('asking for a payment', await fetchStatus(call, reference)),
    cancel: async (reference) => logged('cancelling a payment', await cancel(call, reference)),
    refund: async (order) => logged('asking for a refund', await refund(call, order)),
  };
}
