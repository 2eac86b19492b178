import type { AdminProduct } from '@uruhu/contract/staff/products/products';

/** An option or size whose pieces are counted, or the product itself. */
export type StockedItem = {
  key: string;
  name: string;
  option_id: string | null;
  size_id: string | null;
  stock: number | null;
  reserved: number;
};

type Choice = { is_archived: boolean; reserved: number };
/** An archived option or size is listed while open orders still hold pieces of it. */
const isListed = ({ is_archived, reserved }: Choice): boolean => !is_archived || reserved > 0;

/** The options, sizes and the product that are counted. The product is left out if only its options or sizes are counted. */
export function listStockedItems({ options, sizes, stock, reserved }: AdminProduct): StockedItem[] {
  const optionItems = options.filter(isListed).map((option) => ({
    key: `option ${option.option_id}`,
    name: option.name,
    option_id: option.option_id,
    size_id: null,
    stock: option.stock,
    reserved: option.reserved,
  }));
  const sizeItems = sizes.filter(isListed).map((size) => ({
    key: `size ${size.size_id}`,
    name: size.name,
    option_id: null,
    size_id: size.size_id,
    stock: size.stock,
    reserved: size.reserved,
  }));
  const choiceItems = [...optionItems, ...sizeItems];
  if (choiceItems.length > 0 && stock === null) return choiceItems;
  const name = choiceItems.length > 0 ? 'The product as a whole' : 'Pieces';
  return [{ key: 'product', name, option_id: null, size_id: null, stock, reserved }, ...choiceItems];
}
