import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { SessionList } from '#admin/account/sessions/session-list.tsx';
import { SignInList } from '#admin/account/sessions/sign-in-list.tsx';
import { callStaff } from '#admin/api/call-staff.ts';
import { EditPage } from '#admin/forms/edit-page.tsx';
import { TextInput } from '#admin/forms/inputs/text-input.tsx';
import { Panel } from '#admin/ui/panel.tsx';
import { MemberActions } from './member-actions.tsx';
import { MemberState } from './member-state.tsx';
import { RoleInput } from './role-input.tsx';
import type { MemberRow } from './staff-list.tsx';

export const MemberPage = () => {
  // Counts the changes by the buttons beside the form. It is the key of the page, so after each change the form starts with the new record.
  const [changeCount, setChangeCount] = useState(0);
  return (
    <EditPage
      key={changeCount}
      resource="staff"
      getTitle={({ name, username }) => name || (username ?? '')}
      hasHistoryOfParts
      renderActions={(member) => <MemberActions member={member} onChanged={() => setChangeCount(changeCount + 1)} />}
      renderBelowForm={(member) => (
        <Stack spacing={2}>
          <MemberSessions member={member} />
          <MemberSignIns member={member} />
        </Stack>
      )}
    >
      {(member) => (
        <>
          <MemberState member={member} onChanged={() => setChangeCount(changeCount + 1)} />
          <TextInput source="name" label="Name" />
          <TextInput source="email" type="email" label="E-mail" />
          <RoleInput />
        </>
      )}
    </EditPage>
  );
};

const MemberSessions = ({ member: { staff_id, state } }: { member: MemberRow }) =>
  state === 'invited' ? null : (
    <Panel title="Where she is signed in">
      <SessionList
        queryKey={['staff', 'sessions', staff_id]}
        load={() => callStaff('memberSessions', { params: { staff_id } })}
        end={(session_id) => callStaff('endMemberSession', { params: { staff_id, session_id } })}
        endAll={() => callStaff('endMemberSessions', { params: { staff_id } })}
        endAllLabel="End all sessions"
        emptyText="She is not signed in anywhere."
      />
    </Panel>
  );

const MemberSignIns = ({ member: { staff_id, state } }: { member: MemberRow }) =>
  state === 'invited' ? null : (
    <Panel title="Her sign-ins">
      <SignInList
        queryKey={['staff', 'sign-ins', staff_id]}
        load={(query) => callStaff('staffSignIns', { query: { ...query, filter: JSON.stringify({ staff_id }) } })}
        emptyText="Nobody has tried to sign in as her in the last 90 days."
      />
    </Panel>
  );
