/** Tokens, and where notices go. */
import { type Answer, type Json, notSignedIn, well, wrong } from './answers.ts';
import { type Account, type Ipn, newId, nowOf, remember, stamp, type World } from './world.ts';

type Body = Record<string, unknown>;

/** A shop registers one for each address that it ever had. */
const IPNS_MAX = 100;

export function requestToken(world: World, { consumer_key, consumer_secret }: Body): Answer {
  const account = world.accounts.find((one) => one.consumer_key === consumer_key);
  if (!account) return wrong('consumer_key_unknown');
  if (account.consumer_secret !== consumer_secret) return wrong('invalid_consumer_key_or_secret_provided');
  const token = `${newId()}.${newId()}`;
  const until = new Date(nowOf(world).getTime() + world.behaviour.token_ms);
  remember(world.tokens, token, { account, until_ms: until.getTime() });
  return well(world, { token, expiryDate: stamp(until), message: 'Request processed successfully' });
}

/** Whose token it is; a refusal where it is nobody's, or too old. */
export function accountOf(world: World, authorization: string | undefined): Account | Answer {
  if (world.faults.unauthorized > 0) {
    world.faults = { ...world.faults, unauthorized: world.faults.unauthorized - 1 };
    return notSignedIn(401);
  }
  const known = world.tokens.get(authorization?.replace(/^bearer /i, '') ?? '');
  return known && known.until_ms > nowOf(world).getTime() ? known.account : notSignedIn(200);
}

export function registerIpn(world: World, account: Account, { url, ipn_notification_type }: Body): Answer {
  if (typeof url !== 'string' || !URL.canParse(url)) return wrong('invalid_url', 'The url is not a valid one');
  if (ipn_notification_type !== 'GET' && ipn_notification_type !== 'POST') return wrong('invalid_notification_type');
  const ipn: Ipn = {
    ...{ number: (account.ipns.at(-1)?.number ?? 3_999) + 1, ipn_id: newId(), url, method: ipn_notification_type },
    created_date: stamp(nowOf(world)),
  };
  account.ipns.push(ipn);
  // The oldest go.
  account.ipns.splice(0, account.ipns.length - IPNS_MAX);
  return well(world, {
    ...{ id: ipn.number, url, created_date: ipn.created_date, ipn_id: ipn.ipn_id, notification_type: ipn.method === 'GET' ? 0 : 1 },
    ...{ ipn_notification_type_description: ipn.method, ipn_status: 1, ipn_status_decription: 'Active' },
  });
}

export const listIpns = (_world: World, account: Account): Answer => ({
  http_status: 200,
  body: account.ipns.map(({ url, created_date, ipn_id }): Json => ({ url, created_date, ipn_id, error: null, status: '200' })),
});
