import { getPattern } from '@uruhu/contract/endpoints/call-address';
import { MACHINE_PATHS } from '@uruhu/contract/endpoints/paths/machines';
import { defineProvider, type ProviderHost } from '../definition.ts';
import { createPesapalClient } from './client.ts';
import { checkPesapalSettings, pesapalVariableSchemas, readPesapalAccount } from './config.ts';
import { notices } from './notice.ts';

const buildNoticeUrl =
  ({ publicUrl }: ProviderHost) =>
  () =>
    new URL(getPattern(MACHINE_PATHS.pesapalNotice), publicUrl()).href;

/** PesaPal's API 3.0, for cards and the other payment methods of PesaPal's page. */
export const pesapal = defineProvider({
  name: 'pesapal',
  method: 'card',
  variableSchemas: pesapalVariableSchemas,
  checkSettings: checkPesapalSettings,
  readSettings(env, { isDemo }) {
    const account = readPesapalAccount(env);
    return { account, standIn: isDemo && !account ? { port: env.PESAPAL_STAND_IN_PORT } : null };
  },
  open: (account, host) =>
    createPesapalClient({ ...account, pageOrigin: new URL(account.baseUrl).origin, noticeUrl: buildNoticeUrl(host), log: host.log }),
  async openStandIn({ port }, host) {
    const { startPesapalStandIn } = await import('./stand-in.ts');
    const { baseUrl, origin, credentials, close } = await startPesapalStandIn(host.shop, port);
    host.print(`Cards are paid at a stand-in of PesaPal, ${origin}: no real money.`);
    const account = { consumerKey: credentials.consumer_key, consumerSecret: credentials.consumer_secret, baseUrl, currency: 'RWF' };
    return { provider: createPesapalClient({ ...account, pageOrigin: origin, noticeUrl: buildNoticeUrl(host), log: host.log }), close };
  },
  notices,
});
