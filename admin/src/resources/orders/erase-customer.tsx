import Button from '@mui/material/Button';
import type { AdminOrder } from '@uruhu/contract/staff';
import { useState } from 'react';
import { useAllowed } from '#admin/account/permissions/use-allowed.ts';
import { ActionDialog } from '#admin/ui/action-dialog.tsx';
import { useOrderCall } from './use-order-call.ts';

/** The name of a customer whose data the shop has erased. */
const ERASED = 'erased';

/** Erases a customer without an account from her order, once it is delivered or cancelled. Accounts are erased on the page of the customer. */
export const EraseCustomer = ({ order }: { order: AdminOrder }) => {
  const isAllowed = useAllowed();
  const [isOpen, setOpen] = useState(false);
  const { run, ...call } = useOrderCall();
  const { order_id, status, is_guest, customer } = order;
  const hasEnded = status === 'delivered' || status === 'cancelled';
  if (!isAllowed('customers.write') || !is_guest || !hasEnded || customer.name === ERASED) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button color="error" onClick={() => setOpen(true)} sx={{ mt: 1.5 }}>
        Erase her data
      </Button>
      {isOpen && (
        <ActionDialog
          title={`Erase ${customer.name} from this order?`}
          explanation="Her name, phone, address, notes and mails go for good; products and amounts stay. Without this, the shop erases them half a year after the order."
          confirmLabel="Erase her data"
          call={call}
          onClose={close}
          onSubmit={async () => {
            const body = { expected_status: status };
            if (await run('eraseOrderCustomer', { params: { order_id }, body })) close();
          }}
        />
      )}
    </>
  );
};
