import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import type { DashboardPeriod, DashboardUnit } from '@uruhu/contract/staff/dashboard';
import { Link, useNavigate } from 'react-router';
import { buildListPath } from '#admin/lib/list-path.ts';
import { COLOURS } from '#admin/theme.ts';
import { formatPeriod, formatShortAmount } from './figures.ts';

/** Sizes in units of the chart's viewBox. */
const CHART_HEIGHT = 100;
const BAR_STEP = 20;
const BAR_WIDTH = 14;

/** The list of the orders of the period, without cancelled ones. */
const buildPeriodPath = ({ from, to }: DashboardPeriod) => buildListPath('orders', { cancelled: false, from, to });
/** The list of the sales among the orders of the period. */
const buildSalesPath = ({ from, to }: DashboardPeriod) => buildListPath('orders', { payment: 'sale', from, to });

type Props = { unit: DashboardUnit; periods: readonly DashboardPeriod[] };

/** For each period a bar for the ordered amount, and in front of it one for the paid amount. SalesTable has the same figures for screen readers. */
export const SalesChart = ({ unit, periods }: Props) => {
  const navigate = useNavigate();
  const highest_rwf = Math.max(1, ...periods.map(({ ordered }) => ordered));
  const scale = (amount_rwf: number) => (amount_rwf / highest_rwf) * CHART_HEIGHT;
  return (
    <Box aria-hidden="true">
      <Box sx={{ color: 'text.secondary', fontSize: 14 }}>{formatShortAmount(highest_rwf)} RWF</Box>
      <svg
        width="100%"
        height="160"
        viewBox={`0 0 ${periods.length * BAR_STEP} ${CHART_HEIGHT}`}
        preserveAspectRatio="none"
        display="block"
        focusable="false"
        role="presentation"
      >
        {periods.map((period, index) => (
          // The same links are in the table.
          // biome-ignore lint/a11y/noStaticElementInteractions: hidden from assistive technology with the chart
          <g key={period.start} onClick={() => navigate(buildPeriodPath(period))} cursor="pointer">
            <title>{`${formatPeriod(unit, period.start)}: ${period.orders} orders, ${formatRwf(period.ordered)}, of which ${formatRwf(period.sales)} paid`}</title>
            <rect x={index * BAR_STEP} y={0} width={BAR_STEP} height={CHART_HEIGHT} fill="transparent" />
            <Bar index={index} height={scale(period.ordered)} fill={COLOURS.line} stroke={COLOURS.ink3} />
            <Bar index={index} height={scale(period.sales)} fill={COLOURS.celadon} />
          </g>
        ))}
      </svg>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          borderTop: 1,
          borderColor: 'divider',
          color: 'text.secondary',
          fontSize: 14,
        }}
      >
        <span>{formatPeriod(unit, periods[0]?.start ?? '')}</span>
        <span>{formatPeriod(unit, periods.at(-1)?.start ?? '')}</span>
      </Box>
      <Box sx={{ display: 'flex', gap: 2, mt: 0.5, fontSize: 14 }}>
        <Legend colour={COLOURS.celadon} label="Paid" />
        <Legend colour={COLOURS.line} label="Ordered, not paid" />
      </Box>
    </Box>
  );
};

type BarProps = { index: number; height: number; fill: string; stroke?: string };

/** The edge of a bar stays one pixel wide however the chart is stretched. A bar of height 0 is left out, because its edge would show. */
const Bar = ({ index, height, fill, stroke }: BarProps) =>
  height === 0 ? null : (
    <rect
      x={index * BAR_STEP + (BAR_STEP - BAR_WIDTH) / 2}
      y={CHART_HEIGHT - height}
      width={BAR_WIDTH}
      height={height}
      fill={fill}
      stroke={stroke}
      vectorEffect="non-scaling-stroke"
    />
  );

const Legend = ({ colour, label }: { colour: string; label: string }) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
    <Box component="span" sx={{ width: 12, height: 12, bgcolor: colour, border: `1px solid ${COLOURS.ink3}` }} />
    {label}
  </Box>
);

/** The figures of the chart, newest first, each with a link to its orders. */
export const SalesTable = ({ unit, periods }: Props) => (
  <Box component="details" sx={{ mt: 1 }}>
    <Box component="summary" sx={{ minHeight: 44, display: 'list-item', py: 1.25, cursor: 'pointer', color: COLOURS.celadon }}>
      The figures as a table
    </Box>
    <TableContainer>
      <Table size="small" aria-label="Sales">
        <TableHead>
          <TableRow>
            <TableCell>Placed</TableCell>
            <TableCell align="right">Orders</TableCell>
            <TableCell align="right">Ordered</TableCell>
            <TableCell align="right">Paid</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {periods.toReversed().map((period) => (
            <TableRow key={period.start}>
              <TableCell>
                <MuiLink component={Link} to={buildPeriodPath(period)}>
                  {formatPeriod(unit, period.start)}
                </MuiLink>
              </TableCell>
              <TableCell align="right">{period.orders.toLocaleString('en-US')}</TableCell>
              <TableCell align="right">{formatRwf(period.ordered)}</TableCell>
              <TableCell align="right">
                <MuiLink component={Link} to={buildSalesPath(period)}>
                  {formatRwf(period.sales)}
                </MuiLink>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  </Box>
);
