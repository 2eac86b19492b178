/** Through whom can be paid, as it is configured. */
import type { Config } from './config.ts';
import { type PesapalOptions, type Providers, pesapal } from './domains/payments/payments.ts';
import { openMomo } from './momo-provider.ts';

type Opening = Pick<Config, 'host' | 'port' | 'publicUrl' | 'dataDir' | 'pesapal' | 'pesapalStandIn' | 'momo' | 'momoStandIn'>;
type Around = { publicUrl: () => string; log: (line: string) => void; say: (line: string) => void };
type Account = Pick<PesapalOptions, 'consumerKey' | 'consumerSecret' | 'baseUrl' | 'currency' | 'pageOrigin'>;

const PORT_MAX = 65_535;

/** `close` ends what was started for it. */
export type OpenProviders = { providers: Providers; close: () => Promise<void> };

/** A demo's shoppers pay at the stand-in, which listens where the shop does. */
async function openStandIn({ host, port, publicUrl, dataDir }: Opening, fixed: number | undefined) {
  const { startPesapalStandIn } = await import('./seed/pesapal-stand-in.ts');
  const publicHost = publicUrl === undefined ? '' : new URL(publicUrl).hostname;
  const wished = port > 0 && port < PORT_MAX ? port + 1 : undefined;
  return startPesapalStandIn({ host, port: fixed, wished, publicHost, dataDir });
}

async function openCards(config: Opening, { publicUrl, log, say }: Around): Promise<OpenProviders> {
  const open = (account: Account) => pesapal({ ...account, ipnUrl: () => new URL('/api/orders/payment-ipn', publicUrl()).href, log });
  const off: OpenProviders = { providers: { pesapal: null, momo: null }, close: async () => {} };
  if (config.pesapal) {
    const pageOrigin = new URL(config.pesapal.baseUrl).origin;
    return { ...off, providers: { ...off.providers, pesapal: open({ ...config.pesapal, pageOrigin }) } };
  }
  if (!config.pesapalStandIn) return off;
  const { baseUrl, origin, credentials, close } = await openStandIn(config, config.pesapalStandIn.port);
  say(`Cards are paid at a stand-in of PesaPal, ${origin}: no real money.`);
  const account = { consumerKey: credentials.consumer_key, consumerSecret: credentials.consumer_secret, baseUrl, currency: 'RWF' };
  return { providers: { ...off.providers, pesapal: open({ ...account, pageOrigin: origin }) }, close };
}

export async function openProviders(config: Opening, around: Around): Promise<OpenProviders> {
  const cards = await openCards(config, around);
  const prompts = await openMomo(config, around);
  return {
    providers: { ...cards.providers, momo: prompts.momo },
    async close() {
      await cards.close();
      await prompts.close();
    },
  };
}
