import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MuiLink from '@mui/material/Link';
import type { AdminOrderRow } from '@uruhu/contract/staff';
import type { MoveResult } from '@uruhu/contract/staff/orders/moves';
import { useId } from 'react';
import { Link } from 'react-router';
import { shortenId } from '#admin/lib/format.ts';
import { buildOrderPath } from '../order-paths.ts';

type Props = { stepLabel: string; results: readonly MoveResult[]; orders: readonly AdminOrderRow[]; onClose: () => void };

/** Says how many orders were moved, and lists the refused ones with the shop's reason. */
export const MoveResults = ({ stepLabel, results, orders, onClose }: Props) => {
  const id = useId();
  const refused = results.filter(({ moved }) => !moved);
  const findName = (order_id: string) => orders.find((order) => order.order_id === order_id)?.customer.name ?? '';
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{stepLabel}</DialogTitle>
      <DialogContent>
        <Alert severity={refused.length > 0 ? 'warning' : 'success'}>
          {results.length - refused.length} of {results.length} orders moved.
          {refused.length > 0 && ' The others stay chosen.'}
        </Alert>
        {refused.length > 0 && (
          <Box component="ul" sx={{ pl: 2.5 }}>
            {refused.map(({ order_id, message }) => (
              <li key={order_id}>
                <MuiLink component={Link} to={buildOrderPath({ order_id })}>
                  {shortenId(order_id)}
                </MuiLink>{' '}
                {findName(order_id)}: {message}
              </li>
            ))}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
};
