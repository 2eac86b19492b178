import { hash, verify } from '@node-rs/argon2';

/** argon2id (the library's default) with OWASP's first recommendation: 19 MiB, two passes, one lane. */
const WORK = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, WORK);

let standIn: Promise<string> | undefined;

/**
 * Whether the password fits. Without a hash (nobody has that name) the same work is done in vain, so that the time of the
 * answer does not tell which names exist.
 */
export async function passwordFits(password_hash: string | undefined, password: string): Promise<boolean> {
  standIn ??= hashPassword('nobody signs in with this');
  const other = await standIn;
  const fits = await verify(password_hash ?? other, password);
  return fits && password_hash !== undefined;
}
