/** Decides which steps and problems follow from a provider's report on a payment attempt. Pure; `settle-payment.ts` locks and writes. */
import type { OrderStatus } from '@uruhu/contract/order';
import type { PaymentProblemKind } from '@uruhu/contract/payment';
import type { PaymentState } from '@uruhu/contract/rules/transitions';
import type { Attempt, PaymentReport, Receipt } from '../../payments/payments.ts';

export type CheckedAttempt = Pick<Attempt, 'payment_attempt_id' | 'order_id' | 'state' | 'amount_rwf' | 'currency' | 'refund_asked_at'>;
export type VerdictContext = {
  /** The attempt's state before the provider was asked. */
  previousState: PaymentState;
  order_status: OrderStatus;
  /** Whether other attempts have paid the whole order. */
  alreadyPaid: boolean;
  /** The payment that staff have confirmed with the transaction that the provider reports. */
  duplicateOf: Pick<Attempt, 'order_id'> | null;
};
/** `payment`: whether this attempt or `duplicateOf` has the problem. */
type Problem = { kind: PaymentProblemKind; detail: string; payment: 'this' | 'duplicateOf' };
export type Verdict = { steps: readonly PaymentState[]; problems: readonly Problem[] };

const NO_CHANGE: Verdict = { steps: [], problems: [] };
/** The states in which a payment that the provider reports counts. A late payment counts even if the attempt has failed or expired meanwhile. */
export const CREDITABLE_STATES: readonly PaymentState[] = ['created', 'pending', 'failed', 'expired'];
const fromCreditableStates = (steps: readonly PaymentState[]) => Object.fromEntries(CREDITABLE_STATES.map((state) => [state, steps]));

/** The steps of an attempt after each kind of report, by its state; none if the state is not listed. */
const STEPS_BY_REPORT: Readonly<Record<PaymentReport['kind'], Partial<Record<PaymentState, readonly PaymentState[]>>>> = {
  unknown: {},
  pending: { created: ['pending'] },
  failed: { created: ['failed'], pending: ['failed'] },
  paid: fromCreditableStates(['succeeded']),
  // Records both steps: that the money arrived and that it was reversed.
  reversed: { ...fromCreditableStates(['succeeded', 'refunded']), succeeded: ['refunded'] },
};

/** Longer values of a provider are shortened in the details of a problem. */
const DETAIL_CHARS_MAX = 100;

/** Describes for staff how a receipt differs from the requested payment; '' if it does not. */
function describeDifferences(attempt: CheckedAttempt, { merchant_reference, currency, amount }: Receipt): string {
  const compare = (field: string, requested: string | number, reported: string | number) =>
    requested === reported
      ? []
      : [`${field} ${requested} was asked for, and the provider says ${String(reported).slice(0, DETAIL_CHARS_MAX)}`];
  return [
    ...compare('the reference', attempt.payment_attempt_id, merchant_reference),
    ...compare('the currency', attempt.currency, currency),
    ...compare('the amount', attempt.amount_rwf, amount),
  ].join('; ');
}

const createMismatch = (detail: string): Verdict => ({ steps: [], problems: [{ kind: 'mismatch', detail, payment: 'this' }] });

/** Judges a report that no money has arrived. A report that names no attempt counts as a report on this attempt. */
function judgeUnpaid(
  attempt: CheckedAttempt,
  report: Extract<PaymentReport, { kind: 'pending' | 'failed' }>,
  previousState: PaymentState,
): Verdict {
  const { kind, merchant_reference } = report;
  const isNamed = merchant_reference === attempt.payment_attempt_id;
  if (!isNamed && merchant_reference !== undefined) return NO_CHANGE;
  // A paid payment cannot fail later, so this report is a mismatch. It is no mismatch if the shop asked before the money arrived, or if the
  // report names no attempt, because the provider may then have lost the payment.
  if (kind === 'failed' && attempt.state === 'succeeded' && previousState === 'succeeded' && isNamed) {
    return createMismatch('it was paid, and the provider now says that it failed');
  }
  return { steps: STEPS_BY_REPORT[kind][attempt.state] ?? [], problems: [] };
}

/**
 * Judges a report. If staff have confirmed the same transaction for this order, its money is already counted. If staff have confirmed it
 * for another order, the money still counts for this order, because the provider names this attempt, while shoppers can type any
 * transaction id. The other order stays confirmed and gets a problem for staff, even if the provider has reversed the payment.
 */
export function judgeReport(
  attempt: CheckedAttempt,
  report: PaymentReport,
  { previousState, order_status, alreadyPaid, duplicateOf }: VerdictContext,
): Verdict {
  // No report changes a refunded attempt.
  if (report.kind === 'unknown' || attempt.state === 'refunded') return NO_CHANGE;
  if (report.kind === 'pending' || report.kind === 'failed') return judgeUnpaid(attempt, report, previousState);
  const differences = describeDifferences(attempt, report.receipt);
  if (differences) return createMismatch(report.kind === 'reversed' ? `it went back: ${differences}` : differences);
  const steps = STEPS_BY_REPORT[report.kind][attempt.state] ?? [];
  const succeedsNow = steps[0] === 'succeeded';
  const isNewPayment = succeedsNow && report.kind === 'paid';
  const givenBackProblem: Problem = {
    kind: 'used_twice',
    detail: `the provider has given its money back (order ${attempt.order_id})`,
    payment: 'duplicateOf',
  };
  // Staff have confirmed this transaction for this order, so its money is counted already. Only a reversal is new to them.
  if (succeedsNow && duplicateOf?.order_id === attempt.order_id) return { steps: [], problems: isNewPayment ? [] : [givenBackProblem] };
  const usedTwiceDetail = `the same transaction has paid order ${attempt.order_id} through its provider`;
  const possibleProblems: [applies: boolean, kind: PaymentProblemKind, detail: string, payment: Problem['payment']][] = [
    [isNewPayment && order_status === 'cancelled', 'paid_after_cancel', 'the money came after the order was cancelled', 'this'],
    [isNewPayment && alreadyPaid, 'paid_twice', 'the order was paid already', 'this'],
    [isNewPayment && duplicateOf !== null, 'used_twice', usedTwiceDetail, 'duplicateOf'],
    [steps.includes('refunded') && duplicateOf !== null, givenBackProblem.kind, givenBackProblem.detail, 'duplicateOf'],
    // A refund that the shop requested is not a problem.
    [steps.includes('refunded') && attempt.refund_asked_at === null, 'reversed', 'the provider gave the money back', 'this'],
  ];
  return {
    steps,
    problems: possibleProblems.filter(([applies]) => applies).map(([, kind, detail, payment]) => ({ kind, detail, payment })),
  };
}
