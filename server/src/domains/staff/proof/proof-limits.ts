/**
 * Limits wrong passwords and codes by which signed-in members prove who they are. They are counted apart from those at sign-in: strangers who
 * guess at sign-in keep no signed-in member from a proof, and a thief of a session who guesses here keeps nobody from signing in.
 *
 * The bucket of a member drains faster than one session can fill it, so a thief with one session does not use up the member's own tries.
 */
import type { Db } from '../../../database/db.ts';
import { limitFailures } from '../../../database/limit-failures.ts';
import { createSharedRateLimiter } from '../../../database/rate-limiter.ts';

/** At most 58 guesses in the twelve hours of a session. */
const SESSION_LIMIT = createSharedRateLimiter('proofs in a staff session', { burst: 10, secondsPerCall: 900 });
const MEMBER_LIMIT = createSharedRateLimiter('proofs of a staff member', { burst: 20, secondsPerCall: 300 });

/** Runs `check` and counts it if it returns false. Throws TryLater if there were too many failures. */
export const withProofLimit = (
  db: Db,
  { staff_id, token_hash }: { staff_id: string; token_hash: Buffer },
  check: () => Promise<boolean>,
): Promise<boolean> =>
  limitFailures(
    db,
    [
      [SESSION_LIMIT, token_hash.toString('hex')],
      [MEMBER_LIMIT, staff_id],
    ],
    check,
  );
