/** PesaPal for tests: the shop's own client, and the stand-in that it talks to over HTTP. */
import { type StandIn, startPesapal } from '@uruhu/demo/stand-ins/pesapal/pesapal.ts';
import { type PesapalOptions, pesapal } from '../../src/domains/payments/payments.ts';
import type { Provider } from '../../src/domains/payments/provider.ts';

export type TestPesapal = StandIn & {
  provider: Provider;
  /** What the client wrote into the log. */
  log: string[];
  /** Where notices go; set it once the shop listens. */
  noticesTo: (url: string) => void;
  client: (more?: Partial<PesapalOptions>) => Provider;
};

export async function openPesapal(): Promise<TestPesapal> {
  const standIn = await startPesapal();
  standIn.change({ behaviour: { resend_ms: 20, late_ms: 20 } });
  const log: string[] = [];
  let ipnUrl = 'http://127.0.0.1:9/api/orders/payment-ipn';
  const client = (more: Partial<PesapalOptions> = {}) =>
    pesapal({
      ...{ consumerKey: standIn.credentials.consumer_key, consumerSecret: standIn.credentials.consumer_secret },
      ...{ baseUrl: standIn.baseUrl, pageOrigin: standIn.origin, currency: 'RWF', timeout_ms: 2_000 },
      ipnUrl: () => ipnUrl,
      log: (line) => log.push(line),
      ...more,
    });
  return {
    ...standIn,
    ...{ provider: client(), log, client },
    noticesTo(url) {
      ipnUrl = url;
    },
  };
}

/** For what must be refused before anybody is asked. */
export const unreachablePesapal = (): Provider =>
  pesapal({
    ...{
      consumerKey: 'nobody',
      consumerSecret: 'nothing',
      baseUrl: 'http://127.0.0.1:9',
      pageOrigin: 'http://127.0.0.1:9',
      currency: 'RWF',
    },
    ipnUrl: () => 'http://127.0.0.1:9',
    log: () => {},
  });
