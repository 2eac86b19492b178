import Box from '@mui/material/Box';
import { toPlainName } from '@uruhu/contract/rules/plain-text';
import { buildPictureUrl } from '#admin/pictures/picture-url.ts';
import { COLOURS } from '#admin/theme.ts';
import { Badge } from '#admin/ui/badge.tsx';
import type { Column } from '#admin/ui/list/list-rows.tsx';
import { describeProductState, type ListedProduct, PRODUCT_STATE_TEXTS } from '../product-terms.ts';
import { PriceCell } from './price-cell.tsx';

const PICTURE = { width: 48, height: 48, objectFit: 'cover', borderRadius: 0.5, flexShrink: 0, bgcolor: COLOURS.rice } as const;
const PRODUCT_CELL = { display: 'inline-flex', alignItems: 'center', gap: 1.5, minHeight: 48 } as const;

const ProductPicture = ({ image }: { image: string }) =>
  image ? (
    <Box component="img" src={buildPictureUrl(image, 160)} alt="" loading="lazy" sx={PICTURE} />
  ) : (
    <Box component="span" title="Without a picture" sx={{ ...PICTURE, border: `1px dashed ${COLOURS.lineStrong}` }} />
  );

const StockCell = ({ available_pieces, is_low }: Pick<ListedProduct, 'available_pieces' | 'is_low'>) => {
  if (available_pieces === null) return <Box sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>Made to order</Box>;
  const pieces = available_pieces.toLocaleString('en-US');
  if (available_pieces <= 0) return <Badge tone="bad">Sold out</Badge>;
  return is_low ? <Badge tone="waiting">{`${pieces} · low`}</Badge> : pieces;
};

export const PRODUCT_COLUMNS: readonly Column<ListedProduct>[] = [
  {
    label: 'Product',
    sort: 'name',
    render: ({ name, image }) => (
      <Box component="span" sx={PRODUCT_CELL}>
        <ProductPicture image={image} />
        {toPlainName(name)}
      </Box>
    ),
  },
  { label: 'Brand', sort: 'brand', render: ({ brand }) => toPlainName(brand) },
  { label: 'Category', render: ({ category }) => category },
  { label: 'Price', sort: 'price', align: 'right', render: (product) => <PriceCell {...product} /> },
  { label: 'Stock', sort: 'stock', align: 'right', render: (product) => <StockCell {...product} /> },
  {
    label: 'Status',
    sort: 'status',
    render: (product) => (
      <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
        <Badge tone={PRODUCT_STATE_TEXTS[product.status].tone}>{describeProductState(product)}</Badge>
        {product.is_blocked && <Badge tone="bad">Check again</Badge>}
      </Box>
    ),
  },
];
