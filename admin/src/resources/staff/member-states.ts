import type { Member } from '@uruhu/contract/staff/members';
import type { Tone } from '#admin/ui/badge.tsx';

export const MEMBER_STATES: Readonly<Record<Member['state'], { label: string; tone: Tone }>> = {
  invited: { label: 'Invited', tone: 'waiting' },
  active: { label: 'Active', tone: 'good' },
  disabled: { label: 'Disabled', tone: 'bad' },
};
