/** Tokens, and the registered URLs for notices. */
import { errorResponse, type Json, notSignedIn, type StandInResponse, successResponse } from './responses.ts';
import { type Account, addCapped, formatTime, getNow, type Ipn, newId, type World } from './world.ts';

type Body = Record<string, unknown>;

/** A shop registers one URL for each address that it has ever had. */
const IPNS_MAX = 100;

export function requestToken(world: World, { consumer_key, consumer_secret }: Body): StandInResponse {
  const account = world.accounts.find((one) => one.consumer_key === consumer_key);
  if (!account) return errorResponse('consumer_key_unknown');
  if (account.consumer_secret !== consumer_secret) return errorResponse('invalid_consumer_key_or_secret_provided');
  const token = `${newId()}.${newId()}`;
  const until = new Date(getNow(world).getTime() + world.behaviour.token_ms);
  addCapped(world.tokens, token, { account, until_ms: until.getTime() });
  return successResponse(world, { token, expiryDate: formatTime(until), message: 'Request processed successfully' });
}

/** The account of a token, or a refusal where the token is unknown or expired. */
export function authenticate(world: World, authorization: string | undefined): Account | StandInResponse {
  if (world.faults.unauthorized > 0) {
    world.faults = { ...world.faults, unauthorized: world.faults.unauthorized - 1 };
    return notSignedIn(401);
  }
  const known = world.tokens.get(authorization?.replace(/^bearer /i, '') ?? '');
  return known && known.until_ms > getNow(world).getTime() ? known.account : notSignedIn(200);
}

export function registerIpn(world: World, account: Account, { url, ipn_notification_type }: Body): StandInResponse {
  if (typeof url !== 'string' || !URL.canParse(url)) return errorResponse('invalid_url', 'The url is not a valid one');
  if (ipn_notification_type !== 'GET' && ipn_notification_type !== 'POST') return errorResponse('invalid_notification_type');
  const ipn: Ipn = {
    ...{ number: (account.ipns.at(-1)?.number ?? 3_999) + 1, ipn_id: newId(), url, method: ipn_notification_type },
    created_date: formatTime(getNow(world)),
  };
  account.ipns.push(ipn);
  // Drops the oldest registrations.
  account.ipns.splice(0, account.ipns.length - IPNS_MAX);
  return successResponse(world, {
    ...{ id: ipn.number, url, created_date: ipn.created_date, ipn_id: ipn.ipn_id, notification_type: ipn.method === 'GET' ? 0 : 1 },
    ...{ ipn_notification_type_description: ipn.method, ipn_status: 1, ipn_status_decription: 'Active' },
  });
}

export const listIpns = (_world: World, account: Account): StandInResponse => ({
  http_status: 200,
  body: account.ipns.map(({ url, created_date, ipn_id }): Json => ({ url, created_date, ipn_id, error: null, status: '200' })),
});
