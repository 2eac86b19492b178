import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { CustomerDetail } from '@uruhu/contract/staff/customers';
import { useParams } from 'react-router';
import { useAllowed } from '#admin/account/permissions/use-allowed.ts';
import { showRecord, useRecord } from '#admin/api/records.ts';
import { RecordHistory } from '#admin/history/record-history.tsx';
import { formatDay } from '#admin/lib/format.ts';
import { Badge } from '#admin/ui/badge.tsx';
import { FailedPage } from '#admin/ui/failed-page.tsx';
import { PageTitle } from '#admin/ui/page-title.tsx';
import { PageSkeleton } from '#admin/ui/skeleton.tsx';
import { CustomerActions } from './customer-actions.tsx';
import { CustomerFacts } from './customer-facts.tsx';
import { CustomerNotes } from './customer-notes.tsx';
import { CustomerOrders } from './customer-orders.tsx';

const COLUMNS = { display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 400px' } } as const;

export const CustomerPage = () => {
  const { id = '' } = useParams();
  const isAllowed = useAllowed();
  const { data, error, refetch } = useRecord('customers', id);
  if (error) return <FailedPage error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton title={undefined} />;
  const showCustomer = (customer: CustomerDetail) => void showRecord('customers', customer);
  const props = { customer: data, showCustomer };
  return (
    <>
      <PageTitle title={data.name} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
        {data.blocked_at ? <Badge tone="bad">{`Blocked since ${formatDay(data.blocked_at)}`}</Badge> : <Badge tone="good">Active</Badge>}
        <Box sx={{ color: 'text.secondary' }}>customer since {formatDay(data.created_at)}</Box>
      </Box>
      <Box sx={COLUMNS}>
        <Stack spacing={2}>
          <CustomerOrders customer={data} />
          <CustomerNotes {...props} />
          <RecordHistory kind="customers" id={data.user_id} />
        </Stack>
        <Stack spacing={2}>
          <CustomerFacts customer={data} />
          {isAllowed('customers.write') && <CustomerActions {...props} />}
        </Stack>
      </Box>
    </>
  );
};
