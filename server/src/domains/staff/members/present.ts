import type { Member } from '@uruhu/contract/staff/members';
import type { MemberRow } from './queries.ts';

export const presentMember = ({ created_at, last_used_at, link_until, ...member }: MemberRow): Member => ({
  ...member,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
  link_until: link_until?.toISOString() ?? null,
});
