import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { TextInput } from 'ra-ui-materialui';
import { useState } from 'react';
import { callStaff } from '#admin/api/call-staff.ts';
import { EditPage } from '#admin/forms/edit-page.tsx';
import { RecordHistory } from '#admin/history/record-history.tsx';
import { formatTime } from '#admin/lib/format.ts';
import { SessionList } from '#admin/staff-sessions/session-list.tsx';
import { Badge } from '#admin/ui/badge.tsx';
import { Panel } from '#admin/ui/panel.tsx';
import { MemberActions } from './member-actions.tsx';
import { MEMBER_STATES } from './member-states.ts';
import { RoleInput } from './role-input.tsx';
import type { MemberRow } from './staff-list.tsx';

const LABELS = { name: 'Name', email: 'E-mail', role: 'Role', state: 'State', has_totp: 'Codes' };

export const MemberPage = () => {
  // A button below the form changes the version: a new key makes the form begin with it.
  const [changes, setChanges] = useState(0);
  return (
    <EditPage<MemberRow>
      key={changes}
      resource="staff"
      title={({ name, username }) => name || (username ?? '')}
      labels={LABELS}
      actions={(member) => <MemberActions member={member} onChanged={() => setChanges(changes + 1)} />}
      after={(member) => (
        <Stack spacing={2}>
          <MemberSessions member={member} />
          <RecordHistory id={member.staff_id} />
        </Stack>
      )}
    >
      {(member) => (
        <>
          <MemberState member={member} />
          <TextInput source="name" label="Name" />
          <TextInput source="email" type="email" label="E-mail" />
          <RoleInput />
        </>
      )}
    </EditPage>
  );
};

const MemberState = ({ member: { state, username, has_totp, invited_until } }: { member: MemberRow }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
    <Badge tone={MEMBER_STATES[state].tone}>{MEMBER_STATES[state].label}</Badge>
    {username && <span>signs in as {username}</span>}
    {state !== 'invited' && <span>{has_totp ? 'with codes' : 'without codes'}</span>}
    {invited_until && <span>the link works until {formatTime(invited_until)}</span>}
    {state === 'invited' && !invited_until && <span>the link has expired</span>}
  </Box>
);

const MemberSessions = ({ member: { staff_id, state } }: { member: MemberRow }) =>
  state === 'invited' ? null : (
    <Panel title="Where she is signed in">
      <SessionList
        queryKey={['staff', 'sessions', staff_id]}
        load={() => callStaff('memberSessions', { params: { staff_id } })}
        end={(session_id) => callStaff('endMemberSession', { params: { staff_id, session_id } })}
        endAll={() => callStaff('endMemberSessions', { params: { staff_id } })}
        endAllLabel="End all sessions"
        none="She is not signed in anywhere."
      />
    </Panel>
  );
