import type { Db } from '../../../database/db.ts';
import { limitFailures } from '../../../database/limit-failures.ts';
import { createSharedRateLimiter } from '../../../database/rate-limiter.ts';

/**
 * Of a million codes, three are valid at a time. With one guess each 900 seconds, which is 96 a day, a thief of the password finds a code
 * within a year with a probability of 1 in 10. Strangers who do not know the password cannot guess codes, so they cannot use up this limit.
 */
const MEMBER_TOTP_LIMIT = createSharedRateLimiter('TOTP codes of a staff member', { burst: 10, secondsPerCall: 900 });
const ADDRESS_TOTP_LIMIT = createSharedRateLimiter('TOTP codes from one address', { burst: 20, secondsPerCall: 60 });

/** Runs `check` and counts it if it returns false. Throws TryLater if there were too many wrong codes. */
export const withTotpLimit = (
  db: Db,
  { staff_id, ip_address }: { staff_id: string; ip_address: string },
  check: () => Promise<boolean>,
): Promise<boolean> =>
  limitFailures(
    db,
    [
      [ADDRESS_TOTP_LIMIT, ip_address],
      [MEMBER_TOTP_LIMIT, staff_id],
    ],
    check,
  );
