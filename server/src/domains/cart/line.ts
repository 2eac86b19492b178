/** A line of a cart, priced from the catalogue as it is now. */
import { computeUnitPrice } from '@uruhu/contract/rules/prices/price';
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
  /** Whether it can be ordered: the product is published, and the line names an option and a size exactly if the product has some. */
  sold: boolean;
  option: { name: string; image: string } | null;
  size: { name: string } | null;
  unit_price_rwf: number;
  /** The price without the discount. */
  unit_price_before_rwf: number;
  seen_price_rwf: number;
};

/**
 * Whether the choice still exists. Options and sizes may be added or removed while a line is in a cart; the line then has no definite
 * price.
 */
function isValidChoice(chosen_id: string | null, name: string | null, has_some: unknown): boolean {
  return chosen_id === null ? !has_some : name !== null;
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
    sold:
      row.status === 'published' &&
      isValidChoice(option_id, row.option_name, row.has_options) &&
      isValidChoice(size_id, row.size_name, row.has_sizes),
    option: row.option_name === null ? null : { name: row.option_name, image: row.option_image ?? '' },
    size: row.size_name === null ? null : { name: row.size_name },
    unit_price_rwf: computeUnitPrice(price, option, size),
    unit_price_before_rwf: computeUnitPrice({ ...price, discounted_price: 0 }, option, size),
  };
}

/** The name of a line for messages, with option and size, so that two lines of one product differ. */
export function formatLineName({ name, option, size }: Pick<CartLine, 'name' | 'option' | 'size'>): string {
  const choice = [option?.name, size?.name].filter(Boolean).join(', ');
  return choice ? `${name} (${choice})` : name;
}
