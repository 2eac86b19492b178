/** Tells the shop that something has happened, as often and as late as it was told to, and again where the shop says that it failed. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Payment, World } from './world.ts';

const REPLIES_MAX = 1_000;
const TIMEOUT_MS = 30_000;

async function send({ ipn, order_tracking_id, id }: Payment): Promise<{ http_status: number; body: unknown }> {
  const names = { OrderNotificationType: 'IPNCHANGE', OrderTrackingId: order_tracking_id, OrderMerchantReference: id };
  const url = new URL(ipn.url);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  if (ipn.method === 'GET') for (const [name, value] of Object.entries(names)) url.searchParams.set(name, value);
  // Where the shop registered and nowhere else: an answer that leads elsewhere is not followed.
  const get = { signal, redirect: 'manual' } as const;
  const post = { ...get, method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(names) };
  try {
    const response = await fetch(url, ipn.method === 'GET' ? get : post);
    return { http_status: response.status, body: await response.json().catch(() => null) };
  } catch {
    return { http_status: 0, body: null };
  }
}

const isTaken = (body: unknown) => String((body as { status?: unknown } | null)?.status) === '200';

async function tell(world: World, payment: Payment): Promise<void> {
  const { behaviour, replies } = world;
  for (let tries = 1; tries <= 1 + behaviour.resends_max; tries++) {
    const reply = await send(payment);
    if (replies.length < REPLIES_MAX) replies.push({ order_tracking_id: payment.order_tracking_id, try: tries, ...reply });
    if (isTaken(reply.body)) return;
    await pause(behaviour.resend_ms, undefined, { ref: false });
  }
}

/** Resolves when the shop has taken the notice, or nobody tries any more. */
export async function notify(world: World, payment: Payment): Promise<void> {
  const { notice, notice_times, notices_at_once, notice_delay_ms } = world.behaviour;
  if (notice === 'never') return;
  if (notice_delay_ms > 0) await pause(notice_delay_ms, undefined, { ref: false });
  if (notices_at_once) await Promise.all(Array.from({ length: notice_times }, () => tell(world, payment)));
  else for (let time = 0; time < notice_times; time++) await tell(world, payment);
}
