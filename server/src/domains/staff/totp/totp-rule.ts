/** Who must set up TOTP, and who is asked to. */
import type { StaffRole } from '@uruhu/contract/staff/permissions';
import type { Config } from '../../../config.ts';

/**
 * `staffCodes`: what the operator has chosen. `everyone`: an owner has required TOTP of all members. Owners can do everything, so in
 * production a stolen password must not be enough to be one.
 */
type TotpRules = { staffCodes: Config['staffCodes']; everyone: boolean };

export const isTotpRequired = (role: StaffRole, { staffCodes, everyone }: TotpRules): boolean =>
  everyone || (role === 'owner' && staffCodes === 'required');

/** Members who can do much harm are asked at sign-in, and may put it off. */
export const isTotpRecommended = (role: StaffRole, { staffCodes }: Pick<TotpRules, 'staffCodes'>): boolean =>
  staffCodes !== 'optional' && (role === 'owner' || role === 'manager');
