import Button from '@mui/material/Button';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import type { AdminOrder } from '@uruhu/contract/staff';
import { useState } from 'react';
import { useAllowed } from '#admin/account/permissions/use-allowed.ts';
import { readField } from '#admin/lib/read-field.ts';
import { ActionDialog } from '#admin/ui/action-dialog.tsx';
import { CallField } from '#admin/ui/call-field.tsx';
import { useOrderCall } from '../use-order-call.ts';

/** While money is due, staff note here what the customer says on the phone about her payment. */
export const NoteClaim = ({ order }: { order: AdminOrder }) => {
  const isAllowed = useAllowed();
  const [isOpen, setOpen] = useState(false);
  if (!isAllowed('orders.edit') || order.payment_status === 'Paid' || order.status !== 'pending') return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)} sx={{ mt: 1.5 }}>
        {order.payment_review?.state === 'submitted' ? 'She names another transaction' : 'She says that she has paid'}
      </Button>
      {isOpen && <ClaimDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
};

const ClaimDialog = ({ order, onClose }: { order: AdminOrder; onClose: () => void }) => {
  const { run, ...call } = useOrderCall();
  const { order_id, status, customer, final_total } = order;
  return (
    <ActionDialog
      title={final_total === null ? 'Has she paid by mobile money?' : `Has she sent ${formatRwf(final_total)} by mobile money?`}
      explanation="Her payment then waits to be checked, like any other. It replaces one that is not checked yet."
      confirmLabel="Note the payment"
      call={call}
      onClose={onClose}
      onSubmit={async (fields) => {
        const claim = { phone: readField(fields, 'phone'), transaction_id: readField(fields, 'transaction_id') };
        const body = { ...claim, expected_status: status };
        if (await run('claimForCustomer', { params: { order_id }, body })) onClose();
      }}
    >
      <CallField
        name="transaction_id"
        label="Transaction id"
        helperText="It stands in the message of her network."
        autoComplete="off"
        required
        autoFocus
      />
      <CallField
        name="phone"
        label="The number that paid"
        defaultValue={customer.phone}
        helperText=" "
        slotProps={{ htmlInput: { inputMode: 'tel' } }}
        required
      />
    </ActionDialog>
  );
};
