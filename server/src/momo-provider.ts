/** Through whom phones are asked to pay, as it is configured. */
import type { Config } from './config.ts';
import { momo, type Provider } from './domains/payments/payments.ts';

type Around = { publicUrl: () => string; log: (line: string) => void; say: (line: string) => void };

const callbackUrl = (publicUrl: () => string): URL => new URL('/api/orders/momo-callback', publicUrl());

/** MTN calls an encrypted address alone; what it cannot call is asked again and again instead. */
const encrypted = ({ protocol, href }: URL): string | null => (protocol === 'https:' ? href : null);

/** `close` ends what was started for it. */
export async function openMomo(
  { momo: account, momoStandIn }: Pick<Config, 'momo' | 'momoStandIn'>,
  { publicUrl, log, say }: Around,
): Promise<{ momo: Provider | null; close: () => Promise<void> }> {
  if (account) {
    const opened = momo({ ...account, callbackUrl: () => encrypted(callbackUrl(publicUrl)), log });
    return { momo: opened, close: async () => {} };
  }
  if (!momoStandIn) return { momo: null, close: async () => {} };
  const { startMomoStandIn } = await import('./seed/momo-stand-in.ts');
  const { close, ...standIn } = await startMomoStandIn();
  say('Phones are asked by a stand-in of MTN MoMo: no real money, and no phone rings.');
  const live = { targetEnvironment: 'mtnrwanda', currency: 'RWF' };
  // It stands beside the shop, and calls whatever address the shop has.
  return { momo: momo({ ...standIn, ...live, callbackUrl: () => callbackUrl(publicUrl).href, log }), close };
}
