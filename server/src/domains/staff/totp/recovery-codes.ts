/** Recovery codes: with each, a staff member who has lost her phone can sign in once. */
import { createHash, randomBytes } from 'node:crypto';
import { encodeBase32 } from './totp.ts';

const RECOVERY_CODE_COUNT = 10;
/** Twelve characters of five bits. Fewer would be enough, as guessing is limited, but a code of this length is easy to type. */
const CODE_LENGTH = 12;
/** Enough for sixteen characters, of which twelve are used. */
const RANDOM_BYTES = 10;

/** Creates a code such as 'ABCD-EFGH-IJKL'. */
const createRecoveryCode = (): string => (encodeBase32(randomBytes(RANDOM_BYTES)).slice(0, CODE_LENGTH).match(/.{4}/g) ?? []).join('-');

export const createRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODE_COUNT }, createRecoveryCode);

/** The hash of a recovery code, independent of case, spaces and hyphens. Random codes need no slow hash. */
export const hashRecoveryCode = (code: string): string =>
  createHash('sha256').update(code.replace(/[\s-]/g, '').toUpperCase()).digest('hex');
