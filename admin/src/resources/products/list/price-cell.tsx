import Box from '@mui/material/Box';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import type { ProductRow } from '@uruhu/contract/staff/products/products';
import { formatTime } from '#admin/lib/format.ts';

type Props = Pick<ProductRow, 'base_price' | 'discounted_price' | 'is_discounted' | 'discount_starts_at'>;

const SMALL = { display: 'block', color: 'text.secondary', fontSize: 14, whiteSpace: 'nowrap' } as const;

/** The price that shoppers pay now, with the usual price if it is reduced, or with the planned discount. */
export const PriceCell = ({ base_price, discounted_price, is_discounted, discount_starts_at }: Props) => {
  if (base_price === 0) return <>No price yet</>;
  const isPlanned = discounted_price > 0 && !is_discounted && discount_starts_at !== null && Date.parse(discount_starts_at) > Date.now();
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {formatRwf(is_discounted ? discounted_price : base_price)}
      {is_discounted && (
        <Box component="s" sx={SMALL}>
          {formatRwf(base_price)}
        </Box>
      )}
      {isPlanned && (
        <Box component="span" sx={SMALL}>
          {formatRwf(discounted_price)} from {formatTime(discount_starts_at)}
        </Box>
      )}
    </Box>
  );
};
