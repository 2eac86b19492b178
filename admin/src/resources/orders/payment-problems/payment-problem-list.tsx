import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import type { PaymentProblem } from '@uruhu/contract/staff';
import { ListBase, useListContext } from 'ra-core';
import { Pagination } from 'ra-ui-materialui';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { formatTime, shortenId } from '#admin/lib/format.ts';
import { Empty } from '#admin/ui/empty.tsx';
import { LoadFailed } from '#admin/ui/load-failed.tsx';
import { PageTitle } from '#admin/ui/page-title.tsx';
import { PROBLEM_KINDS } from '../payments/problem-kinds.ts';
import { ResolveDialog } from './resolve-dialog.tsx';

type Problem = PaymentProblem & { id: string };
const OPEN = { open: true };

export const PaymentProblemList = () => (
  <ListBase resource="payment-problems" perPage={25} filterDefaultValues={OPEN} disableAuthentication>
    <PageTitle title="Payment problems" />
    <OpenOrAll />
    <Problems />
    <Pagination rowsPerPageOptions={[25, 50, 100]} />
  </ListBase>
);

const OpenOrAll = () => {
  const { filterValues, setFilters } = useListContext();
  return (
    <Tabs
      value={filterValues.open ? 'open' : 'all'}
      onChange={(_, tab) => setFilters(tab === 'open' ? OPEN : {})}
      aria-label="Problems to show"
      sx={{ mb: 2 }}
    >
      <Tab value="open" label="Open" />
      <Tab value="all" label="All" />
    </Tabs>
  );
};

const Problems = () => {
  const { data, error, refetch, isPending } = useListContext<Problem>();
  const [resolving, setResolving] = useState<Problem | null>(null);
  if (error) return <LoadFailed error={error} onRetry={refetch} />;
  if (isPending) return null;
  if (data.length === 0) return <NoProblems />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {data.map((problem) => (
        <li key={problem.problem_id}>
          <ProblemCard problem={problem} onResolve={() => setResolving(problem)} />
        </li>
      ))}
      {resolving && <ResolveDialog problem={resolving} onClose={() => setResolving(null)} />}
    </Box>
  );
};

const NoProblems = () => (
  <Empty title="No payment problems">
    When money comes twice, comes too late, goes back or is claimed by two shoppers, it comes here with what to do about it.
  </Empty>
);

const ProblemCard = ({ problem, onResolve }: { problem: Problem; onResolve: () => void }) => {
  const { kind, order_id, detail, created_at, resolved_at, resolved_by, resolution } = problem;
  return (
    <Paper sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between' }}>
      <Box sx={{ flex: '1 1 320px' }}>
        <Typography variant="h2">{PROBLEM_KINDS[kind].label}</Typography>
        <Box sx={{ color: 'text.secondary' }}>
          Order{' '}
          <Link component={RouterLink} to={`/orders/${order_id}/show`}>
            {shortenId(order_id)}
          </Link>
          , {formatTime(created_at)}
        </Box>
        <Typography sx={{ mt: 1 }}>
          {resolved_at === null ? PROBLEM_KINDS[kind].whatToDo : `Resolved ${formatTime(resolved_at)}: ${resolution}`}
          {resolved_by && ` (${resolved_by})`}
        </Typography>
        {detail && <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{detail}</Typography>}
      </Box>
      {resolved_at === null && (
        <Button variant="outlined" onClick={onResolve} sx={{ alignSelf: 'center' }}>
          Resolve
        </Button>
      )}
    </Paper>
  );
};
