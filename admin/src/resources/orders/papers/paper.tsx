import Box from '@mui/material/Box';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import type { PrintableOrders } from '@uruhu/contract/staff/orders/moves';
import type { ReactNode } from 'react';
import { formatDay, shortenId } from '#admin/lib/format.ts';
import { COLOURS, DISPLAY } from '#admin/theme.ts';

type Order = PrintableOrders['data'][number];
type Props = { order: Order; shop: PrintableOrders['shop']; withPrices: boolean };

const SHEET = {
  bgcolor: '#FFFFFF',
  color: COLOURS.ink,
  border: `1px solid ${COLOURS.line}`,
  p: { xs: 2, sm: '12mm' },
  mb: 2,
  fontSize: '11pt',
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  '@media print': { border: 0, p: 0, m: 0, '&:not(:last-of-type)': { breakAfter: 'page' } },
  '& table': { width: '100%', borderCollapse: 'collapse', my: 2 },
  '& th, & td': { textAlign: 'left', py: 0.75, pr: 1, borderBottom: `1px solid ${COLOURS.line}`, verticalAlign: 'top' },
  '& th': { overflowWrap: 'normal' },
  '& tr': { breakInside: 'avoid' },
  // On a phone the sum is enough; on paper there is room for the price of one piece.
  '& .unit': { display: { xs: 'none', sm: 'table-cell' }, '@media print': { display: 'table-cell' } },
  '& .right': { textAlign: 'right', whiteSpace: 'nowrap', pl: 2, pr: 0 },
} as const;
const COLUMNS = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: 3, mt: 2 } as const;

/** The logo of the back office's header. */
const Logo = () => (
  <svg width="30" height="30" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
    <path d="M6 2V26L24 44L42 26V2" fill="none" stroke={COLOURS.celadon} strokeWidth="8" />
    <path d="M24 0L33 14L24 28L15 14Z" fill={COLOURS.terracotta} />
  </svg>
);

const TitledBlock = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <Box sx={{ color: COLOURS.ink2, fontSize: '9pt' }}>{title}</Box>
    {children}
  </div>
);

/** A packing slip without prices, or an order invoice with them. Both print the data stored in the order, not that of the catalogue. */
export const Paper = ({ order, shop, withPrices }: Props) => (
  <Box component="article" aria-label={`${withPrices ? 'Invoice' : 'Packing slip'} ${shortenId(order.order_id)}`} sx={SHEET}>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Logo />
      <Box sx={{ fontFamily: DISPLAY, fontSize: '18pt', flex: 1 }}>{shop.name}</Box>
      <Box sx={{ textAlign: 'right' }}>
        <Box component="h2" sx={{ fontFamily: DISPLAY, fontSize: '14pt', fontWeight: 500, m: 0 }}>
          {withPrices ? 'Order invoice' : 'Packing slip'}
        </Box>
        {shortenId(order.order_id)}
      </Box>
    </Box>
    <Box sx={COLUMNS}>
      <TitledBlock title="To">
        <strong>{order.customer.name}</strong>
        <div>{order.address}</div>
        <div>{order.customer.phone}</div>
      </TitledBlock>
      <TitledBlock title="From">
        {[shop.name, shop.address, shop.phone, withPrices ? shop.email : ''].filter(Boolean).map((line) => (
          <div key={line}>{line}</div>
        ))}
      </TitledBlock>
      <TitledBlock title="Order">
        {order.order_id}
        <div>placed {formatDay(order.created_at)}</div>
      </TitledBlock>
      {withPrices ? (
        <TitledBlock title="Payment">{order.is_part_paid ? 'Partly paid' : order.payment_status}</TitledBlock>
      ) : (
        <TitledBlock title="Pieces">{order.total_products}</TitledBlock>
      )}
    </Box>
    <Lines order={order} withPrices={withPrices} />
    {withPrices ? <Totals order={order} /> : <Box sx={{ mt: 4 }}>Packed by ____________________ Date ______________</Box>}
  </Box>
);

const Lines = ({ order, withPrices }: { order: Order; withPrices: boolean }) => (
  <table>
    <thead>
      <tr>
        <th>Pieces</th>
        <th>Product</th>
        {withPrices ? (
          <>
            <th className="right unit">Price</th>
            <th className="right">Sum</th>
          </>
        ) : (
          <th className="right">Packed</th>
        )}
      </tr>
    </thead>
    <tbody>
      {order.order_items.map(({ order_item_id, quantity, product, option, size, price_at_purchase }) => (
        <tr key={order_item_id}>
          <td>
            <strong>{quantity}</strong>
          </td>
          <td>
            {product.brand} {product.name}
            <div>{[option?.name, size?.name].filter(Boolean).join(', ')}</div>
          </td>
          {withPrices && price_at_purchase !== null ? (
            <>
              <td className="right unit">{formatRwf(price_at_purchase)}</td>
              <td className="right">{formatRwf(quantity * price_at_purchase)}</td>
            </>
          ) : (
            <td className="right">☐</td>
          )}
        </tr>
      ))}
      {order.has_free_gift && !withPrices && <GiftRow />}
    </tbody>
  </table>
);

/** The gift is no product of the shop, so the packer chooses it. */
const GiftRow = () => (
  <tr>
    <td>
      <strong>1</strong>
    </td>
    <td>Free gift, promised with the first order</td>
    <td className="right">☐</td>
  </tr>
);

/** The tax invoice comes from the shop's electronic billing machine (EBM). This invoice only leaves room for its numbers. */
const Totals = ({ order }: { order: Order }) => (
  <>
    <table>
      <tbody>
        <Sum label="Subtotal" amount={formatRwf(order.subtotal)} />
        {(order.coupon_discount_amount ?? 0) > 0 && (
          <Sum label={`Coupon ${order.applied_coupon_code ?? ''}`} amount={`−${formatRwf(order.coupon_discount_amount)}`} />
        )}
        <Sum label="Shipping" amount={order.shipping_fees === 0 ? 'Free' : formatRwf(order.shipping_fees)} />
        <Sum label="Total" amount={formatRwf(order.final_total)} isStrong />
      </tbody>
    </table>
    <Box sx={{ color: COLOURS.ink2, fontSize: '9pt', mt: 3 }}>
      TIN ____________________ EBM receipt no. ____________________ Date ______________
      <div>This is not a tax invoice.</div>
    </Box>
  </>
);

const Sum = ({ label, amount, isStrong = false }: { label: string; amount: string; isStrong?: boolean }) => (
  <tr>
    <td>{isStrong ? <strong>{label}</strong> : label}</td>
    <td className="right">{isStrong ? <strong>{amount}</strong> : amount}</td>
  </tr>
);
