import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { callStaff } from '#admin/api/call-staff.ts';
import { queryClient } from '#admin/api/query-client.ts';
import { buildListKey } from '#admin/api/records.ts';
import { useCall } from '#admin/forms/use-call.ts';
import { notify } from '#admin/lib/notices.ts';
import { readField } from '#admin/lib/read-field.ts';
import { saveFile } from '#admin/lib/save-file.ts';
import { ActionDialog } from '#admin/ui/action-dialog.tsx';
import { BusyButton } from '#admin/ui/busy-button.tsx';
import { CallField } from '#admin/ui/call-field.tsx';
import { Panel } from '#admin/ui/panel.tsx';
import { ReasonField } from '#admin/ui/reason-field.tsx';
import type { CustomerProps } from './customer-props.ts';

/** Buttons that block, export and erase a customer. */
export const CustomerActions = ({ customer, showCustomer }: CustomerProps) => {
  const { user_id, username, blocked_at } = customer;
  const params = { user_id };
  const [dialog, setDialog] = useState<'block' | 'erase' | 'erased' | null>(null);
  const navigate = useNavigate();
  // Leaves the page only after the dialog is closed: the username in it counts as unsaved text, so leaving would ask about it.
  useEffect(() => {
    if (dialog === 'erased') navigate('/customers', { replace: true });
  }, [dialog, navigate]);
  const { run, isBusy, errorSummary } = useCall();
  const unblock = () => run(async () => showCustomer((await callStaff('unblockCustomer', { params })).data));
  const exportData = () =>
    run(async () => {
      const { data } = await callStaff('exportCustomer', { params });
      saveFile(`customer-${username}.json`, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
      showCustomer((await callStaff('customer', { params })).data);
    });
  return (
    <Panel title="Block, export, erase">
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        {errorSummary && !dialog && <Alert severity="error">{errorSummary}</Alert>}
        {blocked_at ? (
          <Button variant="outlined" disabled={isBusy} onClick={() => void unblock()}>
            Unblock
          </Button>
        ) : (
          <Button variant="outlined" onClick={() => setDialog('block')}>
            Block
          </Button>
        )}
        <BusyButton variant="outlined" isBusy={isBusy} onPress={() => void exportData()}>
          Export all data
        </BusyButton>
        <Button variant="outlined" color="error" onClick={() => setDialog('erase')}>
          Erase
        </Button>
      </Stack>
      {dialog === 'block' && <BlockDialog customer={customer} showCustomer={showCustomer} onClose={() => setDialog(null)} />}
      {dialog === 'erase' && <EraseDialog customer={customer} onClose={() => setDialog(null)} onErased={() => setDialog('erased')} />}
    </Panel>
  );
};

const BlockDialog = ({ customer: { user_id, name }, showCustomer, onClose }: CustomerProps & { onClose: () => void }) => {
  const { run, ...call } = useCall();
  const block = (reason: string) =>
    run(async () => {
      showCustomer((await callStaff('blockCustomer', { params: { user_id }, body: { reason } })).data);
      onClose();
    });
  return (
    <ActionDialog
      title={`Block ${name}`}
      explanation="The customer is signed out everywhere and cannot sign in; the sign-in page says that the account is blocked. Orders go on as they are."
      confirmLabel="Block the customer"
      call={call}
      onClose={onClose}
      onSubmit={(fields) => void block(readField(fields, 'reason'))}
    >
      <ReasonField label="Why" helperText="Only staff read it, among the notes." />
    </ActionDialog>
  );
};

type EraseProps = Pick<CustomerProps, 'customer'> & { onClose: () => void; onErased: () => void };

const EraseDialog = ({ customer: { user_id, name, username }, onClose, onErased }: EraseProps) => {
  const { run, ...call } = useCall();
  const erase = (typedUsername: string) =>
    run(async () => {
      await callStaff('eraseCustomer', { params: { user_id }, body: { username: typedUsername } });
      void queryClient.invalidateQueries({ queryKey: buildListKey('customers') });
      notify('The customer was erased.');
      onErased();
    });
  return (
    <ActionDialog
      title={`Erase ${name} for good`}
      explanation="Account, addresses, messages, reviews, pictures, coupons and notes are deleted at once, and nobody can bring them back. Orders stay in the books; once delivered or cancelled, they no longer name the customer, who gets a last mail."
      confirmLabel="Erase for good"
      call={call}
      onClose={onClose}
      onSubmit={(fields) => void erase(readField(fields, 'username'))}
    >
      <CallField name="username" label="Username" helperText={`Type ${username} to confirm.`} autoComplete="off" required autoFocus />
    </ActionDialog>
  );
};
