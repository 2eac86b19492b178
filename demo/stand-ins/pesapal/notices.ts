/** Notices about changed payments, which the stand-in sends to the shop. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Payment, PesapalState } from './state.ts';

const REPLIES_MAX = 1_000;
const TIMEOUT_MS = 30_000;

async function postNotice({ ipn, order_tracking_id, id }: Payment): Promise<{ http_status: number; body: unknown }> {
  const parameters = { OrderNotificationType: 'IPNCHANGE', OrderTrackingId: order_tracking_id, OrderMerchantReference: id };
  const url = new URL(ipn.url);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  if (ipn.method === 'GET') for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  // Redirects are not followed: notices go only to the URL that the shop registered.
  const getOptions = { signal, redirect: 'manual' } as const;
  const postOptions = {
    ...getOptions,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(parameters),
  };
  try {
    const response = await fetch(url, ipn.method === 'GET' ? getOptions : postOptions);
    return { http_status: response.status, body: await response.json().catch(() => null) };
  } catch {
    return { http_status: 0, body: null };
  }
}

const isAccepted = (body: unknown) => String((body as { status?: unknown } | null)?.status) === '200';

async function notifyWithRetries(state: PesapalState, payment: Payment): Promise<void> {
  const { behaviour, replies } = state;
  for (let tryNumber = 1; tryNumber <= 1 + behaviour.resends_max; tryNumber++) {
    const reply = await postNotice(payment);
    if (replies.length < REPLIES_MAX) replies.push({ order_tracking_id: payment.order_tracking_id, try: tryNumber, ...reply });
    if (isAccepted(reply.body)) return;
    await pause(behaviour.resend_ms, undefined, { ref: false });
  }
}

/**
 * Sends the shop `notice_count` notices of a payment's change, after `notice_delay_ms`. Sends each again while the shop does not accept it.
 * Resolves when the shop has accepted all of them, or after the last try.
 */
export async function notify(state: PesapalState, payment: Payment): Promise<void> {
  const { notice, notice_count, notices_at_once, notice_delay_ms } = state.behaviour;
  if (notice === 'never') return;
  if (notice_delay_ms > 0) await pause(notice_delay_ms, undefined, { ref: false });
  if (notices_at_once) await Promise.all(Array.from({ length: notice_count }, () => notifyWithRetries(state, payment)));
  else for (let sent = 0; sent < notice_count; sent++) await notifyWithRetries(state, payment);
}
