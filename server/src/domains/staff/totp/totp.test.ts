import { expect, test } from 'vitest';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts';
import { buildTotpUri, computeTimeStep, computeTotp, createTotpSecret, encodeBase32, findStepOfCode } from './totp.ts';

/** The secret of the test vectors in RFC 4226 and RFC 6238. */
const SECRET = Buffer.from('12345678901234567890');

test('the codes of the first ten steps are those of RFC 4226, appendix D', () => {
  const codes = Array.from({ length: 10 }, (_, step) => computeTotp(SECRET, step));
  expect(codes).toEqual(['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489']);
});

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code at second %d is the one of RFC 6238, appendix B', (now_s, code) => {
  expect(computeTotp(SECRET, computeTimeStep(now_s))).toBe(code);
});

test.each([
  ['f', 'MY'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['12345678901234567890', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'],
])('the base32 of %s is that of RFC 4648, without a last group of fewer than five bits', (text, base32) => {
  // RFC 4648 fills up an incomplete last group with zeros; encodeBase32 leaves it out.
  const wholeGroups = Math.floor((text.length * 8) / 5);
  expect(encodeBase32(Buffer.from(text))).toBe(base32.slice(0, wholeGroups));
});

const NOW_S = 1_234_567_890;
const CURRENT_STEP = computeTimeStep(NOW_S);

test.each([
  [-2, null],
  [-1, CURRENT_STEP - 1],
  [0, CURRENT_STEP],
  [1, CURRENT_STEP + 1],
  [2, null],
])('the step of a code %d steps from now is %s', (steps, step) => {
  expect(findStepOfCode(SECRET, computeTotp(SECRET, CURRENT_STEP + steps), { now_s: NOW_S, last_step: 0 })).toBe(step);
});

test('a code of the last accepted step or an earlier one is not found, and a later one is', () => {
  const findStep = (steps: number) =>
    findStepOfCode(SECRET, computeTotp(SECRET, CURRENT_STEP + steps), { now_s: NOW_S, last_step: CURRENT_STEP });
  expect([findStep(-1), findStep(0), findStep(1)]).toEqual([null, null, CURRENT_STEP + 1]);
});

test.each(['', '12345', '1234567', 'abcdef', '１２３４５６', '-12345'])('the text %j is not a code', (text) => {
  expect(findStepOfCode(SECRET, text, { now_s: NOW_S, last_step: 0 })).toBeNull();
});

test('the address for the QR code names shop, member and secret, escaped', () => {
  const uri = new URL(buildTotpUri({ secret: SECRET, shop: 'Small & shop', username: 'aline' }));
  expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual(['otpauth:', 'totp', '/Small & shop:aline']);
  expect(Object.fromEntries(uri.searchParams)).toEqual({ secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', issuer: 'Small & shop' });
});

test('a secret has 160 random bits', () => {
  expect(createTotpSecret()).toHaveLength(20);
  expect(createTotpSecret()).not.toEqual(createTotpSecret());
});

test('ten different recovery codes are made, and each has one hash however it is typed', () => {
  const codes = createRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/);
  // Codes of twelve characters, from before, still have the same hash.
  expect(hashRecoveryCode('abcd efgh ijkl')).toBe(hashRecoveryCode('ABCD-EFGH-IJKL'));
});
