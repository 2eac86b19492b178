import { isAllowed, type Permission, type StaffRole } from '@uruhu/contract/staff/permissions';
import { usePermissions } from 'ra-core';

/**
 * Whether the signed-in member has a permission; for null, every member has it. False until her role is known. The server decides at each
 * call: pages use this hook only to leave out what the server would refuse.
 */
export function useAllowed(): (permission: Permission | null) => boolean {
  const { permissions: role } = usePermissions<StaffRole | null>();
  return (permission) => role != null && isAllowed(role, permission);
}
