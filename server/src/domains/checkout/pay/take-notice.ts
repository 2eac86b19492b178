/** Somebody says that something has happened to a payment: whoever it is, the provider is asked. */
import type { Parts } from '../../../http/parts.ts';
import { tries } from '../../../http/tries.ts';
import { isUuid } from '../../../uuid.ts';
import { type Attempt, attemptById, attemptByReference } from '../../payments/payments.ts';
import { oneAfterAnother } from './one-after-another.ts';
import { type Settlement, settlePayment } from './settle-payment.ts';

type Settling = Pick<Parts, 'db' | 'post' | 'providers'>;

/** The provider's reference and ours, as they were said; either may be empty. */
export type Pair = { tracking_id: string; reference: string };

/** `asked`: the provider has answered. `later`: it could not be asked now, or not so often. */
export type Noticed = { kind: 'unknown' } | { kind: 'asked' | 'later'; attempt: Attempt };

/** Whom nobody told to stop: as many at once for one payment, then one every so often. */
const NOTICES = { max: 10, everySeconds: 5 };

/** Nobody's reference is anything else, and the database fails on some of it. */
const PRINTABLE = /^[!-~]*$/;

/** Of both, both must be right. Our own alone finds what the provider has, or what it has told us nothing of yet. */
async function findAttempt({ db }: Settling, { tracking_id, reference }: Pair): Promise<Attempt | undefined> {
  if (!PRINTABLE.test(tracking_id)) return undefined;
  const known = tracking_id === '' ? undefined : await attemptByReference(db, 'pesapal', tracking_id);
  if (known) return reference === '' || known.payment_attempt_id === reference.toLowerCase() ? known : undefined;
  const ours = isUuid(reference) ? await attemptById(db, reference) : undefined;
  if (ours?.provider !== 'pesapal') return undefined;
  return tracking_id === '' || ours.provider_reference === null ? ours : undefined;
}

export function noticeTaker(parts: Settling): (pair: Pair) => Promise<Noticed> {
  const mayAsk = tries(NOTICES);
  const run = oneAfterAnother<Settlement | undefined>();

  return async (pair) => {
    const attempt = await findAttempt(parts, pair);
    if (!attempt) return { kind: 'unknown' };
    const { payment_attempt_id } = attempt;
    if (mayAsk.take(payment_attempt_id) > 0) return { kind: 'later', attempt };
    const told = pair.tracking_id || null;
    const settled = await run(`${payment_attempt_id} ${told}`, () => settlePayment(parts, payment_attempt_id, 'provider', told));
    if (!settled || settled.answer === 'foreign') return { kind: 'unknown' };
    return { kind: settled.answer === 'unknown' || settled.answer === 'unasked' ? 'later' : 'asked', attempt: settled.attempt };
  };
}
