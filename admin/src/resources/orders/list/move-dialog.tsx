import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AdminOrderRow } from '@uruhu/contract/staff';
import { shortenId } from '#admin/lib/format.ts';
import { readField } from '#admin/lib/read-field.ts';
import { ActionDialog } from '#admin/ui/action-dialog.tsx';
import { CallField } from '#admin/ui/call-field.tsx';
import { MAILS_TO_CUSTOMERS } from '../mail-sentences.ts';
import { findStepState, type Step } from '../order-steps.ts';
import { MoveResults } from './move-results.tsx';
import { useMoveOrders } from './use-move-orders.ts';

type Props = { step: Step; orders: readonly AdminOrderRow[]; onClose: () => void; onMoved: (order_ids: readonly string[]) => void };

const LIST = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 } as const;

/** The name of the field for the tracking link of all parcels for which the member enters no separate link. */
const LINK_FOR_ALL = 'link_for_all';

const countOrders = (count: number) => (count === 1 ? '1 order' : `${count} orders`);

function explain({ name }: Step): string {
  const mail = `${MAILS_TO_CUSTOMERS} This cannot be undone.`;
  if (name !== 'shipOrder') return mail;
  return `${mail} The pieces leave the stock. With a link to her parcel, a customer can follow it.`;
}

/** Asks before it moves many orders, and lists those that stay, each with the reason. Then it shows how many were moved. */
export const MoveDialog = ({ step, orders, onClose, onMoved }: Props) => {
  const moves = useMoveOrders();
  const ordersWithState = orders.map((order) => ({ order, state: findStepState(step, order) }));
  const moving = ordersWithState.flatMap(({ order, state }) => (state.state === 'now' ? [order] : []));
  const staying = ordersWithState.flatMap(({ order, state }) =>
    state.state === 'now' ? [] : [{ order, reason: state.state === 'later' ? state.reason : 'It has taken this step already.' }],
  );
  if (moves.results) {
    const movedIds = moves.results.flatMap(({ order_id, moved }) => (moved ? [order_id] : []));
    const finish = () => {
      onMoved(movedIds);
      moves.clear();
    };
    return <MoveResults stepLabel={step.label} results={moves.results} orders={orders} onClose={finish} />;
  }
  return (
    <ActionDialog
      title={`${step.label}: ${countOrders(moving.length)}?`}
      explanation={explain(step)}
      confirmLabel={`${step.label} (${moving.length})`}
      call={{ ...moves, errors: moves.linkErrors }}
      onClose={onClose}
      onSubmit={(fields) =>
        void moves.move(
          step.bulkStep,
          moving.map((order) => {
            const linkField = readField(fields, order.order_id) ? order.order_id : LINK_FOR_ALL;
            return { order, linkField, tracking_url: readField(fields, linkField) };
          }),
        )
      }
    >
      {step.name === 'shipOrder' && moving.length > 1 && (
        <CallField
          name={LINK_FOR_ALL}
          label="One link for all (optional)"
          helperText="Use this if several parcels share one tracking number. A link entered for a single order replaces it."
          slotProps={{ htmlInput: { inputMode: 'url' } }}
          placeholder="https://"
          fullWidth
        />
      )}
      <Box component="ul" aria-label="Orders that move" sx={LIST}>
        {moving.map((order) => (
          <li key={order.order_id}>
            {describeOrder(order)}
            {step.name === 'shipOrder' && <LinkField order={order} />}
          </li>
        ))}
      </Box>
      {staying.length > 0 && (
        <div>
          <Typography variant="h3" sx={{ fontSize: 16, fontWeight: 600, mb: 0.5 }}>
            {staying.length === 1 ? '1 chosen order stays as it is' : `${staying.length} chosen orders stay as they are`}
          </Typography>
          <Box component="ul" aria-label="Orders that stay" sx={{ ...LIST, color: 'text.secondary' }}>
            {staying.map(({ order, reason }) => (
              <li key={order.order_id}>
                {describeOrder(order)}: {reason}
              </li>
            ))}
          </Box>
        </div>
      )}
    </ActionDialog>
  );
};

const describeOrder = ({ order_id, customer }: AdminOrderRow) => `${shortenId(order_id)}, ${customer.name}`;

const LinkField = ({ order }: { order: AdminOrderRow }) => (
  <CallField
    name={order.order_id}
    label="Link (optional)"
    slotProps={{ htmlInput: { 'aria-label': `Link (optional) to the parcel of ${shortenId(order.order_id)}`, inputMode: 'url' } }}
    placeholder="https://"
    fullWidth
    sx={{ mt: 1, mb: 1 }}
  />
);
