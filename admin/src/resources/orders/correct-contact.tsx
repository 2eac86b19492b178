import Button from '@mui/material/Button';
import type { AdminOrder } from '@uruhu/contract/staff';
import { useState } from 'react';
import { useAllowed } from '#admin/account/permissions/use-allowed.ts';
import { readField } from '#admin/lib/read-field.ts';
import { ActionDialog } from '#admin/ui/action-dialog.tsx';
import { CallField } from '#admin/ui/call-field.tsx';
import { splitAddress } from './split-address.ts';
import { useOrderCall } from './use-order-call.ts';

/** Corrects address and phone, as long as the parcel has not left. */
export const CorrectContact = ({ order }: { order: AdminOrder }) => {
  const isAllowed = useAllowed();
  const [isOpen, setOpen] = useState(false);
  if (!isAllowed('orders.edit') || (order.status !== 'pending' && order.status !== 'preparing')) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)} sx={{ mt: 1.5 }}>
        Correct address or phone
      </Button>
      {isOpen && <ContactDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
};

const ContactDialog = ({
  order: { order_id, status, version, address, customer },
  onClose,
}: {
  order: AdminOrder;
  onClose: () => void;
}) => {
  const { run, ...call } = useOrderCall();
  const { street, second_phone } = splitAddress(address);
  return (
    <ActionDialog
      title="Correct address or phone"
      explanation="The shop delivers in Kigali City. Colleagues see that you have corrected it."
      confirmLabel="Save the correction"
      call={call}
      onClose={onClose}
      onSubmit={async (fields) => {
        const contact = {
          address: readField(fields, 'address'),
          phone: readField(fields, 'phone'),
          second_phone: readField(fields, 'second_phone'),
        };
        const body = { ...contact, expected_status: status, version };
        if (await run('correctOrder', { params: { order_id }, body })) onClose();
      }}
    >
      <CallField name="address" label="Street and house" defaultValue={street} helperText="Without the city" required autoFocus />
      <CallField
        name="phone"
        label="Phone"
        defaultValue={customer.phone}
        helperText=" "
        slotProps={{ htmlInput: { inputMode: 'tel' } }}
        required
      />
      <CallField
        name="second_phone"
        label="Second phone (optional)"
        defaultValue={second_phone}
        helperText="The courier calls it if the first does not answer."
        slotProps={{ htmlInput: { inputMode: 'tel' } }}
      />
    </ActionDialog>
  );
};
