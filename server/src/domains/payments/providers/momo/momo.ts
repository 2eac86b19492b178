import { getPattern } from '@uruhu/contract/endpoints/call-address';
import { MACHINE_PATHS } from '@uruhu/contract/endpoints/paths/machines';
import { defineProvider, type ProviderHost } from '../definition.ts';
import { createMomoClient } from './client.ts';
import { checkMomoSettings, LIVE_SETTINGS, momoVariableSchemas, readMomoAccount } from './config.ts';
import { notices } from './notice.ts';
import type { MomoStandInSettings } from './stand-in.ts';

const buildNoticeUrl = ({ publicUrl }: ProviderHost): URL => new URL(getPattern(MACHINE_PATHS.momoNotice), publicUrl());

/** MTN sends notices only to https addresses. A shop without an https address polls MTN instead. */
const keepHttpsUrl = ({ protocol, href }: URL): string | null => (protocol === 'https:' ? href : null);

/** MTN's Collections API: MTN asks the customer on her phone to approve the payment. */
export const momo = defineProvider({
  name: 'momo',
  method: 'prompt',
  variableSchemas: momoVariableSchemas,
  checkSettings: checkMomoSettings,
  readSettings: (env, { isDemo }) => ({ account: readMomoAccount(env), standIn: isDemo && env.DEMO_MOMO === '1' ? {} : null }),
  open: (account, host) => createMomoClient({ ...account, noticeUrl: () => keepHttpsUrl(buildNoticeUrl(host)), log: host.log }),
  async openStandIn(settings: MomoStandInSettings, host) {
    const { startMomoStandIn } = await import('./stand-in.ts');
    const { close, ...standIn } = await startMomoStandIn(settings);
    host.print('Phones are asked by a stand-in of MTN MoMo: no real money, and no phone rings.');
    const liveSettings = { targetEnvironment: LIVE_SETTINGS.environment, currency: LIVE_SETTINGS.currency };
    // The stand-in runs in the shop's process, so it may call an http address.
    return {
      provider: createMomoClient({ ...standIn, ...liveSettings, noticeUrl: () => buildNoticeUrl(host).href, log: host.log }),
      close,
    };
  },
  notices,
});
