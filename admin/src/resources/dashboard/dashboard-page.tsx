import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import type { OrderStatus } from '@uruhu/contract/rules/transitions';
import type { Dashboard, DashboardUnit } from '@uruhu/contract/staff/dashboard';
import { Link, useSearchParams } from 'react-router';
import { buildListPath } from '#admin/lib/list-path.ts';
import { ORDER_STATUS_LABELS } from '#admin/lib/order-status.ts';
import { SaleNote } from '#admin/selling/sale-note.tsx';
import { COLOURS, DISPLAY } from '#admin/theme.ts';
import { LoadFailed } from '#admin/ui/load-failed.tsx';
import { PageTitle } from '#admin/ui/page-title.tsx';
import { Panel } from '#admin/ui/panel.tsx';
import { Skeleton } from '#admin/ui/skeleton.tsx';
import { BestSellers } from './best-sellers.tsx';
import { UNIT_TEXTS, UNITS } from './figures.ts';
import { SalesChart, SalesTable } from './sales-chart.tsx';
import { ShareBars } from './share-bars.tsx';
import { useDashboard } from './use-dashboard.ts';
import { WaitingCards } from './waiting-cards.tsx';

export const DashboardPage = () => {
  const [search, setSearch] = useSearchParams();
  const unit = UNITS.find((name) => name === search.get('by')) ?? 'day';
  const { data, error, refetch } = useDashboard(unit);
  return (
    <>
      <PageTitle title="Dashboard" />
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton />}
      {data && (
        <Stack spacing={2}>
          <WaitingCards now={data.now} />
          <UnitChoice unit={unit} onChoose={(chosenUnit) => setSearch({ by: chosenUnit }, { replace: true })} />
          <Sales data={data} />
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' } }}>
            <OrdersByStatus data={data} />
            <Funnel data={data} />
          </Box>
          <Panel title="Best sellers">
            <BestSellers products={data.best_sellers} />
          </Panel>
        </Stack>
      )}
    </>
  );
};

const UnitChoice = ({ unit, onChoose }: { unit: DashboardUnit; onChoose: (unit: DashboardUnit) => void }) => (
  <ToggleButtonGroup
    exclusive
    value={unit}
    onChange={(_, chosenUnit: DashboardUnit | null) => chosenUnit && onChoose(chosenUnit)}
    aria-label="Figures by"
    sx={{ '& button': { minHeight: 44, px: 2, '&.Mui-selected': { bgcolor: COLOURS.mist } } }}
  >
    {UNITS.map((name) => (
      <ToggleButton key={name} value={name}>
        {UNIT_TEXTS[name].label}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);

const Sales = ({ data: { by: unit, from, to, periods, totals } }: { data: Dashboard }) => {
  const { span, current } = UNIT_TEXTS[unit];
  const latest = periods.at(-1);
  return (
    <Panel title={`Sales of ${span}`}>
      <Typography sx={{ fontFamily: DISPLAY, fontSize: 28, lineHeight: 1.3 }}>{formatRwf(totals.sales)}</Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>
        <MuiLink component={Link} to={buildListPath('orders', { payment: 'sale', from, to })}>
          {totals.paid_orders.toLocaleString('en-US')} paid
        </MuiLink>{' '}
        of{' '}
        <MuiLink component={Link} to={buildListPath('orders', { cancelled: false, from, to })}>
          {totals.orders.toLocaleString('en-US')} {totals.orders === 1 ? 'order' : 'orders'}
        </MuiLink>
        ; {formatRwf(latest?.sales)} {current}. By the day of the order in Kigali, without cancelled ones.
      </Typography>
      <SalesChart unit={unit} periods={periods} />
      <SalesTable unit={unit} periods={periods} />
      <SaleNote />
    </Panel>
  );
};

const OrdersByStatus = ({ data: { orders_by_status, from, to } }: { data: Dashboard }) => {
  const counts = Object.entries(orders_by_status) as [OrderStatus, number][];
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  const shares = counts.map(([status, count]) => ({
    label: ORDER_STATUS_LABELS[status],
    count,
    to: buildListPath('orders', { status, from, to }),
  }));
  return (
    <Panel title="Orders by state">
      <ShareBars label="Orders by state" shares={shares} total={total} />
    </Panel>
  );
};

const Funnel = ({ data: { funnel, from, to } }: { data: Dashboard }) => (
  <Panel title="From cart to order">
    <ShareBars
      label="From cart to order"
      total={funnel.carts}
      shares={[
        { label: 'Carts filled', count: funnel.carts },
        { label: 'Ordered', count: funnel.ordered, to: buildListPath('orders', { from, to }) },
        { label: 'Paid', count: funnel.paid, to: buildListPath('orders', { payment: 'sale', from, to }) },
      ]}
    />
    <Typography sx={{ color: 'text.secondary', fontSize: 14, mt: 1 }}>
      Carts of signed-in shoppers and orders that staff typed in. A cart that was emptied again does not count; a cancelled order does, as
      ordered.
    </Typography>
  </Panel>
);
