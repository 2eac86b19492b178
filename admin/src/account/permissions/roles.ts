/** The names and explanations of the roles, for the member and for an owner who chooses one. */
import type { StaffRole } from '@uruhu/contract/staff/permissions';

export const ROLE_LABELS: Readonly<Record<StaffRole, string>> = {
  owner: 'Owner',
  manager: 'Manager',
  packer: 'Packer',
  editor: 'Editor',
  support: 'Support',
};

export const ROLE_HELP: Readonly<Record<StaffRole, string>> = {
  owner: 'Everything, also the staff.',
  manager: 'Everything but the staff.',
  packer: 'Orders and notes about them, mobile-money payments to check, and stock. No totals, refunds, prices or figures.',
  editor: 'Products, content, reviews and the words of the search. No prices and no orders.',
  support: 'Orders and customers to read, addresses and notes, messages and reviews.',
};
