import MuiLink from '@mui/material/Link';
import type { AwaitedChoice } from '@uruhu/contract/staff/stock-waits';
import { Link } from 'react-router';
import { formatDay } from '#admin/lib/format.ts';
import { SearchFilter } from '#admin/ui/list/list-filters.tsx';
import { ListPage } from '#admin/ui/list/list-page.tsx';
import type { Column } from '#admin/ui/list/list-rows.tsx';

type Row = AwaitedChoice & { id: string };

const COLUMNS: readonly Column<Row>[] = [
  {
    label: 'Product',
    sort: 'product',
    render: ({ product_id, product, brand }) => (
      <MuiLink component={Link} to={`/products/${encodeURIComponent(product_id)}`}>
        {brand} {product}
      </MuiLink>
    ),
  },
  { label: 'Option or size', render: ({ option, size }) => [option, size].filter(Boolean).join(', ') || '-' },
  { label: 'Waiting', sort: 'waiting', align: 'right', render: ({ waiting }) => waiting },
  { label: 'Since', sort: 'oldest_at', render: ({ oldest_at }) => formatDay(oldest_at) },
];

export const AwaitedChoiceList = () => (
  <ListPage
    resource="stock-waits"
    title="Waited for"
    help="How many shoppers want one mail when a sold-out product is back. Open the product to enter new stock, and the shop writes to them by itself, to those who wait longest first."
    columns={COLUMNS}
    sort={{ field: 'waiting', order: 'DESC' }}
    filters={<SearchFilter label="Search products" placeholder="Product or brand" />}
    empty={{
      title: 'Nobody waits for anything',
      text: 'When a product is sold out, shoppers can ask for a mail once it is back. What they ask for comes here.',
    }}
  />
);
