import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { AdminOrder } from '@uruhu/contract/staff';
import { Link } from 'react-router';
import { useAllowed } from '#admin/account/permissions/use-allowed.ts';
import { shortenId, shortenIds } from '#admin/lib/format.ts';
import { buildOrderPath } from './order-paths.ts';
import { describeSameTransaction } from './payments/payment-states.ts';
import { PROBLEM_KINDS } from './payments/problem-kinds.ts';

/** The open problems with payments of this order, and other orders that name the same transaction. */
export const OrderProblems = ({ order: { problems, same_transactions } }: { order: AdminOrder }) => {
  const mayResolve = useAllowed()('payments.problems');
  const open = problems.filter(({ resolved_at }) => resolved_at === null);
  if (open.length + same_transactions.length === 0) return null;
  return (
    <Stack spacing={1} sx={{ mb: 2 }}>
      {open.map(({ problem_id, kind, detail }) => (
        <Alert key={problem_id} severity="error" role="note">
          <AlertTitle>{PROBLEM_KINDS[kind].label}</AlertTitle>
          {PROBLEM_KINDS[kind].whatToDo} {detail && `(${shortenIds(detail)})`}{' '}
          {mayResolve && (
            <MuiLink component={Link} to="/payment-problems">
              Resolve it
            </MuiLink>
          )}
        </Alert>
      ))}
      {same_transactions.map(({ payment_id, order_id, reference, state, by_provider }) => (
        <Alert key={`${payment_id} ${reference} ${by_provider}`} severity="error" role="note">
          Order{' '}
          <MuiLink component={Link} to={buildOrderPath({ order_id })}>
            {shortenId(order_id)}
          </MuiLink>{' '}
          has the same transaction {reference} ({describeSameTransaction({ state, by_provider })}). Only one of the two shoppers has paid by
          it.
        </Alert>
      ))}
    </Stack>
  );
};
