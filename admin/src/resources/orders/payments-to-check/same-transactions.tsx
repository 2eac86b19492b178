import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import type { AdminOrder } from '@uruhu/contract/staff';
import { Link as RouterLink } from 'react-router';
import { shortenId } from '#admin/lib/format.ts';

/** Other orders that name the same transaction: at most one of their shoppers has paid by it. */
export const SameTransactions = ({ order: { same_transactions } }: { order: AdminOrder }) =>
  same_transactions.length === 0 ? null : (
    <Alert severity="error" role="note" sx={{ mt: 2 }}>
      <strong>The same transaction id is elsewhere.</strong> Compare the payer’s number with your network’s record before you confirm.
      {same_transactions.map(({ payment_id, order_id, state }) => (
        <div key={payment_id}>
          Order{' '}
          <Link component={RouterLink} to={`/orders/${order_id}/show`}>
            {shortenId(order_id)}
          </Link>
          : {state}
        </div>
      ))}
    </Alert>
  );
