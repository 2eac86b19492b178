import { hash, verify } from '@node-rs/argon2';
import { createQueueLimiter } from '../../../lib/limits/queue-limiter.ts';

/** argon2id (the library's default) with OWASP's first recommendation: 19 MiB, two passes, one lane. */
const HASH_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * A hash takes about 20 ms on one of Node's four worker threads. At most two threads hash, because the threads also compress pages and read
 * files. At most forty hashes wait, for less than a second, and at most twelve of them for one IP address.
 */
const runInHashQueue = createQueueLimiter({ running: 2, waiting: 40, waitingPerCaller: 12 });
/** The queue key for calls without an IP address, which the shop makes when it starts. */
const SHOP_KEY = 'the shop';

/** Throws TryLater if the queue is full, or has too many hashes for the IP address. */
export const hashPassword = (password: string, ip_address = SHOP_KEY): Promise<string> =>
  runInHashQueue(ip_address, () => hash(password, HASH_OPTIONS));

let dummyHash: Promise<string> | undefined;

/**
 * Whether the password is correct. Without a hash (an unknown name) this verifies a dummy hash, so that the response time does not tell
 * which names exist.
 */
export async function isPasswordCorrect(password_hash: string | undefined, password: string, ip_address = SHOP_KEY): Promise<boolean> {
  // Makes this hash once and outside the queue, which may be full and would then refuse it.
  dummyHash ??= hash('nobody signs in with this', HASH_OPTIONS);
  const fallbackHash = await dummyHash;
  const isCorrect = await runInHashQueue(ip_address, () => verify(password_hash ?? fallbackHash, password));
  return isCorrect && password_hash !== undefined;
}
