import Box from '@mui/material/Box';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import type { Dashboard } from '@uruhu/contract/staff/dashboard';
import type { Permission } from '@uruhu/contract/staff/permissions';
import { Link } from 'react-router';
import { useAllowed } from '#admin/account/permissions/use-allowed.ts';
import { formatWait } from '#admin/lib/format.ts';
import { buildListPath } from '#admin/lib/list-path.ts';
import { COLOURS, DISPLAY } from '#admin/theme.ts';
import { useNow } from '#admin/ui/use-now.ts';

type Card = { label: string; count: number; detail: string; to: string; permission: Permission };

const listCards = ({ unpaid, to_check, to_pack, problems, low_stock, blocked_products }: Dashboard['now'], now_ms: number): Card[] => [
  {
    label: 'Payments to check',
    count: to_check.orders,
    to: '/payments-to-check',
    permission: 'payments.check',
    detail: to_check.oldest_at ? `the oldest waits ${formatWait(to_check.oldest_at, now_ms)}` : 'nothing waits',
  },
  {
    label: 'Orders to pack',
    count: to_pack,
    detail: 'paid, not yet prepared',
    to: buildListPath('orders', { status: 'pending', payment: 'paid' }),
    permission: 'orders.read',
  },
  {
    label: 'Unpaid orders',
    count: unpaid.orders,
    detail: `${formatRwf(unpaid.due)} due`,
    to: buildListPath('orders', { payment: 'unpaid' }),
    permission: 'orders.read',
  },
  {
    label: 'Payment problems',
    count: problems,
    detail: 'open',
    to: buildListPath('payment-problems', { open: true }),
    permission: 'payments.problems',
  },
  {
    label: 'Low on stock',
    count: low_stock,
    detail: 'products at or below their mark',
    to: buildListPath('products', { low_stock: true }),
    permission: 'catalogue.read',
  },
  {
    label: 'Products to check again',
    count: blocked_products,
    detail: 'live products with a barred or unconfirmed word',
    to: buildListPath('products', { blocked: true }),
    permission: 'catalogue.read',
  },
];

const GRID = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(3, 1fr)', lg: 'repeat(6, 1fr)' },
  listStyle: 'none',
  m: 0,
  p: 0,
  // On a phone, a last card without a neighbour is as wide as two.
  '& > :last-child:nth-of-type(odd)': { gridColumn: { xs: '1 / -1', md: 'auto' } },
} as const;
const CARD = {
  display: 'block',
  height: '100%',
  p: 1.5,
  border: `1px solid ${COLOURS.line}`,
  borderRadius: 1,
  bgcolor: COLOURS.surface,
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { borderColor: COLOURS.celadon },
} as const;

/** Orders, payments and products that staff have yet to work on. Each number leads to its list. */
export const WaitingCards = ({ now }: { now: Dashboard['now'] }) => {
  const now_ms = useNow();
  const isAllowed = useAllowed();
  return (
    <Box component="ul" aria-label="What waits now" sx={GRID}>
      {listCards(now, now_ms)
        .filter(({ permission }) => isAllowed(permission))
        .map(({ label, count, detail, to }) => (
          <li key={label}>
            <Box component={Link} to={to} sx={CARD}>
              <span>{label}</span>
              <Box
                component="span"
                sx={{ display: 'block', fontFamily: DISPLAY, fontSize: 28, lineHeight: 1.3, color: count > 0 ? COLOURS.ink : COLOURS.ink3 }}
              >
                {count.toLocaleString('en-US')}
              </Box>
              <Box component="span" sx={{ color: 'text.secondary', fontSize: 14 }}>
                {detail}
              </Box>
            </Box>
          </li>
        ))}
    </Box>
  );
};
