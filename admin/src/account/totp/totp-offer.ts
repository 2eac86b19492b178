/** Remembers in this browser that a member has put off the set-up of her codes, so that the page does not ask at each visit. */
import type { CurrentStaffMember } from '@uruhu/contract/staff/sign-in';

const DAY_MS = 86_400_000;
/** Then the page asks again. */
const PUT_OFF_DAYS = 30;

const buildKey = (staff_id: string) => `codes-put-off-until-${staff_id}`;

/** A browser can refuse to keep anything. Then the page asks at the next visit. */
export function putOffTotp({ staff: { staff_id } }: CurrentStaffMember, now_ms = Date.now()): void {
  try {
    localStorage.setItem(buildKey(staff_id), String(now_ms + PUT_OFF_DAYS * DAY_MS));
  } catch {}
}

function isPutOff(staff_id: string, now_ms: number): boolean {
  try {
    return Number(localStorage.getItem(buildKey(staff_id))) > now_ms;
  } catch {
    return false;
  }
}

/** Whether to ask the member to set up her codes before she goes on. */
export const mustOfferTotp = ({ staff, totp }: CurrentStaffMember, now_ms = Date.now()): boolean =>
  totp.recommended && !totp.is_on && !totp.required && !isPutOff(staff.staff_id, now_ms);
