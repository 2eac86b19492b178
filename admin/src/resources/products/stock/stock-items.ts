import type { AdminProduct } from '@uruhu/contract/staff/products/products';

/** An option, a size or the product itself. `stock`: the pieces on hand; null: made to order. */
export type StockItem = {
  key: string;
  name: string;
  option_id: string | null;
  size_id: string | null;
  stock: number | null;
  reserved: number;
};

type OptionOrSize = { is_archived: boolean; reserved: number };
/** An archived option or size is listed while open orders still hold pieces of it. */
const isListed = ({ is_archived, reserved }: OptionOrSize): boolean => !is_archived || reserved > 0;

/** The product itself, then its options and sizes. A product with options or sizes is left out if its own pieces are not counted. */
export function listStockItems({ options, sizes, stock, reserved }: AdminProduct): StockItem[] {
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
  const optionAndSizeItems = [...optionItems, ...sizeItems];
  if (optionAndSizeItems.length > 0 && stock === null) return optionAndSizeItems;
  const name = optionAndSizeItems.length > 0 ? 'The product as a whole' : 'Pieces';
  return [{ key: 'product', name, option_id: null, size_id: null, stock, reserved }, ...optionAndSizeItems];
}
