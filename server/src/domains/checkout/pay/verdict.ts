/** What follows from a provider's answer about an attempt to pay. Pure: whoever locks and writes is settle-payment. */
import type { OrderStatus } from '@uruhu/contract/order';
import type { PaymentProblemKind } from '@uruhu/contract/payment';
import type { PaymentState } from '@uruhu/contract/rules/transitions';
import type { Attempt, Receipt, Standing } from '../../payments/payments.ts';

export type Asked = Pick<Attempt, 'payment_attempt_id' | 'order_id' | 'state' | 'amount_rwf' | 'currency' | 'refund_asked_at'>;
/**
 * `stood`: how we had the attempt when the provider was asked. `covered`: other attempts have paid the whole order. `counted`: the payment
 * that staff have confirmed by the very transaction that the provider names.
 */
export type Around = { stood: PaymentState; order_status: OrderStatus; covered: boolean; counted: Pick<Attempt, 'order_id'> | null };
/** `of`: whose problem it is, this payment's or that of the one counted. */
type Problem = { kind: PaymentProblemKind; detail: string; of: 'this' | 'counted' };
export type Verdict = { steps: readonly PaymentState[]; problems: readonly Problem[] };

const NOTHING: Verdict = { steps: [], problems: [] };
/** Money that comes late is money, whatever was thought of the attempt. */
const CREDIT = ['created', 'pending', 'failed', 'expired'] as const;
const each = (steps: readonly PaymentState[]) => Object.fromEntries(CREDIT.map((state) => [state, steps]));

/** From each state, the steps that an answer leads to; where nothing stands, it leads nowhere. */
export const STEPS: Readonly<Record<Standing['kind'], Partial<Record<PaymentState, readonly PaymentState[]>>>> = {
  unknown: {},
  pending: { created: ['pending'] },
  failed: { created: ['failed'], pending: ['failed'] },
  paid: each(['succeeded']),
  // The books show that it came and that it went.
  reversed: { ...each(['succeeded', 'refunded']), succeeded: ['refunded'] },
};

/** What a provider says is no longer than this in our books. */
const SAID_CHARS_MAX = 100;

/** In words, what of a receipt is not what was asked for; empty where all of it is. */
export function differences(asked: Asked, { merchant_reference, currency, amount }: Receipt): string {
  const told = (noun: string, ours: string | number, theirs: string | number) =>
    ours === theirs ? [] : [`${noun} ${ours} was asked for, and the provider says ${String(theirs).slice(0, SAID_CHARS_MAX)}`];
  return [
    ...told('the reference', asked.payment_attempt_id, merchant_reference),
    ...told('the currency', asked.currency, currency),
    ...told('the amount', asked.amount_rwf, amount),
  ].join('; ');
}

const mismatch = (detail: string): Verdict => ({ steps: [], problems: [{ kind: 'mismatch', detail, of: 'this' }] });

/** It has not been paid, the provider says. One that names no attempt speaks of the one that it was asked about. */
function unpaid(asked: Asked, standing: Extract<Standing, { kind: 'pending' | 'failed' }>, stood: PaymentState): Verdict {
  const { kind, merchant_reference } = standing;
  const named = merchant_reference === asked.payment_attempt_id;
  if (!named && merchant_reference !== undefined) return NOTHING;
  // Said of what had come in already. An answer from before it came is only late; one that names no attempt may not know it any more.
  if (kind === 'failed' && asked.state === 'succeeded' && stood === 'succeeded' && named) {
    return mismatch('it was paid, and the provider now says that it failed');
  }
  return { steps: STEPS[kind][asked.state] ?? [], problems: [] };
}

/**
 * Money that staff have counted for this order by the same transaction has come once, and is counted. Counted for another order, it is
 * this one's all the same: the provider names our payment, and a person may have typed whatever stood in a message. What staff have
 * confirmed there stands until they have looked at it again, and so it does where the provider has given that money back.
 */
export function verdict(asked: Asked, standing: Standing, { stood, order_status, covered, counted }: Around): Verdict {
  // What the shop has given back is done with.
  if (standing.kind === 'unknown' || asked.state === 'refunded') return NOTHING;
  if (standing.kind === 'pending' || standing.kind === 'failed') return unpaid(asked, standing, stood);
  const wrong = differences(asked, standing.receipt);
  // That it went back is another fact than that it came.
  if (wrong) return mismatch(standing.kind === 'reversed' ? `it went back: ${wrong}` : wrong);
  const steps = STEPS[standing.kind][asked.state] ?? [];
  const isNews = steps[0] === 'succeeded';
  const came = isNews && standing.kind === 'paid';
  const wentBack: Problem = {
    kind: 'used_twice',
    detail: `the provider has given its money back (order ${asked.order_id})`,
    of: 'counted',
  };
  if (isNews && counted?.order_id === asked.order_id) return { steps: [], problems: came ? [] : [wentBack] };
  const paidHere = `the same transaction has paid order ${asked.order_id} through its provider`;
  const problems: [boolean, PaymentProblemKind, string, Problem['of']][] = [
    [came && order_status === 'cancelled', 'paid_after_cancel', 'the money came after the order was cancelled', 'this'],
    [came && covered, 'paid_twice', 'the order was paid already', 'this'],
    [came && counted !== null, 'used_twice', paidHere, 'counted'],
    [steps.includes('refunded') && counted !== null, wentBack.kind, wentBack.detail, 'counted'],
    // What we have asked for ourselves is no surprise.
    [steps.includes('refunded') && asked.refund_asked_at === null, 'reversed', 'the provider gave the money back', 'this'],
  ];
  return { steps, problems: problems.filter(([is]) => is).map(([, kind, detail, of]) => ({ kind, detail, of })) };
}
