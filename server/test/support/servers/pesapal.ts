/** PesaPal for tests: the shop's client, and the stand-in that it calls over HTTP. */
import { type StandIn, startPesapal } from '@uruhu/demo/stand-ins/pesapal/pesapal.ts';
import { createPesapalClient } from '../../../src/domains/payments/providers/pesapal/client.ts';
import type { PesapalOptions } from '../../../src/domains/payments/providers/pesapal/options.ts';
import type { Provider } from '../../../src/domains/payments/providers/provider.ts';

export type TestPesapal = StandIn & {
  provider: Provider;
  /** The client's log lines. */
  log: string[];
  /** Sets the URL to which PesaPal sends notices, once the shop listens. */
  setNoticeUrl: (url: string) => void;
  createClient: (options?: Partial<PesapalOptions>) => Provider;
};

export async function openTestPesapal(): Promise<TestPesapal> {
  const standIn = await startPesapal();
  standIn.change({ behaviour: { resend_ms: 20, late_ms: 20 } });
  const log: string[] = [];
  let noticeUrl = 'http://127.0.0.1:9/api/orders/payment-ipn';
  const createClient = (options: Partial<PesapalOptions> = {}) =>
    createPesapalClient({
      consumerKey: standIn.credentials.consumer_key,
      consumerSecret: standIn.credentials.consumer_secret,
      baseUrl: standIn.baseUrl,
      pageOrigin: standIn.origin,
      currency: 'RWF',
      timeout_ms: 2_000,
      noticeUrl: () => noticeUrl,
      log: (line) => log.push(line),
      ...options,
    });
  return {
    ...standIn,
    provider: createClient(),
    log,
    createClient,
    setNoticeUrl(url) {
      noticeUrl = url;
    },
  };
}

/** Creates a client without a server, for refusals that must come before any request to PesaPal. */
export const createUnreachablePesapal = (): Provider =>
  createPesapalClient({
    consumerKey: 'nobody',
    consumerSecret: 'nothing',
    baseUrl: 'http://127.0.0.1:9',
    pageOrigin: 'http://127.0.0.1:9',
    currency: 'RWF',
    noticeUrl: () => 'http://127.0.0.1:9',
    log: () => {},
  });
