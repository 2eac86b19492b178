/** What people choose on the page, and what comes of it. */
import { setTimeout as pause } from 'node:timers/promises';
import { notify } from './notices.ts';
import type { Payment, Status, World } from './world.ts';

export const CHOICES = ['card', 'mtn', 'decline', 'cancel', 'close', 'late'] as const;
export type Choice = (typeof CHOICES)[number];
export const isChoice = (text: unknown): text is Choice => (CHOICES as readonly unknown[]).includes(text);

type Outcome = { status: Status; method: string; code: string };
const OUTCOMES: Record<Exclude<Choice, 'cancel' | 'close'>, Outcome> = {
  card: { status: 'COMPLETED', method: 'Visa', code: '' },
  mtn: { status: 'COMPLETED', method: 'MTN', code: '' },
  decline: { status: 'FAILED', method: 'Visa', code: 'card_declined' },
  late: { status: 'COMPLETED', method: 'MTN', code: '' },
};

/** When the browser has gone back. */
const AFTER_MS = 300;
/** A shop that does not answer does not keep the browser. */
const FIRST_MS_MAX = 3_000;

const confirmation = ({ order_tracking_id }: Payment) => order_tracking_id.replaceAll('-', '').slice(0, 10).toUpperCase();

/** Sets how a payment stands. What is paid stays paid, unless it is reversed. */
export function setStatus(payment: Payment, { status, method, code }: Outcome): void {
  if (payment.status === 'COMPLETED' && status !== 'REVERSED') return;
  Object.assign(payment, { status, method, code, confirmation_code: status === 'FAILED' ? '' : confirmation(payment) });
}

/** The shop's address, with its own query and what PesaPal adds. */
function backTo({ callback_url, order_tracking_id, id }: Payment): string {
  const url = new URL(callback_url);
  const added = { OrderTrackingId: order_tracking_id, OrderMerchantReference: id, OrderNotificationType: 'CALLBACKURL' };
  for (const [name, value] of Object.entries(added)) url.searchParams.set(name, value);
  return url.href;
}

/** What goes on by itself is nobody's to wait for, and its failures are in the replies. */
const meanwhile = (work: Promise<unknown>): void => void work.catch(() => {});

async function payLate(world: World, payment: Payment): Promise<void> {
  await pause(world.behaviour.late_ms, undefined, { ref: false });
  setStatus(payment, OUTCOMES.late);
  await notify(world, payment);
}

/** Where the browser goes then. */
export async function decide(world: World, payment: Payment, choice: Choice): Promise<string> {
  if (choice === 'cancel') return payment.cancellation_url || backTo(payment);
  if (choice === 'close' || payment.cancelled) return backTo(payment);
  if (choice === 'late') {
    meanwhile(payLate(world, payment));
    return backTo(payment);
  }
  setStatus(payment, OUTCOMES[choice]);
  const { notice, notice_delay_ms } = world.behaviour;
  const told = notice === 'last' ? pause(AFTER_MS).then(() => notify(world, payment)) : notify(world, payment);
  meanwhile(told);
  // A notice that is late on purpose is not waited for.
  if (notice === 'first' && notice_delay_ms === 0) await Promise.race([told, pause(FIRST_MS_MAX, undefined, { ref: false })]);
  return backTo(payment);
}

/** The money goes back, as PesaPal or a bank decides by itself. */
export async function reverse(world: World, payment: Payment): Promise<void> {
  setStatus(payment, { status: 'REVERSED', method: payment.method, code: '' });
  await notify(world, payment);
}
