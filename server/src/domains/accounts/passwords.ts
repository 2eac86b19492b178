import { hash, verify } from '@node-rs/argon2';
import { turns } from '../../http/turns.ts';

/** argon2id (the library's default) with OWASP's first recommendation: 19 MiB, two passes, one lane. */
const WORK = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Each takes some 20 ms of one of Node's four threads for such work, which also compress pages and read files: two are left for
 * those. Forty wait for less than a second.
 */
const inTurn = turns({ running: 2, waiting: 40 });

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, WORK));

let standIn: Promise<string> | undefined;

/**
 * Whether the password fits. Without a hash (nobody has that name) the same work is done in vain, so that the time of the
 * answer does not tell which names exist.
 */
export async function passwordFits(password_hash: string | undefined, password: string): Promise<boolean> {
  // Not in turn: it is made once, and must not fail because many ask at that moment.
  standIn ??= hash('nobody signs in with this', WORK);
  const other = await standIn;
  const fits = await inTurn(() => verify(password_hash ?? other, password));
  return fits && password_hash !== undefined;
}
