/** Time-based one-time passwords by RFC 6238: six digits of HMAC-SHA-1 over 30-second steps, which every authenticator app supports. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const STEP_S = 30;
const DIGITS = 6;
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** Accepts the step before and after the current one, because phones' clocks differ. */
const ACCEPTED_STEP_DIFFERENCE = 1;

export const createTotpSecret = (): Buffer => randomBytes(SECRET_BYTES);

const BASE32_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 without padding (RFC 4648); the bytes must fill whole groups of five bits. */
export function encodeBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((group) => BASE32_ALPHABET[Number.parseInt(group, 2)]).join('');
}

/** The number of 30-second steps since 1970. */
export const computeTimeStep = (now_s: number): number => Math.floor(now_s / STEP_S);

/** The code of one step (RFC 4226, 5.3). */
export function computeTotp(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  // The last four bits of the MAC say where the four bytes of the code begin. The code leaves out their sign bit.
  const offset = mac.readUInt8(mac.length - 1) & 0x0f;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** Finds the step of a code among the accepted ones after `last_step`; null for a wrong, old or used code. */
export function findStepOfCode(secret: Buffer, code: string, { now_s, last_step }: { now_s: number; last_step: number }): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const currentStep = computeTimeStep(now_s);
  let matchingStep: number | null = null;
  // Compares with all accepted steps, so that the time does not reveal which one is right.
  for (let step = currentStep - ACCEPTED_STEP_DIFFERENCE; step <= currentStep + ACCEPTED_STEP_DIFFERENCE; step++) {
    const isEqual = timingSafeEqual(Buffer.from(computeTotp(secret, step)), Buffer.from(code));
    if (isEqual && step > last_step) matchingStep ??= step;
  }
  return matchingStep;
}

/** The address that authenticator apps read from a QR code. */
export function buildTotpUri({ secret, shop, username }: { secret: Buffer; shop: string; username: string }): string {
  const label = `${encodeURIComponent(shop)}:${encodeURIComponent(username)}`;
  return `otpauth://totp/${label}?secret=${encodeBase32(secret)}&issuer=${encodeURIComponent(shop)}`;
}
