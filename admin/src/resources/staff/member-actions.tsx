import Button from '@mui/material/Button';
import type { Member } from '@uruhu/contract/staff/members';
import { useState } from 'react';
import { queryClient } from '#admin/api/query-client.ts';
import { showRecord } from '#admin/api/records.ts';
import { useStaffSession } from '#admin/api/staff-session.ts';
import { useCall } from '#admin/forms/use-call.ts';
import { notify } from '#admin/lib/notices.ts';
import { ActionDialog } from '#admin/ui/action-dialog.tsx';
import { keepInvitationLink } from './invitation-links.ts';
import { findMemberActions, type MemberAction } from './member-changes.ts';

/** The buttons that change a member, each after a confirmation. */
export const MemberActions = ({ member, onChanged }: { member: Member; onChanged: () => void }) => {
  const { session } = useStaffSession();
  const [actionToConfirm, setActionToConfirm] = useState<MemberAction | null>(null);
  const actions = findMemberActions(member, session?.staff.staff_id ?? null, session?.sends_mail ?? true);
  return (
    <>
      {actions.map((action) => (
        <Button key={action.label} color={action.isSevere ? 'error' : 'primary'} onClick={() => setActionToConfirm(action)}>
          {action.label}
        </Button>
      ))}
      {actionToConfirm && (
        <ActionQuestion action={actionToConfirm} member={member} onChanged={onChanged} onClose={() => setActionToConfirm(null)} />
      )}
    </>
  );
};

type QuestionProps = { action: MemberAction; member: Member; onChanged: () => void; onClose: () => void };

export const ActionQuestion = ({ action, member, onChanged, onClose }: QuestionProps) => {
  const { run, ...call } = useCall();
  async function confirm() {
    const isDone = await run(async () => {
      const { link, ...data } = (await action.call(member)).data;
      keepInvitationLink({ staff_id: data.staff_id, link: link ?? null });
      await showRecord('staff', data);
    });
    if (!isDone) return;
    notify(action.doneMessage);
    onClose();
    onChanged();
    await queryClient.invalidateQueries({ queryKey: ['staff'] });
  }
  return (
    <ActionDialog
      title={action.writeQuestion(member.name)}
      explanation={action.writeExplanation(member)}
      confirmLabel={action.label}
      call={call}
      onClose={onClose}
      onSubmit={() => void confirm()}
    />
  );
};
