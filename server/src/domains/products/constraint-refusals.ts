import { type Outcome, refuse } from '../../lib/outcome.ts';
import { withConstraintRefusals as refuseByConstraint } from '../../lib/with-constraint-refusals.ts';

/** The database constraints that a change of a product can violate, each with its refusal. */
const REFUSALS = {
  products_brand_id_fkey: () => refuse('brand_not_found', { fields: ['brand_id'] }),
  products_category_id_fkey: () => refuse('category_not_found', { fields: ['category_id'] }),
  // Checks before the change name the field more exactly; this one remains for concurrent changes.
  products_lowest_unit_price: () => refuse('unit_price_too_low', { fields: ['base_price'] }),
  stock_reservations_stock_id_fkey: () => refuse('product_was_ordered'),
};

/** Runs a change, and returns a refusal if the database rejects it by one of these constraints. */
export const withConstraintRefusals = <Value>(change: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> =>
  refuseByConstraint(REFUSALS, change);
