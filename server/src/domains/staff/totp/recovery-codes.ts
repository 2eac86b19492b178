/** Recovery codes: each signs its member in once, when she has lost her phone. */
import { createHash, randomBytes } from 'node:crypto';
import { encodeBase32 } from './totp.ts';

const RECOVERY_CODES = 10;
/** 60 bits: guessing is limited, so fewer would do, but a code is easy to type. */
const CODE_LENGTH = 12;
const RANDOM_BYTES = 10;

/** 'ABCD-EFGH-IJKL'. */
const createRecoveryCode = (): string => (encodeBase32(randomBytes(RANDOM_BYTES)).slice(0, CODE_LENGTH).match(/.{4}/g) ?? []).join('-');

export const createRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, createRecoveryCode);

/** The hash of a recovery code, however it was typed. Random codes need no slow hash. */
export const hashRecoveryCode = (code: string): string =>
  createHash('sha256').update(code.replace(/[\s-]/g, '').toUpperCase()).digest('hex');
