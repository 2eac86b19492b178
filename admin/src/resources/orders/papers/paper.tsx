import Box from '@mui/material/Box';
import { DEFAULT_LANGUAGE, type Language } from '@uruhu/contract/languages';
import { toPlainName } from '@uruhu/contract/rules/plain-text';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import type { PrintableOrders } from '@uruhu/contract/staff/orders/moves';
import type { ReactNode } from 'react';
import { formatDay, shortenId } from '#admin/lib/format.ts';
import { COLOURS, DISPLAY } from '#admin/theme.ts';

type Order = PrintableOrders['data'][number];
type Props = { order: Order; shop: PrintableOrders['shop'] };

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

type PaperProps = { title: string; label: string; language: Language; shop: PrintableOrders['shop']; order: Order; children: ReactNode };

const Paper = ({ title, label, language, shop, order, children }: PaperProps) => (
  <Box component="article" lang={language} aria-label={`${label} ${shortenId(order.order_id)}`} sx={SHEET}>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Logo />
      <Box sx={{ fontFamily: DISPLAY, fontSize: '18pt', flex: 1 }}>{shop.name}</Box>
      <Box sx={{ textAlign: 'right' }}>
        <Box component="h2" sx={{ fontFamily: DISPLAY, fontSize: '14pt', fontWeight: 500, m: 0 }}>
          {title}
        </Box>
        {shortenId(order.order_id)}
      </Box>
    </Box>
    {children}
  </Box>
);

type PartiesProps = { order: Order; address: string; to: string; from: string; sender: readonly string[]; children: ReactNode };

const Parties = ({ order, address, to, from, sender, children }: PartiesProps) => (
  <Box sx={COLUMNS}>
    <TitledBlock title={to}>
      <strong>{order.customer.name}</strong>
      <div>{address}</div>
      <div>{order.customer.phone}</div>
    </TitledBlock>
    <TitledBlock title={from}>
      {sender.filter(Boolean).map((line) => (
        <div key={line}>{line}</div>
      ))}
    </TitledBlock>
    {children}
  </Box>
);

type PieceProps = { quantity: number; brand: string; names: NonNullable<Order['order_items'][number]['shown_names']> };

const PieceCells = ({ quantity, brand, names: { name, option, size } }: PieceProps) => (
  <>
    <td>
      <strong>{quantity}</strong>
    </td>
    <td>
      {toPlainName(brand)} {name}
      <div>{[option?.name, size?.name].filter(Boolean).join(', ')}</div>
    </td>
  </>
);

/** What is in the parcel, without prices, in English for the packer. Prints the data stored in the order, not that of the catalogue. */
export const PackingSlip = ({ order, shop }: Props) => (
  <Paper title="Packing slip" label="Packing slip" language={DEFAULT_LANGUAGE} shop={shop} order={order}>
    <Parties order={order} address={order.address} to="To" from="From" sender={[shop.name, shop.address, shop.phone]}>
      <TitledBlock title="Order">
        {order.order_id}
        <div>placed {formatDay(order.created_at)}</div>
      </TitledBlock>
      <TitledBlock title="Pieces">{order.total_products}</TitledBlock>
    </Parties>
    <table>
      <thead>
        <tr>
          <th>Pieces</th>
          <th>Product</th>
          <th className="right">Packed</th>
        </tr>
      </thead>
      <tbody>
        {order.order_items.map(({ order_item_id, quantity, product, option, size }) => (
          <tr key={order_item_id}>
            <PieceCells quantity={quantity} brand={product.brand} names={{ name: product.name, option, size }} />
            <td className="right">☐</td>
          </tr>
        ))}
        {order.has_free_gift && <GiftRow />}
      </tbody>
    </table>
    <Box sx={{ mt: 4 }}>Packed by ____________________ Date ______________</Box>
  </Paper>
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

/** What the customer has bought, with prices, in the language of her order. Prints the data stored in the order, not that of the catalogue. */
export const Invoice = ({ order, shop }: Props) => {
  const words = order.invoice_words;
  return (
    <Paper title={words.title} label="Invoice" language={order.language} shop={shop} order={order}>
      <Parties
        order={order}
        address={order.invoice_address}
        to={words.to}
        from={words.from}
        sender={[shop.name, shop.address, shop.phone, shop.email]}
      >
        <TitledBlock title={words.order}>
          {order.order_id}
          <div>{words.placed}</div>
        </TitledBlock>
        <TitledBlock title={words.payment}>{words.payment_status}</TitledBlock>
      </Parties>
      <InvoiceLines order={order} />
      <Totals order={order} />
    </Paper>
  );
};

const InvoiceLines = ({ order: { order_items, invoice_words: words } }: { order: Order }) => (
  <table>
    <thead>
      <tr>
        <th>{words.pieces}</th>
        <th>{words.product}</th>
        <th className="right unit">{words.price}</th>
        <th className="right">{words.sum}</th>
      </tr>
    </thead>
    <tbody>
      {order_items.map(({ order_item_id, quantity, product, option, size, shown_names, price_at_purchase }) => (
        <tr key={order_item_id}>
          <PieceCells quantity={quantity} brand={product.brand} names={shown_names ?? { name: product.name, option, size }} />
          <td className="right unit">{price_at_purchase !== null && formatRwf(price_at_purchase)}</td>
          <td className="right">{price_at_purchase !== null && formatRwf(quantity * price_at_purchase)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** The tax invoice comes from the shop's electronic billing machine (EBM). This invoice only leaves room for its numbers. */
const Totals = ({ order, order: { invoice_words: words } }: { order: Order }) => (
  <>
    <table>
      <tbody>
        <Sum label={words.subtotal} amount={formatRwf(order.subtotal)} />
        {(order.coupon_discount_amount ?? 0) > 0 && <Sum label={words.coupon} amount={`−${formatRwf(order.coupon_discount_amount)}`} />}
        <Sum label={words.shipping} amount={order.shipping_fees === 0 ? words.free_shipping : formatRwf(order.shipping_fees)} />
        <Sum label={words.total} amount={formatRwf(order.final_total)} isStrong />
      </tbody>
    </table>
    <Box sx={{ color: COLOURS.ink2, fontSize: '9pt', mt: 3 }}>
      {words.tin} ____________________ {words.receipt} ____________________ {words.date} ______________
      <div>{words.not_tax}</div>
    </Box>
  </>
);

const Sum = ({ label, amount, isStrong = false }: { label: string; amount: string; isStrong?: boolean }) => (
  <tr>
    <td>{isStrong ? <strong>{label}</strong> : label}</td>
    <td className="right">{isStrong ? <strong>{amount}</strong> : amount}</td>
  </tr>
);
