import type { PaymentProblem } from '@uruhu/contract/staff';
import { STAFF_TEXT_MAX } from '@uruhu/contract/staff/limits';
import { callStaff } from '#admin/api/call-staff.ts';
import { queryClient } from '#admin/api/query-client.ts';
import { useCall } from '#admin/forms/use-call.ts';
import { readField } from '#admin/lib/read-field.ts';
import { ActionDialog } from '#admin/ui/action-dialog.tsx';
import { CallField } from '#admin/ui/call-field.tsx';
import { PROBLEM_KINDS } from '../payments/problem-kinds.ts';

export const ResolveDialog = ({ problem: { problem_id, kind }, onClose }: { problem: PaymentProblem; onClose: () => void }) => {
  const { run, ...call } = useCall();
  const resolve = (resolution: string) =>
    run(async () => {
      await callStaff('resolveProblem', { params: { problem_id }, body: { resolution } });
      for (const queryKey of [['payment-problems'], ['orders']]) void queryClient.invalidateQueries({ queryKey });
      onClose();
    });
  return (
    <ActionDialog
      title={`Resolved: ${PROBLEM_KINDS[kind].label}`}
      explanation="Note how you have resolved it, for your colleagues. A refund that you make on the page of the order resolves its problem by itself."
      confirmLabel="Mark as resolved"
      call={call}
      onClose={onClose}
      onSubmit={(fields) => void resolve(readField(fields, 'resolution'))}
    >
      <CallField
        name="resolution"
        label="How it was resolved"
        multiline
        minRows={2}
        required
        autoFocus
        slotProps={{ htmlInput: { maxLength: STAFF_TEXT_MAX.order_reason } }}
      />
    </ActionDialog>
  );
};
