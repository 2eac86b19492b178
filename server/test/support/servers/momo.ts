/** MTN MoMo for tests: the shop's client, and the stand-in that it calls over HTTP. */
import { type StandIn, startMomo } from '@uruhu/demo/stand-ins/momo/momo.ts';
import type { Provider } from '../../../src/domains/payments/payments.ts';
import { createMomoClient } from '../../../src/domains/payments/providers/momo/client.ts';
import type { MomoOptions } from '../../../src/domains/payments/providers/momo/options.ts';

export type TestMomo = StandIn & { provider: Provider; log: string[]; createClient: (options?: Partial<MomoOptions>) => Provider };

export async function openTestMomo(): Promise<TestMomo> {
  const standIn = await startMomo();
  const log: string[] = [];
  const createClient = (options: Partial<MomoOptions> = {}) =>
    createMomoClient({
      ...standIn.credentials,
      baseUrl: standIn.baseUrl,
      targetEnvironment: 'mtnrwanda',
      currency: 'RWF',
      timeout_ms: 2_000,
      noticeUrl: () => 'https://shop.test/api/orders/momo-callback',
      log: (line) => log.push(line),
      ...options,
    });
  return { ...standIn, provider: createClient(), log, createClient };
}
