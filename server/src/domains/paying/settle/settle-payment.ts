import type { PaymentState } from '@uruhu/contract/rules/transitions';
import type { Transaction } from 'kysely';
import type { AppContext } from '../../../context.ts';
import { readShopTime } from '../../../database/clock.ts';
import type { Db } from '../../../database/db.ts';
import type { Database } from '../../../database/schema.ts';
import { transact } from '../../../database/transact.ts';
import { done, type Outcome } from '../../../lib/outcome.ts';
import { type Actor, isStaff } from '../../order-log/order-log.ts';
import {
  type Attempt,
  computePaymentStatus,
  findAttempt,
  findPaymentConfirmedByStaff,
  moveAttempt,
  type PaymentReport,
  type Provider,
  reportProblem,
  reportUnneededPartialPayment,
  resolveRefundProblems,
  updateAttemptDetails,
} from '../../payments/payments.ts';
import { lockAttempt } from '../lock-attempt.ts';
import { cancelAtProviders } from '../refund/cancel-at-providers.ts';
import { sendPaymentMail, sendRefundMail } from '../send-payment-mail.ts';
import { supersedeAttempts } from '../start/supersede-attempts.ts';
import { computeNextCheck, computeNextCheckOfExpired } from './next-check.ts';
import { judgeReport, type Verdict } from './verdict.ts';

type SettleContext = Pick<AppContext, 'db' | 'mailer' | 'providers'>;

/**
 * `result`: the kind of the provider's report; `not_asked` if the provider is not configured or its reference is not known, `foreign` if it
 * reported on another payment. `hasChangedAttempt`: whether this call changed the attempt.
 */
export type Settlement = {
  attempt: Attempt;
  result: PaymentReport['kind'] | 'not_asked' | 'foreign';
  hasChangedAttempt: boolean;
  isProviderUnreachable?: boolean;
};

/**
 * Asks the provider about a payment attempt, outside of any transaction, and then records what its report means for the attempt and the
 * order. The page to which shoppers return, the provider's notices, the job and staff can call this at the same time; each change is made
 * once. Undefined if there is no such attempt.
 *
 * `claimedReference`: the provider's reference as a notice or an address claims it. It is used only if the shop has stored no reference,
 * and stored only if the provider names this attempt in its report on the reference.
 */
export async function settlePayment(
  context: SettleContext,
  payment_attempt_id: string,
  actor: Actor,
  claimedReference: string | null = null,
): Promise<Settlement | undefined> {
  const attempt = await findAttempt(context.db, payment_attempt_id);
  if (!attempt) return undefined;
  const provider = attempt.provider === 'mobile_money' ? null : context.providers[attempt.provider];
  const provider_reference = attempt.provider_reference ?? claimedReference;
  if (!provider || provider_reference === null) {
    await updateAttemptDetails(context.db, payment_attempt_id, { next_check_at: await computeNextCheckTime(context.db, attempt) });
    return { attempt, result: 'not_asked', hasChangedAttempt: false };
  }
  const age_ms = (await readShopTime(context.db)).getTime() - attempt.created_at.getTime();
  const report = await askProvider(provider, provider_reference, age_ms);
  if (attempt.provider_reference === null && findNamedAttemptId(report) !== payment_attempt_id) {
    return { attempt, result: report.kind === 'unknown' ? 'unknown' : 'foreign', hasChangedAttempt: false };
  }
  if (report.kind === 'unknown') {
    await updateAttemptDetails(context.db, payment_attempt_id, { next_check_at: await computeNextCheckTime(context.db, attempt) });
    return { attempt, result: 'unknown', hasChangedAttempt: false, isProviderUnreachable: report.isUnreachable ?? false };
  }
  const outcome = await transact(context.db, (trx) => recordReport(trx, context, attempt, report, provider_reference, actor));
  if (!outcome.ok) throw new Error(outcome.code);
  const { expiredAttempts, ...settlement } = outcome.value;
  // Runs in the background: the shopper is waiting for this response.
  void cancelAtProviders(context.providers, expiredAttempts);
  return settlement;
}

/** Reports a failed call as `unknown`. */
const askProvider = (provider: Provider, reference: string, age_ms: number): Promise<PaymentReport> =>
  provider.fetchStatus(reference, age_ms).catch((error: unknown) => ({ kind: 'unknown', reason: String(error) }));

/** The id of the attempt that the report names, if any. */
function findNamedAttemptId(report: PaymentReport): string | undefined {
  if (report.kind === 'unknown') return undefined;
  return 'receipt' in report ? report.receipt.merchant_reference : report.merchant_reference;
}

