import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { AdminOrderRow } from '@uruhu/contract/staff';
import { ListBase, useListContext } from 'ra-core';
import { Pagination } from 'ra-ui-materialui';
import { Empty } from '#admin/ui/empty.tsx';
import { LoadFailed } from '#admin/ui/load-failed.tsx';
import { PageTitle } from '#admin/ui/page-title.tsx';
import { OrderCards } from './order-cards.tsx';
import { OrderFilters } from './order-filters.tsx';
import { OrderTable } from './order-table.tsx';
import { findTab, ORDER_TABS, type OrderFilter } from './order-tabs.ts';

const NewestFirst = { field: 'created_at', order: 'DESC' } as const;

export const OrderList = () => (
  <ListBase resource="orders" perPage={25} sort={NewestFirst} disableAuthentication>
    <PageTitle title="Orders" />
    <OrderFilters />
    <OrderRows />
    <Pagination rowsPerPageOptions={[25, 50, 100]} />
  </ListBase>
);

const OrderRows = () => {
  const { data, error, refetch, isPending, filterValues } = useListContext<AdminOrderRow & { id: string }>();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  if (error) return <LoadFailed error={error} onRetry={refetch} />;
  if (isPending) return null;
  if (data.length === 0) return <NoOrders filter={filterValues as OrderFilter} />;
  return isPhone ? <OrderCards orders={data} /> : <OrderTable orders={data} />;
};

const NoOrders = ({ filter }: { filter: OrderFilter }) =>
  filter.q ? (
    <Empty title="Nothing found">Search by the beginning of an order number, a name, a phone number, or the id of a transaction.</Empty>
  ) : (
    <Empty title="No orders here">{ORDER_TABS[findTab(filter)]?.empty ?? 'No order has this filter.'}</Empty>
  );
