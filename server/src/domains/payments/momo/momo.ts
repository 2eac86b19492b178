/** MTN MoMo, Collections: the phone asks its owner, who says yes. Money goes back by hand, and what was asked cannot be taken back. */
import { inTime } from '../in-time.ts';
import type { Provider } from '../provider.ts';
import { askToPay } from './ask-to-pay.ts';
import { caller } from './caller.ts';
import type { MomoOptions } from './options.ts';
import { standing } from './standing.ts';

export type { MomoOptions } from './options.ts';

export function momo(options: MomoOptions): Provider {
  const call = caller(options);
  const now_ms = options.now_ms ?? Date.now;
  /** What did not go as it should, for whoever reads the log. */
  const told = <Answer extends { kind: string }>(doing: string, answer: Answer): Answer => {
    const { kind, reason } = answer as { kind: string; reason?: string };
    if (kind === 'refused' || kind === 'unknown') options.log(`MTN MoMo, ${doing}: ${kind}: ${reason}`);
    return answer;
  };
  return {
    ...{ name: 'momo', method: 'prompt', currency: options.currency, cancel: null, refund: null },
    start: async (charge) =>
      told('starting a payment', await inTime((signal) => askToPay(call, options, charge, signal), options.start_ms_max)),
    standing: async (reference, begun_at) =>
      told('asking for a payment', await standing(call, reference, begun_at ? now_ms() - begun_at.getTime() : 0)),
  };
}
