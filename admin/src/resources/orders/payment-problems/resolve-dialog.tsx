import TextField from '@mui/material/TextField';
import type { PaymentProblem } from '@uruhu/contract/staff';
import { useLogoutIfAccessDenied, useRefresh } from 'ra-core';
import { useState } from 'react';
import { callStaff } from '#admin/api/call-staff.ts';
import { readField } from '#admin/lib/read-field.ts';
import { ActionDialog } from '#admin/ui/action-dialog.tsx';
import { PROBLEM_KINDS } from '../payments/problem-kinds.ts';

export const ResolveDialog = ({ problem: { problem_id, kind }, onClose }: { problem: PaymentProblem; onClose: () => void }) => {
  const refresh = useRefresh();
  const signOutIfRefused = useLogoutIfAccessDenied();
  const [state, setState] = useState({ isBusy: false, message: '' });
  async function resolve(resolution: string) {
    setState({ isBusy: true, message: '' });
    try {
      await callStaff('resolveProblem', { params: { problem_id }, body: { resolution } });
      refresh();
      onClose();
    } catch (error) {
      await signOutIfRefused(error);
      setState({ isBusy: false, message: (error as Error).message });
    }
  }
  return (
    <ActionDialog
      title={`Resolved: ${PROBLEM_KINDS[kind].label}`}
      explanation="Note how you have resolved it, for your colleagues. A refund that you make on the page of the order resolves its problem by itself."
      confirmLabel="Mark as resolved"
      {...state}
      onClose={onClose}
      onSubmit={(fields) => void resolve(readField(fields, 'resolution'))}
    >
      <TextField
        name="resolution"
        label="How it was resolved"
        multiline
        minRows={2}
        required
        autoFocus
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </ActionDialog>
  );
};
