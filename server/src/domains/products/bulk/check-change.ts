import type { StaffRole } from '@uruhu/contract/staff/permissions';
import type { ChangeProducts, ProductChangeCheck } from '@uruhu/contract/staff/products/changes';
import type { Db } from '../../../database/db.ts';
import { done, type Outcome } from '../../../lib/outcome.ts';
import type { StaffActor } from '../../audit/audit.ts';
import { selectStockOfMany } from '../stock/queries.ts';
import { checkChange, listUnknownProducts, planColumnChange, planStockChange } from './plan-change.ts';
import { selectProducts } from './queries.ts';

/** Lists the products that a change would skip, with the reasons. It locks nothing, so the list may differ when the change is made. */
export async function checkProductChange(
  db: Db,
  staff: StaffActor & { role: StaffRole },
  { product_ids, change }: ChangeProducts,
): Promise<Outcome<ProductChangeCheck>> {
  const refusal = checkChange(staff.role, change);
  if (refusal) return refusal;
  const products = await selectProducts(db, product_ids);
  const { skipped } = await (change.kind === 'stock'
    ? planStockChange(db, products, await selectStockOfMany(db, product_ids), change)
    : planColumnChange(db, staff, products, change));
  return done({ skipped: [...skipped, ...listUnknownProducts(product_ids, products)] });
}
