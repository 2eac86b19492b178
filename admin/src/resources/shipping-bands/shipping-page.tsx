import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ShippingTerms } from '@uruhu/contract/staff/shipping-bands';
import { Link } from 'react-router';
import { callStaff } from '#admin/api/call-staff.ts';
import { cacheResult } from '#admin/api/query-client.ts';
import { RecordForm } from '#admin/forms/record-form.tsx';
import { RecordHistory } from '#admin/history/record-history.tsx';
import { LoadFailed } from '#admin/ui/load-failed.tsx';
import { PageTitle } from '#admin/ui/page-title.tsx';
import { Skeleton } from '#admin/ui/skeleton.tsx';
import { BandInputs } from './band-inputs.tsx';
import { type BandRow, toContiguousBands } from './bands-record.ts';
import { FeeTester } from './fee-tester.tsx';

const KEY = ['shipping-bands'];
const LABELS = { bands: 'Bands', free_shipping: 'Free delivery' };

export const ShippingPage = () => {
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: async () => (await callStaff('adminShippingBands')).data,
    // Another load would replace the record under a form that a staff member is editing.
    refetchOnWindowFocus: false,
  });
  async function save(changes: Record<string, unknown>, record: Record<string, unknown>): Promise<ShippingTerms> {
    const bands = toContiguousBands((changes.bands ?? record.bands) as BandRow[]);
    const saved = (await callStaff('updateShippingBands', { body: { version: record.version as number, bands } })).data;
    await cacheResult(KEY, saved);
    return saved;
  }
  return (
    <>
      <PageTitle title="Delivery fees" />
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton />}
      {data && (
        <RecordForm record={data} save={save} labels={LABELS}>
          <Typography sx={{ color: 'text.secondary' }}>
            The weight of all products of an order chooses one band. An order that is heavier than the last band cannot be placed.
          </Typography>
          <FreeDeliveryAlert isFree={data.free_shipping} />
          <BandInputs />
          <FeeTester isFree={data.free_shipping} />
        </RecordForm>
      )}
      {data && (
        <Box sx={{ mt: 3 }}>
          <RecordHistory kind="shipping-bands" />
        </Box>
      )}
    </>
  );
};

const SettingsLink = () => (
  <MuiLink component={Link} to="/settings">
    the shop’s settings
  </MuiLink>
);

const FreeDeliveryAlert = ({ isFree }: { isFree: boolean }) =>
  isFree ? (
    <Alert severity="warning">
      Delivery is free now: shoppers pay none of these fees. Turn that off in <SettingsLink />. The bands still decide which orders are too
      heavy.
    </Alert>
  ) : (
    <Alert severity="info">
      Shoppers pay these fees. Delivery can be made free in <SettingsLink />.
    </Alert>
  );
