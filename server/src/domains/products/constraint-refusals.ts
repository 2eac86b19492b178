import { type Outcome, refuse } from '../../lib/outcome.ts';

/** The rules of the database that a change of a product can break, and what the caller is told. */
const REFUSALS = {
  products_brand_id_fkey: () => refuse('brand_not_found', { fields: ['brand_id'] }),
  products_category_id_fkey: () => refuse('category_not_found', { fields: ['category_id'] }),
  stock_reservations_stock_id_fkey: () => refuse('product_was_ordered'),
};

/** Runs a change, and returns the refusal where the database refuses it by one of these rules. */
export async function withConstraintRefusals<Value>(change: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> {
  try {
    return await change();
  } catch (error) {
    const { constraint = '' } = error as { constraint?: string };
    if (Object.hasOwn(REFUSALS, constraint)) return REFUSALS[constraint as keyof typeof REFUSALS]();
    throw error;
  }
}
