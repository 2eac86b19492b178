import type { StaffRole } from '@uruhu/contract/staff/permissions';
import type { ChangeProducts, ProductChangeCheck } from '@uruhu/contract/staff/products/changes';
import { readShopTime } from '../../../database/clock.ts';
import type { Db } from '../../../database/db.ts';
import { done, type Outcome } from '../../../lib/outcome.ts';
import type { StaffActor } from '../../audit/audit.ts';
import { selectStoredProducts } from '../read/queries.ts';
import { checkChange, listUnknownProducts, planChange } from './plan-change.ts';

/** Lists the products that a change would skip, with the reasons. It locks nothing, so the list may differ when the change is made. */
export async function checkProductChange(
  db: Db,
  { staff_id, role }: StaffActor & { role: StaffRole },
  { product_ids, change }: ChangeProducts,
): Promise<Outcome<ProductChangeCheck>> {
  const refusal = checkChange(role, change);
  if (refusal) return refusal;
  const products = await selectStoredProducts(db, product_ids);
  const { skipped } = planChange(products, change, { staff_id, now: await readShopTime(db) });
  return done({ skipped: [...skipped, ...listUnknownProducts(product_ids, products)] });
}
