import { isAllowed, type Permission, type StaffRole } from '@uruhu/contract/staff/permissions';
import type { ProductChangeKind } from '@uruhu/contract/staff/products/terms';

const PERMISSION_BY_CHANGE: Readonly<Record<ProductChangeKind, Permission>> = {
  price: 'prices.write',
  discount: 'prices.write',
  tags: 'catalogue.write',
  status: 'catalogue.write',
  stock: 'stock.write',
};

export const mayChange = (role: StaffRole, kind: ProductChangeKind): boolean => isAllowed(role, PERMISSION_BY_CHANGE[kind]);
