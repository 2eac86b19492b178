/** The calls that issue tokens and register URLs for notices (PesaPal's name for such a URL is IPN). */
import { createErrorResponse, createSuccessResponse, createUnauthorizedResponse, type Json, type StandInResponse } from './responses.ts';
import { type Account, addCapped, createId, formatTime, getNow, type Ipn, type PesapalState } from './state.ts';

type Body = Record<string, unknown>;

/** The oldest registrations above this number are dropped: a shop uses only its newest URL, and registers another when its origin changes. */
const IPNS_MAX = 100;
/** Any number: it only makes the numbers of registrations as long as PesaPal's. */
const IPN_NUMBER_START = 3_999;

export function issueToken(state: PesapalState, { consumer_key, consumer_secret }: Body): StandInResponse {
  const account = state.accounts.find((candidate) => candidate.consumer_key === consumer_key);
  if (!account) return createErrorResponse('consumer_key_unknown');
  if (account.consumer_secret !== consumer_secret) return createErrorResponse('invalid_consumer_key_or_secret_provided');
  const token = `${createId()}.${createId()}`;
  const expiry = new Date(getNow(state).getTime() + state.behaviour.token_ms);
  addCapped(state.tokens, token, { account, expires_ms: expiry.getTime() });
  return createSuccessResponse(state, { token, expiryDate: formatTime(expiry), message: 'Request processed successfully' });
}

/**
 * Returns the account of a token, or a refusal if the token is unknown or expired. PesaPal sends such refusals with HTTP 200, like its other
 * errors; the fault `unauthorized` causes one with HTTP 401.
 */
export function authenticate(state: PesapalState, authorization: string | undefined): Account | StandInResponse {
  if (state.faults.unauthorized > 0) {
    state.faults = { ...state.faults, unauthorized: state.faults.unauthorized - 1 };
    return createUnauthorizedResponse(401);
  }
  const issued = state.tokens.get(authorization?.replace(/^bearer /i, '') ?? '');
  return issued && issued.expires_ms > getNow(state).getTime() ? issued.account : createUnauthorizedResponse(200);
}

export function registerIpn(state: PesapalState, account: Account, { url, ipn_notification_type }: Body): StandInResponse {
  if (typeof url !== 'string' || !URL.canParse(url)) return createErrorResponse('invalid_url', 'The url is not a valid one');
  if (ipn_notification_type !== 'GET' && ipn_notification_type !== 'POST') return createErrorResponse('invalid_notification_type');
  const ipn: Ipn = {
    number: (account.ipns.at(-1)?.number ?? IPN_NUMBER_START) + 1,
    ipn_id: createId(),
    url,
    method: ipn_notification_type,
    created_date: formatTime(getNow(state)),
  };
  account.ipns.push(ipn);
  account.ipns.splice(0, account.ipns.length - IPNS_MAX);
  return createSuccessResponse(state, {
    id: ipn.number,
    url,
    created_date: ipn.created_date,
    ipn_id: ipn.ipn_id,
    notification_type: ipn.method === 'GET' ? 0 : 1,
    ipn_notification_type_description: ipn.method,
    ipn_status: 1,
    ipn_status_decription: 'Active',
  });
}

export const listIpns = (account: Account): StandInResponse => ({
  http_status: 200,
  body: account.ipns.map(({ url, created_date, ipn_id }): Json => ({ url, created_date, ipn_id, error: null, status: '200' })),
});
