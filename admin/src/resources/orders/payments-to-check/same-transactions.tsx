import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import type { AdminOrder } from '@uruhu/contract/staff';
import { Link as RouterLink } from 'react-router';
import { shortenId } from '#admin/lib/format.ts';
import { describeSameTransaction } from '../payments/payment-states.ts';

const COMPARE_NUMBERS = 'Compare the payer’s number with your network’s record before you confirm.';
type Props = { order: AdminOrder; advice?: string };

/** Warns of other orders that name the same transaction, or for which a provider has reported it. At most one of the shoppers has paid by it. */
export const SameTransactions = ({ order: { same_transactions }, advice = COMPARE_NUMBERS }: Props) =>
  same_transactions.length === 0 ? null : (
    <Alert severity="error" role="note" sx={{ mt: 2 }}>
      <strong>Another order names this transaction.</strong> {advice}
      {same_transactions.map(({ payment_id, order_id, state, by_provider }) => (
        <div key={`${payment_id} ${by_provider}`}>
          Order{' '}
          <Link component={RouterLink} to={`/orders/${order_id}/show`}>
            {shortenId(order_id)}
          </Link>
          : {describeSameTransaction({ state, by_provider })}
        </div>
      ))}
    </Alert>
  );
