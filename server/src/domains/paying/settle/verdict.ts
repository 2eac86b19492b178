/** Decides what follows from a provider's report on a payment attempt. Pure: settle-payment.ts locks and writes. */
import type { OrderStatus } from '@uruhu/contract/order';
import type { PaymentProblemKind } from '@uruhu/contract/payment';
import type { PaymentState } from '@uruhu/contract/rules/transitions';
import type { Attempt, PaymentReport, Receipt } from '../../payments/payments.ts';

export type CheckedAttempt = Pick<Attempt, 'payment_attempt_id' | 'order_id' | 'state' | 'amount_rwf' | 'currency' | 'refund_asked_at'>;
export type VerdictContext = {
  /** The attempt's state when the provider was asked. */
  previousState: PaymentState;
  order_status: OrderStatus;
  /** Other attempts have paid the whole order. */
  alreadyPaid: boolean;
  /** The payment that staff have confirmed by the same transaction that the provider names. */
  duplicateOf: Pick<Attempt, 'order_id'> | null;
};
/** `payment`: which payment has the problem. */
type Problem = { kind: PaymentProblemKind; detail: string; payment: 'this' | 'duplicate' };
export type Verdict = { steps: readonly PaymentState[]; problems: readonly Problem[] };

const NOTHING: Verdict = { steps: [], problems: [] };
/** Late money counts, also if the attempt has failed or expired meanwhile. */
const CREDITABLE_STATES = ['created', 'pending', 'failed', 'expired'] as const;
const stepFromCreditable = (steps: readonly PaymentState[]) => Object.fromEntries(CREDITABLE_STATES.map((state) => [state, steps]));

/** The steps that a report leads to from each state; none where the state is not listed. */
export const STEPS: Readonly<Record<PaymentReport['kind'], Partial<Record<PaymentState, readonly PaymentState[]>>>> = {
  unknown: {},
  pending: { created: ['pending'] },
  failed: { created: ['failed'], pending: ['failed'] },
  paid: stepFromCreditable(['succeeded']),
  // Both steps are recorded: the money came, and went back.
  reversed: { ...stepFromCreditable(['succeeded', 'refunded']), succeeded: ['refunded'] },
};

/** Longer values of a provider are cut in problem details. */
const DETAIL_CHARS_MAX = 100;

/** Describes for staff how a receipt differs from what was asked for; '' if it does not. */
export function describeDifferences(attempt: CheckedAttempt, { merchant_reference, currency, amount }: Receipt): string {
  const compare = (noun: string, ours: string | number, theirs: string | number) =>
    ours === theirs ? [] : [`${noun} ${ours} was asked for, and the provider says ${String(theirs).slice(0, DETAIL_CHARS_MAX)}`];
  return [
    ...compare('the reference', attempt.payment_attempt_id, merchant_reference),
    ...compare('the currency', attempt.currency, currency),
    ...compare('the amount', attempt.amount_rwf, amount),
  ].join('; ');
}

const createMismatch = (detail: string): Verdict => ({ steps: [], problems: [{ kind: 'mismatch', detail, payment: 'this' }] });

/** The verdict on a report that is not about money. A report that names no attempt is about this one. */
function judgeUnpaid(
  attempt: CheckedAttempt,
  report: Extract<PaymentReport, { kind: 'pending' | 'failed' }>,
  previousState: PaymentState,
): Verdict {
  const { kind, merchant_reference } = report;
  const isNamed = merchant_reference === attempt.payment_attempt_id;
  if (!isNamed && merchant_reference !== undefined) return NOTHING;
  // A report from before the money came is only late, and a report that names no attempt may be about a payment that the provider has lost.
  // Otherwise a paid payment has turned into a failure.
  if (kind === 'failed' && attempt.state === 'succeeded' && previousState === 'succeeded' && isNamed) {
    return createMismatch('it was paid, and the provider now says that it failed');
  }
  return { steps: STEPS[kind][attempt.state] ?? [], problems: [] };
}

/**
 * If staff have confirmed the same transaction for this order, its money is counted already. If they have confirmed it for another order,
 * it still counts for this one: the provider names our payment, while a shopper may type any transaction id. The other order's
 * confirmation stands, and gets a problem for staff, also if the provider has given that money back.
 */
export function judgeReport(
  attempt: CheckedAttempt,
  report: PaymentReport,
  { previousState, order_status, alreadyPaid, duplicateOf }: VerdictContext,
): Verdict {
  // The attempt is refunded already, so no report changes it.
  if (report.kind === 'unknown' || attempt.state === 'refunded') return NOTHING;
  if (report.kind === 'pending' || report.kind === 'failed') return judgeUnpaid(attempt, report, previousState);
  const wrong = describeDifferences(attempt, report.receipt);
  if (wrong) return createMismatch(report.kind === 'reversed' ? `it went back: ${wrong}` : wrong);
  const steps = STEPS[report.kind][attempt.state] ?? [];
  const succeedsNow = steps[0] === 'succeeded';
  const isNewPayment = succeedsNow && report.kind === 'paid';
  const givenBackProblem: Problem = {
    kind: 'used_twice',
    detail: `the provider has given its money back (order ${attempt.order_id})`,
    payment: 'duplicate',
  };
  if (succeedsNow && duplicateOf?.order_id === attempt.order_id) return { steps: [], problems: isNewPayment ? [] : [givenBackProblem] };
  const paidHere = `the same transaction has paid order ${attempt.order_id} through its provider`;
  const problems: [boolean, PaymentProblemKind, string, Problem['payment']][] = [
    [isNewPayment && order_status === 'cancelled', 'paid_after_cancel', 'the money came after the order was cancelled', 'this'],
    [isNewPayment && alreadyPaid, 'paid_twice', 'the order was paid already', 'this'],
    [isNewPayment && duplicateOf !== null, 'used_twice', paidHere, 'duplicate'],
    [steps.includes('refunded') && duplicateOf !== null, givenBackProblem.kind, givenBackProblem.detail, 'duplicate'],
    // A refund that the shop asked for is no problem.
    [steps.includes('refunded') && attempt.refund_asked_at === null, 'reversed', 'the provider gave the money back', 'this'],
  ];
  return { steps, problems: problems.filter(([applies]) => applies).map(([, kind, detail, payment]) => ({ kind, detail, payment })) };
}
