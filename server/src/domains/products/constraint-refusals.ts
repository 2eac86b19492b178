import { type Outcome, refuse } from '../../lib/outcome.ts';

/** The database constraints that a change of a product can violate, each with its refusal. */
const REFUSALS = {
  products_brand_id_fkey: () => refuse('brand_not_found', { fields: ['brand_id'] }),
  products_category_id_fkey: () => refuse('category_not_found', { fields: ['category_id'] }),
  stock_reservations_stock_id_fkey: () => refuse('product_was_ordered'),
};

/** Runs a change, and returns a refusal if the database rejects it by one of these constraints. */
export async function withConstraintRefusals<Value>(change: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> {
  try {
    return await change();
  } catch (error) {
    const { constraint = '' } = error as { constraint?: string };
    if (Object.hasOwn(REFUSALS, constraint)) return REFUSALS[constraint as keyof typeof REFUSALS]();
    throw error;
  }
}
