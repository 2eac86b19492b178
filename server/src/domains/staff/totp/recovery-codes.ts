/** Recovery codes: with each, a staff member who has lost her phone can sign in once. */
import { createHash, randomBytes } from 'node:crypto';
import { encodeBase32 } from './totp.ts';

const RECOVERY_CODE_COUNT = 10;
/**
 * 120 bits: 24 characters of five bits. Their hashes are fast ones, so a thief of the database could find shorter codes by trying all. Codes
 * of twelve characters that members have from before work until they are used or renewed.
 */
const RANDOM_BYTES = 15;

/** Creates a code such as 'ABCD-EFGH-IJKL-MNOP-QRST-UVWX'. */
const createRecoveryCode = (): string => (encodeBase32(randomBytes(RANDOM_BYTES)).match(/.{4}/g) ?? []).join('-');

export const createRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODE_COUNT }, createRecoveryCode);

/** The hash of a recovery code, independent of case, spaces and hyphens. Random codes need no slow hash. */
export const hashRecoveryCode = (code: string): string =>
  createHash('sha256').update(code.replace(/[\s-]/g, '').toUpperCase()).digest('hex');
