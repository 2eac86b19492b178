import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { NotAllowed } from '#admin/account/permissions/not-allowed.tsx';
import { callStaff } from '#admin/api/call-staff.ts';
import { LoadFailed } from '#admin/ui/load-failed.tsx';
import { TabTitle } from '#admin/ui/tab-title.tsx';
import { Invoice, PackingSlip } from './paper.tsx';

const KINDS = {
  slips: { title: 'Packing slips', Paper: PackingSlip, hasPrices: false },
  invoices: { title: 'Order invoices', Paper: Invoice, hasPrices: true },
} as const;

/** Prints on A4, without the elements that have `data-screen-only`, such as the button 'Print'. */
const PRINT = {
  '@page': { size: 'A4', margin: '14mm' },
  '@media print': { body: { backgroundColor: '#FFFFFF' }, '[data-screen-only]': { display: 'none !important' } },
} as const;

/** Packing slips or invoices to print, one page or more for each order. The address names the orders, so a reload shows the same. */
export const PapersPage = () => {
  const [search] = useSearchParams();
  const { kind } = useParams();
  const { title, Paper, hasPrices } = KINDS[kind === 'invoices' ? 'invoices' : 'slips'];
  const ids = search.get('ids') ?? '';
  const papers = useQuery({ queryKey: ['order-papers', ids], queryFn: () => callStaff('printableOrders', { query: { ids } }) });
  if (papers.error) return <LoadFailed error={papers.error} onRetry={papers.refetch} />;
  if (!papers.data) return null;
  const { data, shop } = papers.data;
  // Members who see no totals get no prices, and so no invoice.
  if (hasPrices && data.some(({ final_total }) => final_total === null))
    return (
      <main>
        <NotAllowed />
      </main>
    );
  const chosenCount = new Set(ids.split(',').filter(Boolean)).size;
  return (
    <Box component="main" sx={{ maxWidth: '190mm', mx: 'auto', p: { xs: 1, sm: 2 }, '@media print': { p: 0, maxWidth: 'none' } }}>
      <TabTitle title={title} />
      <GlobalStyles styles={PRINT} />
      <Box data-screen-only sx={{ display: 'flex', gap: 2, alignItems: 'center', mb: 2 }}>
        <Box component="h1" sx={{ font: 'inherit', fontWeight: 600, m: 0, flex: 1 }}>
          {title} of {data.length} {data.length === 1 ? 'order' : 'orders'}
        </Box>
        <Button variant="contained" disabled={data.length === 0} onClick={() => window.print()}>
          Print
        </Button>
      </Box>
      {data.length < chosenCount && (
        <Alert severity="warning" data-screen-only sx={{ mb: 2 }}>
          {chosenCount - data.length} of the chosen orders were not found.
        </Alert>
      )}
      {data.map((order) => (
        <Paper key={order.order_id} order={order} shop={shop} />
      ))}
    </Box>
  );
};
