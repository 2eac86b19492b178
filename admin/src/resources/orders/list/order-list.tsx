import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { OrderFilter } from '@uruhu/contract/staff/orders/lists';
import { ListBase, useListContext } from 'ra-core';
import { Pagination } from 'ra-ui-materialui';
import { useAllowed } from '#admin/account/permissions/use-allowed.ts';
import { Empty } from '#admin/ui/empty.tsx';
import { ListCards, ListTable } from '#admin/ui/list-rows.tsx';
import { LoadFailed } from '#admin/ui/load-failed.tsx';
import { PageTitle } from '#admin/ui/page-title.tsx';
import { useFilterChange } from '#admin/ui/use-filter-change.ts';
import { buildOrderPath } from '../order-paths.ts';
import { ChosenOrders } from './chosen-orders.tsx';
import { listColumns, type Row } from './order-columns.tsx';
import { OrderFilters } from './order-filters.tsx';
import { chooseTab, findTab } from './order-tabs.ts';

const LONGEST_WAIT_FIRST = { field: 'waiting', order: 'DESC' } as const;

export const OrderList = () => (
  <ListBase resource="orders" perPage={25} sort={LONGEST_WAIT_FIRST} disableAuthentication>
    <PageTitle title="Orders" />
    <OrderFilters />
    <OrderRows />
    <Pagination rowsPerPageOptions={[25, 50, 100]} />
  </ListBase>
);

const OrderRows = () => {
  const { data, error, refetch, isPending, filterValues } = useListContext<Row>();
  const columns = listColumns(useAllowed()('payments.read'));
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  if (error) return <LoadFailed error={error} onRetry={refetch} />;
  if (isPending) return null;
  if (data.length === 0) return <NoOrders filter={filterValues as OrderFilter} />;
  const List = isPhone ? ListCards : ListTable;
  return <List rows={data} columns={columns} label="Orders" getPath={buildOrderPath} bulkActions={<ChosenOrders />} />;
};

const NoOrders = ({ filter }: { filter: OrderFilter }) => {
  const changeFilter = useFilterChange();
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
