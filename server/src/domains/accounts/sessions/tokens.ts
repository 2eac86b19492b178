import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
/** 32 bytes in base64url. */
const TOKEN_PATTERN = /^[\w-]{43}$/;

const hashText = (text: string): Buffer => createHash('sha256').update(text).digest();

export const createToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** Creates a token and its SHA-256. The database stores the hash instead of the token. */
export function createHashedToken(): { token: string; token_hash: Buffer } {
  const token = createToken();
  return { token, token_hash: hashText(token) };
}

/** The hash of a token that a request contains; null for a text that cannot be a token. */
export const hashToken = (token: string): Buffer | null => (TOKEN_PATTERN.test(token) ? hashText(token) : null);