/** The time of the next check of an attempt that the report has not changed. */
async function computeNextCheckTime(db: Db, attempt: Attempt): Promise<Date | null> {
  const { state, updated_at } = attempt;
  const now = await readShopTime(db);
  const times = { since: updated_at, now };
  return state === 'expired' ? computeNextCheckOfExpired(attempt, times) : computeNextCheck(state, times);
}

/**
 * Records what a report means for the attempt and its order, and mails the customer. Also returns the other attempts that it has expired.
 */
async function recordReport(
  trx: Transaction<Database>,
  { mailer }: Pick<SettleContext, 'mailer'>,
  attemptBefore: Attempt,
  report: PaymentReport,
  provider_reference: string,
  actor: Actor,
): Promise<Outcome<Settlement & { expiredAttempts: Attempt[] }>> {
  const { order, attempts, attempt: locked } = await lockAttempt(trx, attemptBefore);
  const { payment_attempt_id } = locked;
  if (locked.provider_reference === null) await updateAttemptDetails(trx, payment_attempt_id, { provider_reference });
  const attempt = { ...locked, provider_reference };

  const otherAttempts = attempts.filter((candidate) => candidate !== locked);
  const alreadyPaid = computePaymentStatus(order.total_rwf, otherAttempts) === 'Paid';
  const duplicateOf = 'receipt' in report ? ((await findPaymentConfirmedByStaff(trx, report.receipt.confirmation_code)) ?? null) : null;
  const { steps, problems } = judgeReport(attempt, report, {
    previousState: attemptBefore.state,
    order_status: order.status,
    alreadyPaid,
    duplicateOf,
  });
  const moved = await moveThroughSteps(trx, attempt, steps, report, actor);
  await reportProblems(trx, problems, { attempt, duplicateOf });
  const ownProblemKinds = problems.filter(({ payment }) => payment === 'this').map(({ kind }) => kind);
  if (moved.state === 'succeeded' && steps.length > 0) {
    await reportUnneededPartialPayment(trx, order.total_rwf, moved, otherAttempts);
    await sendPaymentMail(trx, { mailer, order, paidAttempt: moved }, ownProblemKinds);
  }
  if (moved.state === 'refunded' && steps.length > 0) {
    const staff_id = isStaff(actor) ? actor.staff_id : null;
    // Resolves the problems that required the refund. The problem of a refund that the shop has not requested stays open.
    await resolveRefundProblems(trx, payment_attempt_id, { staff_id, resolution_code: 'refund_reported' });
    await sendRefundMail(trx, { mailer, order, paidAttempt: moved });
  }
  const isPaid = computePaymentStatus(order.total_rwf, [...otherAttempts, moved]) === 'Paid';
  // Expires the other open attempts of a paid order, so that the shopper does not pay twice.
  const expiredAttempts = isPaid && steps.length > 0 ? await supersedeAttempts(trx, otherAttempts, actor) : [];
  if (steps.length === 0) await updateAttemptDetails(trx, payment_attempt_id, { next_check_at: await computeNextCheckTime(trx, attempt) });
  return done({ attempt: moved, result: report.kind, hasChangedAttempt: steps.length > 0, expiredAttempts });
}

/** Reports each problem to staff, at the payment that has it. */
async function reportProblems(
  trx: Transaction<Database>,
  problems: Verdict['problems'],
  { attempt, duplicateOf }: { attempt: Attempt; duplicateOf: Attempt | null },
): Promise<void> {
  for (const { kind, detail, payment } of problems) {
    const { order_id, payment_attempt_id } = payment === 'duplicateOf' && duplicateOf ? duplicateOf : attempt;
    await reportProblem(trx, { order_id, payment_attempt_id, kind, detail });
  }
}

/** Moves an attempt through the steps, and records the details of the provider's report. */
async function moveThroughSteps(
  trx: Transaction<Database>,
  attempt: Attempt,
  steps: readonly PaymentState[],
  report: PaymentReport,
  actor: Actor,
): Promise<Attempt> {
  const now = await readShopTime(trx);
  const details = 'receipt' in report ? { confirmation_code: report.receipt.confirmation_code, method: report.receipt.method } : {};
  const reason_code = report.kind === 'failed' ? report.reason_code : '';
  let current = attempt;
  for (const state of steps) {
    const next_check_at = computeNextCheck(state, { since: now, now });
    const moved = await moveAttempt(trx, current, state, { ...details, next_check_at, actor, reason_code });
    if (!moved) throw new Error(`payment ${attempt.payment_attempt_id} moved though it was locked`);
    current = moved;
  }
  return current;
}
