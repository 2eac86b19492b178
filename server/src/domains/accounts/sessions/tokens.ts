import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
/** 32 bytes in base64url. */
const TOKEN_PATTERN = /^[\w-]{43}$/;

export const createToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** The SHA-256 of a token, which is stored instead of it; null for a text that cannot be a token. */
export function hashToken(token: string): Buffer | null {
  return TOKEN_PATTERN.test(token) ? createHash('sha256').update(token).digest() : null;
}
