/** A line of a cart, at the catalogue's current price. */
import { computeUnitPrice } from '@uruhu/contract/rules/prices/price';
import type { SqlBool } from 'kysely';
import type { LineRow } from './queries.ts';

export type CartLine = {
  cart_item_id: string;
  product_id: string;
  option_id: string | null;
  size_id: string | null;
  quantity: number;
  name: string;
  brand: string;
  description: string;
  image: string;
  /** Grams of one piece. */
  weight_g: number;
  /** Whether the product is published, and the line has an option and a size exactly if the product has some. */
  isOrderable: boolean;
  option: { name: string; image: string } | null;
  size: { name: string } | null;
  unit_price_rwf: number;
  /** The price without the discount. */
  unit_price_before_rwf: number;
  /** The unit price when the shopper last read the cart. */
  seen_price_rwf: number;
};

/**
 * Whether the line's option or size still exists. Staff may add or remove options and sizes while a line is in a cart; the line then has no
 * definite price. `name`: the name of the chosen option or size, null if it is gone.
 */
function isChoiceValid(chosen_id: string | null, name: string | null, has_choices: SqlBool): boolean {
  return chosen_id === null ? !has_choices : name !== null;
}

export function toCartLine(row: LineRow): CartLine {
  const { cart_item_id, product_id, option_id, size_id, quantity, name, brand, description, image, weight_g, seen_price_rwf } = row;
  const option = { additional_price: row.option_extra_rwf ?? 0 };
  const size = { additional_price: row.size_extra_rwf ?? 0 };
  const price = { base_price: row.base_price_rwf, discounted_price: row.discounted_price_rwf };
  return {
    cart_item_id,
    product_id,
    option_id,
    size_id,
    quantity,
    name,
    brand,
    description,
    image,
    weight_g,
    seen_price_rwf,
    isOrderable:
      row.status === 'published' &&
      isChoiceValid(option_id, row.option_name, row.has_options) &&
      isChoiceValid(size_id, row.size_name, row.has_sizes),
    option: row.option_name === null ? null : { name: row.option_name, image: row.option_image ?? '' },
    size: row.size_name === null ? null : { name: row.size_name },
    unit_price_rwf: computeUnitPrice(price, option, size),
    unit_price_before_rwf: computeUnitPrice({ ...price, discounted_price: 0 }, option, size),
  };
}

export type LineNames = { name: string; option: { name: string } | null; size: { name: string } | null };

/** The name of a line for messages, with option and size, so that two lines of one product differ. */
export function formatLineName({ name, option, size }: LineNames): string {
  const choice = [option?.name, size?.name].filter(Boolean).join(', ');
  return choice ? `${name} (${choice})` : name;
}
