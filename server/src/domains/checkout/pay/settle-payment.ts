import type { PaymentState } from '@uruhu/contract/rules/transitions';
import type { Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { transact } from '../../../database/transact.ts';
import type { Parts } from '../../../http/parts.ts';
import { done, type Outcome } from '../../../outcome.ts';
import {
  type Attempt,
  attemptById,
  countedByHand,
  moveAttempt,
  noteKnown,
  type Provider,
  paymentStatus,
  reportProblem,
  resolveProblemsOf,
  type Standing,
} from '../../payments/payments.ts';
import type { By } from '../../trail/trail.ts';
import { giveUpAttempts } from '../move/give-up-attempts.ts';
import { lockAttempt } from './lock-attempt.ts';
import { nextLook } from './next-look.ts';
import { supersede } from './supersede.ts';
import { type Verdict, verdict } from './verdict.ts';
import { writeOfPayment, writeOfRefund } from './write-of-payment.ts';

type Settling = Pick<Parts, 'db' | 'post' | 'providers'>;

/**
 * `answer`: what the provider said; `unasked` where there is nobody to ask, `foreign` where what it said is about another payment.
 * `moved`: whether this call changed something. `away`: the provider was not there at all.
 */
export type Settlement = { attempt: Attempt; answer: Standing['kind'] | 'unasked' | 'foreign'; moved: boolean; away?: boolean };

/**
 * Asks the provider how an attempt to pay stands, outside any transaction, and then does what follows from the answer, once, whoever
 * calls it and how often: the page that people come back to, the provider's notices, the job, staff. Undefined: no such attempt.
 *
 * `reference` is what somebody says the provider calls it: where we never learned that ourselves, it is taken up when, and only when,
 * the provider names our attempt for it.
 */
export async function settlePayment(
  parts: Settling,
  payment_attempt_id: string,
  by: By,
  reference: string | null = null,
): Promise<Settlement | undefined> {
  const attempt = await attemptById(parts.db, payment_attempt_id);
  if (!attempt) return undefined;
  const provider = attempt.provider === 'mobile_money' ? null : parts.providers[attempt.provider];
  const asked = attempt.provider_reference ?? reference;
  if (!provider || asked === null) {
    await noteKnown(parts.db, payment_attempt_id, { next_check_at: laterLook(attempt) });
    return { attempt, answer: 'unasked', moved: false };
  }
  const standing = await askProvider(provider, asked, attempt.created_at);
  if (attempt.provider_reference === null && namedBy(standing) !== payment_attempt_id) {
    return { attempt, answer: standing.kind === 'unknown' ? 'unknown' : 'foreign', moved: false };
  }
  if (standing.kind === 'unknown') {
    await noteKnown(parts.db, payment_attempt_id, { next_check_at: laterLook(attempt) });
    return { attempt, answer: 'unknown', moved: false, away: standing.away ?? false };
  }
  const outcome = await transact(parts.db, (trx) => apply(trx, parts, attempt, standing, asked, by));
  if (!outcome.ok) throw new Error(outcome.message);
  const { ended, ...settled } = outcome.value;
  // Not waited for: whoever has paid is waiting.
  void giveUpAttempts(parts.providers, ended);
  return settled;
}

/** Whatever goes wrong while it is asked is no answer. */
const askProvider = (provider: Provider, reference: string, begun_at: Date): Promise<Standing> =>
  provider.standing(reference, begun_at).catch((error: unknown) => ({ kind: 'unknown', reason: String(error) }));

/** Which attempt an answer is about, as the provider says. */
function namedBy(standing: Standing): string | undefined {
  if (standing.kind === 'unknown') return undefined;
  return 'receipt' in standing ? standing.receipt.merchant_reference : standing.merchant_reference;
}

const laterLook = ({ state, updated_at }: Attempt, now = new Date()) => nextLook(state, updated_at, now);

async function apply(
  trx: Transaction<Database>,
  { post }: Pick<Settling, 'post'>,
  before: Attempt,
  standing: Standing,
  provider_reference: string,
  by: By,
): Promise<Outcome<Settlement & { ended: Attempt[] }>> {
  const { order, attempts, attempt: found } = await lockAttempt(trx, before);
  const { payment_attempt_id } = found;
  if (found.provider_reference === null) await noteKnown(trx, payment_attempt_id, { provider_reference });
  const attempt = { ...found, provider_reference };

  const others = attempts.filter((one) => one !== found);
  const covered = paymentStatus(order.total_rwf, others) === 'Paid';
  const counted = 'receipt' in standing ? ((await countedByHand(trx, standing.receipt.confirmation_code)) ?? null) : null;
  const around = { stood: before.state, order_status: order.status, covered, counted };
  const { steps, problems } = verdict(attempt, standing, around);
  const moved = await walk(trx, attempt, steps, standing, by);
  await report(trx, problems, { attempt, counted });
  const own = problems.filter(({ of }) => of === 'this').map(({ kind }) => kind);
  if (moved.state === 'succeeded' && steps.length > 0) await writeOfPayment(trx, { post, order, paid: moved }, own);
  if (moved.state === 'refunded' && steps.length > 0) {
    const staff_id = typeof by === 'string' ? null : by.staff_id;
    // What asked for it is done with. That nobody had asked for it is another problem, and stays.
    await resolveProblemsOf(trx, payment_attempt_id, { staff_id, resolution: 'refunded (the provider says so)' });
    await writeOfRefund(trx, { post, order, paid: moved });
  }
  const isPaid = paymentStatus(order.total_rwf, [...others, moved]) === 'Paid';
  // Nobody is to pay a second time what is still open elsewhere.
  const ended = isPaid && steps.length > 0 ? await supersede(trx, others, by) : [];
  if (steps.length === 0) await noteKnown(trx, payment_attempt_id, { next_check_at: laterLook(attempt) });
  return done({ attempt: moved, answer: standing.kind, moved: steps.length > 0, ended });
}

/** Tells staff what is wrong, each at the payment that it is about. */
async function report(
  trx: Transaction<Database>,
  problems: Verdict['problems'],
  { attempt, counted }: { attempt: Attempt; counted: Attempt | null },
): Promise<void> {
  for (const { kind, detail, of } of problems) {
    const { order_id, payment_attempt_id } = of === 'counted' && counted ? counted : attempt;
    await reportProblem(trx, { order_id, payment_attempt_id, kind, detail });
  }
}

/** Takes an attempt through the steps, with what the provider has said of the payment. */
async function walk(
  trx: Transaction<Database>,
  attempt: Attempt,
  steps: readonly PaymentState[],
  standing: Standing,
  by: By,
): Promise<Attempt> {
  const now = new Date();
  const known = 'receipt' in standing ? { confirmation_code: standing.receipt.confirmation_code, method: standing.receipt.method } : {};
  const reason = standing.kind === 'failed' ? standing.reason : '';
  let current = attempt;
  for (const state of steps) {
    const moved = await moveAttempt(trx, current, state, { ...known, next_check_at: nextLook(state, now, now), by, reason });
    if (!moved) throw new Error(`payment ${attempt.payment_attempt_id} moved though it was locked`);
    current = moved;
  }
  return current;
}
