import { isAllowed, type Permission } from '@uruhu/contract/staff/permissions';
import { useStaffSession } from '#admin/api/staff-session.ts';

/**
 * Whether the signed-in member has a permission; for null, every member has it. False until her role is known. The server decides at each
 * call: pages use this hook only to leave out what the server would refuse.
 */
export function useAllowed(): (permission: Permission | null) => boolean {
  const { session } = useStaffSession();
  return (permission) => session !== null && isAllowed(session.staff.role, permission);
}
