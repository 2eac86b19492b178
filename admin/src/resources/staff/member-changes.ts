import { INVITATION_HOURS, STAFF_PASSWORD_LINK_HOURS } from '@uruhu/contract/constants';
import type { Member } from '@uruhu/contract/staff/members';
import { callStaff } from '#admin/api/call-staff.ts';

export type MemberAction = {
  label: string;
  writeQuestion: (name: string) => string;
  writeExplanation: (member: Member) => string;
  doneMessage: string;
  isSevere?: boolean;
  call: (member: Member) => Promise<{ data: Member & { link?: string | null } }>;
};

const toParams = ({ staff_id }: Member) => ({ params: { staff_id } });

export const INVITE_AGAIN: MemberAction = {
  label: 'Send the invitation again',
  writeQuestion: (name) => `Send ${name} a new link?`,
  writeExplanation: ({ email }) =>
    `It goes to ${email}. The earlier link no longer works. The new one works once, for ${INVITATION_HOURS} hours.`,
  doneMessage: 'The invitation is on its way',
  call: ({ name, email, role }) => callStaff('inviteMember', { body: { name, email, role } }),
};
/** In a shop without a mail server. */
export const MAKE_NEW_LINK: MemberAction = {
  ...INVITE_AGAIN,
  label: 'Make a new link',
  writeQuestion: (name) => `Make a new link for ${name}?`,
  writeExplanation: () =>
    `You copy it and give it to her. The earlier link no longer works. The new one works once, for ${INVITATION_HOURS} hours.`,
  doneMessage: 'The link is ready to copy',
};

const SEND_PASSWORD_LINK: MemberAction = {
  label: 'Send a link for a new password',
  writeQuestion: (name) => `Send ${name} a link for a new password?`,
  writeExplanation: ({ email }) =>
    `${email === '' ? '' : `It goes to ${email}. `}Make sure that it is she who asks. The link works once, for ${STAFF_PASSWORD_LINK_HOURS} hours. Her password and her sessions go on until she follows it; her codes stay.`,
  doneMessage: 'The link is on its way',
  call: (member) => callStaff('sendPasswordLink', toParams(member)),
};
const RESET_TOTP: MemberAction = {
  label: 'Reset her codes',
  writeQuestion: (name) => `Reset the codes of ${name}?`,
  writeExplanation: () =>
    'For a member who has lost her phone and her recovery codes. Make sure that it is she who asks. She signs in by her password alone then, and her sessions end.',
  doneMessage: 'Her codes have ended',
  isSevere: true,
  call: (member) => callStaff('resetMemberTotp', toParams(member)),
};
const DISABLE: MemberAction = {
  label: 'Disable',
  writeQuestion: (name) => `Disable ${name}?`,
  writeExplanation: () =>
    'She can no longer sign in, and her sessions end at once. What she did stays recorded as hers. You can enable her again.',
  doneMessage: 'She can no longer sign in',
  isSevere: true,
  call: (member) => callStaff('disableMember', toParams(member)),
};
const ENABLE: MemberAction = {
  label: 'Enable',
  writeQuestion: (name) => `Let ${name} sign in again?`,
  writeExplanation: () => 'She signs in with her earlier username and password, in the role above.',
  doneMessage: 'She can sign in again',
  call: (member) => callStaff('enableMember', toParams(member)),
};

/** What an owner may do with a member. The owner with `owner_id` changes her own password and codes under “My account” instead. */
export function findMemberActions(member: Member, owner_id: string | null, sendsMail: boolean): MemberAction[] {
  const invite = sendsMail ? INVITE_AGAIN : MAKE_NEW_LINK;
  // A member without a username has not accepted her invitation and has no password. A new invitation also enables a disabled one.
  if (member.username === null) return member.state === 'disabled' ? [invite] : [invite, DISABLE];
  if (member.state === 'disabled') return [ENABLE];
  if (member.staff_id === owner_id) return [DISABLE];
  return member.has_totp ? [SEND_PASSWORD_LINK, RESET_TOTP, DISABLE] : [SEND_PASSWORD_LINK, DISABLE];
}
