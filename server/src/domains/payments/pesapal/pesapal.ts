/** PesaPal, API 3.0: cards, and whatever else its page offers. */
import { inTime } from '../in-time.ts';
import type { Provider } from '../provider.ts';
import { caller } from './caller.ts';
import { cancel, refund } from './give-back.ts';
import { noticeAddress } from './notice-address.ts';
import type { PesapalOptions } from './options.ts';
import { standing } from './standing.ts';
import { submit } from './submit.ts';

export type { PesapalOptions } from './options.ts';

export function pesapal(options: PesapalOptions): Provider {
  const call = caller(options);
  const address = noticeAddress(call, options);
  /** What did not go as it should, for whoever reads the log. */
  const told = <Answer extends { kind: string }>(doing: string, answer: Answer): Answer => {
    const { kind, reason } = answer as { kind: string; reason?: string };
    if (kind === 'refused' || kind === 'unknown') options.log(`PesaPal, ${doing}: ${kind}: ${reason}`);
    return answer;
  };
  return {
    name: 'pesapal',
    method: 'card',
    currency: options.currency,
    start: async (charge) =>
      told('starting a payment', await inTime((signal) => submit(call, address, options, charge, signal), options.start_ms_max)),
    standing: async (reference) => told('asking for a payment', await standing(call, reference)),
    cancel: async (reference) => told('giving up a payment', await cancel(call, reference)),
    refund: async (asked) => told('asking for a refund', await refund(call, asked)),
  };
}
