import Button from '@mui/material/Button';
import type { OrderFilter } from '@uruhu/contract/staff/orders/lists';
import { useMemo } from 'react';
import { useAllowed } from '#admin/account/permissions/use-allowed.ts';
import { Empty } from '#admin/ui/empty.tsx';
import { ListPagination } from '#admin/ui/list/list-pagination.tsx';
import { ListProvider, useCurrentList } from '#admin/ui/list/list-provider.tsx';
import { ListRows } from '#admin/ui/list/list-rows.tsx';
import { LoadedRows } from '#admin/ui/list/loaded-rows.tsx';
import { PageTitle } from '#admin/ui/page-title.tsx';
import { buildOrderPath } from '../order-paths.ts';
import { ChosenOrders } from './chosen-orders.tsx';
import { listColumns } from './order-columns.tsx';
import { OrderFilters } from './order-filters.tsx';
import { chooseTab, findTab } from './order-tabs.ts';

const CHOSEN_ORDERS = <ChosenOrders />;
const LONGEST_WAIT_FIRST = { field: 'waiting', order: 'DESC' } as const;

export const OrderList = () => (
  <ListProvider resource="orders" sort={LONGEST_WAIT_FIRST}>
    <PageTitle title="Orders" />
    <OrderFilters />
    <OrderRows />
    <ListPagination />
  </ListProvider>
);

const OrderRows = () => {
  const { filter } = useCurrentList();
  const seesMoney = useAllowed()('payments.read');
  const columns = useMemo(() => listColumns(seesMoney), [seesMoney]);
  return (
    <LoadedRows<'orders'> empty={<NoOrders filter={filter as OrderFilter} />}>
      {(rows) => <ListRows rows={rows} columns={columns} label="Orders" getPath={buildOrderPath} bulkActions={CHOSEN_ORDERS} />}
    </LoadedRows>
  );
};

const NoOrders = ({ filter }: { filter: OrderFilter }) => {
  const { changeFilter } = useCurrentList();
  const tab = findTab(filter);
  if (!filter.q) return <Empty title="No orders here">{tab?.empty ?? 'No order has this filter.'}</Empty>;
  const isInTab = tab !== undefined && tab.name !== 'all';
  const searchAll = <Button onClick={() => changeFilter((latest) => chooseTab(latest, 'all'))}>Search all orders</Button>;
  return (
    <Empty title={isInTab ? `Nothing found in “${tab.label}”` : 'Nothing found'} action={isInTab && searchAll}>
      Search by the beginning of an order number, a name, a phone number or its last four digits, or the id of a transaction.
    </Empty>
  );
};
