import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import type { Language } from '@uruhu/contract/languages';
import { toPlainName } from '@uruhu/contract/rules/plain-text';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import type { AdminOrder } from '@uruhu/contract/staff';
import { Link } from 'react-router';
import { usePageAccess } from '#admin/account/permissions/page-access.ts';
import { buildPictureUrl } from '#admin/pictures/picture-url.ts';
import { COLOURS } from '#admin/theme.ts';
import { Facts } from '#admin/ui/facts.tsx';
import { Icon } from '#admin/ui/icon.tsx';
import { Panel } from '#admin/ui/panel.tsx';

type Line = AdminOrder['order_items'][number];

const LINE = {
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  gap: 1.5,
  alignItems: 'center',
  py: 1,
  '& + &': { borderTop: `1px solid ${COLOURS.line}` },
} as const;

/** Loads the picture at twice its width, for high-density screens. It needs no alternative text, because the name is beside it. */
const Picture = ({ image }: { image: string }) => (
  <Box
    component="img"
    src={buildPictureUrl(image, 160)}
    alt=""
    width={56}
    height={56}
    sx={{ objectFit: 'cover', bgcolor: COLOURS.rice, display: 'block' }}
  />
);

/** The name leads to the product, for members who may open products. */
const ProductName = ({ product: { product_id, name } }: { product: Line['product'] }) => {
  const path = `/products/${encodeURIComponent(product_id)}`;
  if (!usePageAccess().mayOpen(path)) return <div>{name}</div>;
  return (
    <div>
      <MuiLink component={Link} to={path}>
        {name}
      </MuiLink>
    </div>
  );
};

/** What the customer reads, so that staff who speak with her know what she means. */
const ShownNames = ({ names: { name, option, size }, language }: { names: NonNullable<Line['shown_names']>; language: Language }) => (
  <Box sx={{ color: 'text.secondary', fontSize: 14 }}>
    The customer reads: <span lang={language}>{[name, option?.name, size?.name].filter(Boolean).join(', ')}</span>
  </Box>
);

type OrderLineProps = { line: Line; language: Language };

const OrderLine = ({ line: { product, option, size, shown_names, quantity, price_at_purchase }, language }: OrderLineProps) => (
  <Box component="li" sx={LINE}>
    {product.image ? <Picture image={product.image} /> : <span />}
    <div>
      <Box sx={{ color: 'text.secondary', fontSize: 14 }}>{toPlainName(product.brand)}</Box>
      <ProductName product={product} />
      <Box sx={{ color: 'text.secondary', fontSize: 14 }}>{[option?.name, size?.name].filter(Boolean).join(', ')}</Box>
      {shown_names && <ShownNames names={shown_names} language={language} />}
    </div>
    <Box sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
      <strong>{quantity} ×</strong> {price_at_purchase !== null && formatRwf(price_at_purchase)}
    </Box>
  </Box>
);

export const OrderLines = ({ order }: { order: AdminOrder }) => (
  <Panel title={`Pieces (${order.total_products})`}>
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mb: 2 }}>
      {order.order_items.map((line) => (
        <OrderLine key={line.order_item_id} line={line} language={order.language} />
      ))}
    </Box>
    {order.has_free_gift && (order.status === 'pending' || order.status === 'preparing') && (
      <Alert severity="info" icon={<Icon name="gift" size_px={22} />} sx={{ mb: 2 }}>
        Put a free gift into the parcel: the shop promises it with a first order.
      </Alert>
    )}
    <Totals order={order} />
  </Panel>
);

/** Shows nothing to members who may not see money. */
const Totals = ({ order }: { order: AdminOrder }) => {
  const { subtotal, shipping_fees, coupon_discount_amount, applied_coupon_code, final_total } = order;
  if (subtotal === null || shipping_fees === null || coupon_discount_amount === null || final_total === null) return null;
  return (
    <Facts
      facts={{
        Subtotal: formatRwf(subtotal),
        Shipping: shipping_fees === 0 ? 'free' : formatRwf(shipping_fees),
        Coupon: applied_coupon_code ? `${applied_coupon_code}, less ${formatRwf(coupon_discount_amount)}` : null,
        Total: <strong key="total">{formatRwf(final_total)}</strong>,
      }}
    />
  );
};
