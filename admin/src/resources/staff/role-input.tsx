import { STAFF_ROLES } from '@uruhu/contract/staff/permissions';
import { useWatch } from 'react-hook-form';
import { ROLE_HELP, ROLE_LABELS } from '#admin/account/permissions/roles.ts';
import { SelectInput } from '#admin/forms/inputs/select-input.tsx';

const CHOICES = STAFF_ROLES.map((id) => ({ id, name: ROLE_LABELS[id] }));

/** The choice of a role, with what the chosen one may do. */
export const RoleInput = () => {
  const role = useWatch({ name: 'role' }) as keyof typeof ROLE_HELP;
  return <SelectInput source="role" label="Role" choices={CHOICES} required helperText={ROLE_HELP[role]} />;
};
