/** The shopper's choices on the payment page, and their results. */
import { setTimeout as pause } from 'node:timers/promises';
import { notify } from './notices.ts';
import type { Payment, PesapalState, Status } from './state.ts';

export const CHOICES = ['card', 'mtn', 'decline', 'cancel', 'close', 'late'] as const;
export type Choice = (typeof CHOICES)[number];
export const isChoice = (text: unknown): text is Choice => (CHOICES as readonly unknown[]).includes(text);

/** `code` is PesaPal's code for the reason of a failure. */
type Outcome = { status: Status; method: string; code: string };
const OUTCOMES: Record<Exclude<Choice, 'cancel' | 'close'>, Outcome> = {
  card: { status: 'COMPLETED', method: 'Visa', code: '' },
  mtn: { status: 'COMPLETED', method: 'MTN', code: '' },
  decline: { status: 'FAILED', method: 'Visa', code: 'card_declined' },
  late: { status: 'COMPLETED', method: 'MTN', code: '' },
};

/** The delay of a notice that is sent after the browser has returned to the shop. */
const LAST_NOTICE_DELAY_MS = 300;
/** The browser returns to the shop at the latest after this time, also if the shop has not responded to the notice. */
const FIRST_NOTICE_WAIT_MS = 3_000;

const createConfirmationCode = ({ order_tracking_id }: Payment) => order_tracking_id.replaceAll('-', '').slice(0, 10).toUpperCase();

/** Sets a payment's status. A completed payment changes only when it is reversed. */
export function setStatus(payment: Payment, { status, method, code }: Outcome): void {
  if (payment.status === 'COMPLETED' && status !== 'REVERSED') return;
  Object.assign(payment, { status, method, code, confirmation_code: status === 'FAILED' ? '' : createConfirmationCode(payment) });
}

/** Creates the URL for the return to the shop: its callback URL with the parameters that PesaPal adds. */
function createReturnUrl({ callback_url, order_tracking_id, id }: Payment): string {
  const url = new URL(callback_url);
  const addedParameters = { OrderTrackingId: order_tracking_id, OrderMerchantReference: id, OrderNotificationType: 'CALLBACKURL' };
  for (const [name, value] of Object.entries(addedParameters)) url.searchParams.set(name, value);
  return url.href;
}

/** Ignores the rejection of a promise that nothing waits for; failed notices are recorded in `replies`. */
const ignoreRejection = (promise: Promise<unknown>): void => void promise.catch(() => {});

async function payLate(state: PesapalState, payment: Payment): Promise<void> {
  await pause(state.behaviour.late_ms, undefined, { ref: false });
  setStatus(payment, OUTCOMES.late);
  await notify(state, payment);
}

/** Applies the shopper's choice and returns the URL that the browser opens next. */
export async function applyChoice(state: PesapalState, payment: Payment, choice: Choice): Promise<string> {
  if (choice === 'cancel') return payment.cancellation_url || createReturnUrl(payment);
  if (choice === 'close' || payment.cancelled) return createReturnUrl(payment);
  if (choice === 'late') {
    ignoreRejection(payLate(state, payment));
    return createReturnUrl(payment);
  }
  setStatus(payment, OUTCOMES[choice]);
  const { notice, notice_delay_ms } = state.behaviour;
  const notifying = notice === 'last' ? pause(LAST_NOTICE_DELAY_MS).then(() => notify(state, payment)) : notify(state, payment);
  ignoreRejection(notifying);
  // The browser does not wait for a notice that a test has delayed.
  if (notice === 'first' && notice_delay_ms === 0) await Promise.race([notifying, pause(FIRST_NOTICE_WAIT_MS, undefined, { ref: false })]);
  return createReturnUrl(payment);
}

/** Reverses a payment, as PesaPal or a bank may do. */
export async function reverse(state: PesapalState, payment: Payment): Promise<void> {
  setStatus(payment, { status: 'REVERSED', method: payment.method, code: '' });
  await notify(state, payment);
}
