import type { AdminProduct } from '@uruhu/contract/staff/products/products';

/** What has pieces of its own: the product, or one of its options or sizes. */
export type StockedPart = {
  key: string;
  name: string;
  option_id: string | null;
  size_id: string | null;
  stock: number | null;
  reserved: number;
};

/** The product itself is left out where its options or sizes are counted instead. */
export function listParts({ options, sizes, stock, reserved }: AdminProduct): StockedPart[] {
  const parts = [
    ...options
      .filter(({ is_archived, ...part }) => !is_archived || part.reserved > 0)
      .map((option) => ({ ...option, key: `option ${option.option_id}`, size_id: null })),
    ...sizes
      .filter(({ is_archived, ...part }) => !is_archived || part.reserved > 0)
      .map((size) => ({ ...size, key: `size ${size.size_id}`, option_id: null })),
  ].map(({ key, name, option_id, size_id, stock: pieces, reserved: held }) => ({
    key,
    name,
    option_id,
    size_id,
    stock: pieces,
    reserved: held,
  }));
  const own = {
    key: 'product',
    name: parts.length > 0 ? 'The product as a whole' : 'Pieces',
    option_id: null,
    size_id: null,
    stock,
    reserved,
  };
  return parts.length > 0 && stock === null ? parts : [own, ...parts];
}
