import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { PaymentProblem } from '@uruhu/contract/staff';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { ChangesLink } from '#admin/history/changes-link.tsx';
import { formatTime, formatWait, shortenId, shortenIds } from '#admin/lib/format.ts';
import { Badge } from '#admin/ui/badge.tsx';
import { Empty } from '#admin/ui/empty.tsx';
import { FilterTabs } from '#admin/ui/list/filter-tabs.tsx';
import { ChoiceFilter } from '#admin/ui/list/list-filters.tsx';
import { ListPagination } from '#admin/ui/list/list-pagination.tsx';
import { ListProvider, useCurrentList } from '#admin/ui/list/list-provider.tsx';
import { CardRows } from '#admin/ui/list/loaded-rows.tsx';
import { PageTitle } from '#admin/ui/page-title.tsx';
import { useNow } from '#admin/ui/use-now.ts';
import { PROBLEM_KINDS } from '../payments/problem-kinds.ts';
import { ResolveDialog } from './resolve-dialog.tsx';

const OPEN = { open: true };
const TABS = [
  { label: 'Open', filter: OPEN },
  { label: 'All', filter: {} },
];
const KINDS = Object.fromEntries(Object.entries(PROBLEM_KINDS).map(([kind, { label }]) => [kind, label]));

export const PaymentProblemList = () => (
  <ListProvider resource="payment-problems" defaultFilter={OPEN}>
    <PageTitle title="Payment problems" />
    <FilterTabs label="Problems to show" tabs={TABS} />
    <Box sx={{ mb: 2 }}>
      <ChoiceFilter field="kind" label="Kind" choices={KINDS} />
    </Box>
    <Problems />
    <ListPagination />
  </ListProvider>
);

const Problems = () => {
  const { filter } = useCurrentList();
  const [problemToResolve, setProblemToResolve] = useState<PaymentProblem | null>(null);
  return (
    <>
      <CardRows<'payment-problems'>
        label="Payment problems"
        empty={filter.kind ? <Empty title="None of this kind">Choose another kind, or “All”.</Empty> : <NoProblems />}
        renderCard={(problem) => <ProblemCard problem={problem} onResolve={() => setProblemToResolve(problem)} />}
      />
      {problemToResolve && <ResolveDialog problem={problemToResolve} onClose={() => setProblemToResolve(null)} />}
    </>
  );
};

const NoProblems = () => (
  <Empty title="No payment problems">
    When money comes twice, comes too late, goes back or is claimed by two shoppers, it comes here with what to do about it.
  </Empty>
);

const ProblemCard = ({ problem, onResolve }: { problem: PaymentProblem; onResolve: () => void }) => {
  const { kind, order_id, detail, created_at, resolved_at, resolved_by, resolution } = problem;
  const now = useNow();
  return (
    <Paper sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between' }}>
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'center' }}>
          <Typography variant="h2">{PROBLEM_KINDS[kind].label}</Typography>
          {resolved_at === null && <Badge tone="waiting">{`waits ${formatWait(created_at, now)}`}</Badge>}
        </Box>
        <Box sx={{ color: 'text.secondary' }}>
          Order{' '}
          <Link component={RouterLink} to={`/orders/${order_id}/show`}>
            {shortenId(order_id)}
          </Link>
          , since {formatTime(created_at)}
        </Box>
        <Typography sx={{ mt: 1 }}>
          {resolved_at === null ? PROBLEM_KINDS[kind].whatToDo : `Resolved ${formatTime(resolved_at)}: ${resolution}`}
          {resolved_by && ` (${resolved_by})`}
        </Typography>
        {detail && <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{shortenIds(detail)}</Typography>}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <ChangesLink id={order_id} label="Changes" />
        {resolved_at === null && (
          <Button variant="outlined" onClick={onResolve}>
            Resolve
          </Button>
        )}
      </Box>
    </Paper>
  );
};
