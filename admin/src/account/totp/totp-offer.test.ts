import type { CurrentStaffMember } from '@uruhu/contract/staff/sign-in';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mustOfferTotp, putOffTotp } from './totp-offer.ts';

const DAY_MS = 86_400_000;
const createSession = (totp: Partial<CurrentStaffMember['totp']> = {}, staff_id = 's1'): CurrentStaffMember => ({
  staff: { staff_id, username: 'keza', name: 'Keza', role: 'manager' },
  totp: { is_on: false, required: false, recommended: true, recovery_codes_left: 0, ...totp },
  sends_mail: true,
});

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a member is asked until she puts it off, and again after thirty days; her colleague at the same browser is asked too', () => {
  expect(mustOfferTotp(createSession(), 0)).toBe(true);
  putOffTotp(createSession(), 0);
  expect(mustOfferTotp(createSession(), 29 * DAY_MS)).toBe(false);
  expect(mustOfferTotp(createSession({}, 's2'), 29 * DAY_MS)).toBe(true);
  expect(mustOfferTotp(createSession(), 31 * DAY_MS)).toBe(true);
});

test.each([{ is_on: true }, { required: true }, { recommended: false }])('a member with %j is not asked', (totp) => {
  expect(mustOfferTotp(createSession(totp))).toBe(false);
});

test('in a browser that keeps nothing, the member is asked, and can go on', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(() => putOffTotp(createSession())).not.toThrow();
  expect(mustOfferTotp(createSession())).toBe(true);
});
