/** Gives a payment back, the whole of it, and asks for it once: in the transaction that allows it, before whoever moves the money is asked. */
import type { RefundFinding } from '@uruhu/contract/staff';
import type { Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { transact } from '../../../database/transact.ts';
import type { Parts } from '../../../http/parts.ts';
import { done, type Outcome, refuse } from '../../../outcome.ts';
import type { Post } from '../../mail/mail.ts';
import type { OrderRow } from '../../orders/orders.ts';
import {
  type Asked,
  type Attempt,
  claimRefund,
  moveAttempt,
  type Refund,
  resolveProblemsOf,
  undoRefundClaim,
} from '../../payments/payments.ts';
import { lockAttempt } from './lock-attempt.ts';
import { writeOfRefund } from './write-of-payment.ts';

/** `by`: the name of whoever asks for it, as the provider notes it. `reason`: for staff alone. */
export type Giving = { staff_id: string; by: string; reason: string };
type Refunding = Pick<Parts, 'db' | 'post' | 'providers'>;
/** Both locked. */
type Held = { order: OrderRow; attempt: Attempt };

/** What the provider is told of why: the staff's own words may name somebody. */
const REMARKS = 'refunded by the shop';
const NOT_PAID = 'This payment cannot be refunded: it has not come in, or it went back already.';
const ASKED = 'A refund of this payment was asked for already. Please look at the provider’s own page, and say here what you found.';
const NOT_THERE =
  'The provider of this payment is not set up in this shop any more, so it cannot be asked. Please give the money back on its own page, and say here that it was given back.';
const NOT_ASKED = 'No refund of this payment was asked for.';
const UNCLEAR =
  'The provider did not answer clearly: the refund may have been taken up. Please look at its own page, and say here what you found.';

/** Null: staff give the money back by hand. */
const giverOf = ({ providers }: Pick<Refunding, 'providers'>, { provider }: Attempt): ((refund: Refund) => Promise<Asked>) | null =>
  provider === 'mobile_money' ? null : (providers[provider]?.refund ?? null);

/** Whoever moved this money cannot be asked from here any more. */
const isAway = ({ providers }: Pick<Refunding, 'providers'>, { provider }: Attempt): boolean =>
  provider !== 'mobile_money' && providers[provider] === null;

/** What asked for it is resolved, and whoever had paid is told. */
async function noteRefunded(trx: Transaction<Database>, post: Post, { order, attempt }: Held, { staff_id, reason }: Giving, how: string) {
  const moved = await moveAttempt(trx, attempt, 'refunded', { by: { staff_id }, note: reason, next_check_at: null });
  if (!moved) throw new Error(`payment ${attempt.payment_attempt_id} moved though it was locked`);
  await resolveProblemsOf(trx, attempt.payment_attempt_id, { staff_id, resolution: `refunded (${how})` });
  await writeOfRefund(trx, { post, order, paid: moved });
  return moved;
}

/**
 * Of an attempt that is locked, with its order: from now on its money is on its way back. By hand this is the note of it, and all
 * there is to do; else its provider is to be asked (giveBack). 409 where that was done before, 422 where the provider is not set up any more.
 */
export async function beginRefund(
  trx: Transaction<Database>,
  parts: Pick<Refunding, 'post' | 'providers'>,
  held: Held,
  giving: Giving,
): Promise<Outcome<Attempt>> {
  const { attempt } = held;
  if (attempt.refund_asked_at !== null) return refuse(409, ASKED);
  if (isAway(parts, attempt)) return refuse(422, NOT_THERE);
  if (!giverOf(parts, attempt)) return done(await noteRefunded(trx, parts.post, held, giving, 'by hand'));
  return (await claimRefund(trx, attempt.payment_attempt_id)) ? done(attempt) : refuse(409, NOT_PAID);
}

/**
 * Of an attempt that is locked, with its order: ends the doubt about a refund that was asked for and not clearly answered. What the
 * provider has not given back may be asked for again. Of a provider that is not set up any more it is how a refund is noted at all.
 * 409 where none was asked for.
 */
export async function concludeRefund(
  trx: Transaction<Database>,
  parts: Pick<Refunding, 'post' | 'providers'>,
  held: Held,
  giving: Giving,
  found: RefundFinding,
): Promise<Outcome<Attempt>> {
  const { attempt } = held;
  const isGiven = found === 'given_back';
  if (attempt.refund_asked_at === null && !(isGiven && isAway(parts, attempt))) return refuse(409, NOT_ASKED);
  if (isGiven) return done(await noteRefunded(trx, parts.post, held, giving, 'found at the provider'));
  await undoRefundClaim(trx, attempt.payment_attempt_id);
  return done(attempt);
}

/**
 * Asks the provider for what was begun. The claim is undone only where it says no for sure: where there is no answer it stays, and
 * whoever called is told to look.
 */
export async function giveBack(parts: Refunding, attempt: Attempt, giving: Giving): Promise<Outcome<null>> {
  const give = attempt.state === 'refunded' ? null : giverOf(parts, attempt);
  if (!give) return done(null);
  const { payment_attempt_id, confirmation_code, amount_rwf } = attempt;
  const asked = await give({ confirmation_code, amount_rwf, by: giving.by, remarks: REMARKS }).catch((error: unknown) => ({
    kind: 'unknown' as const,
    reason: String(error),
  }));
  if (asked.kind === 'refused') await undoRefundClaim(parts.db, payment_attempt_id);
  if (asked.kind === 'refused') return refuse(422, `The provider does not refund it: ${asked.reason}`);
  if (asked.kind === 'unknown') return refuse(502, UNCLEAR);
  return transact(parts.db, async (trx) => {
    const { order, attempt: now } = await lockAttempt(trx, attempt);
    // The provider may have said so meanwhile.
    if (now.state === 'succeeded') await noteRefunded(trx, parts.post, { order, attempt: now }, giving, 'provider');
    return done(null);
  });
}
