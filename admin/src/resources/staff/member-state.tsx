import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Member } from '@uruhu/contract/staff/members';
import { useState } from 'react';
import { formatTime } from '#admin/lib/format.ts';
import { Badge } from '#admin/ui/badge.tsx';
import { ActionQuestion } from './member-actions.tsx';
import { INVITE_AGAIN } from './member-changes.ts';
import { MEMBER_STATES } from './member-states.ts';

type Props = { member: Member; onChanged: () => void };

/** How a member signs in, and the link that she got by mail. */
export const MemberState = ({ member, onChanged }: Props) => {
  const { state, username, has_totp, link_until } = member;
  const linkText = state === 'invited' ? 'the link works' : 'her link for a new password works';
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Badge tone={MEMBER_STATES[state].tone}>{MEMBER_STATES[state].label}</Badge>
        {username && <span>signs in as {username}</span>}
        {state !== 'invited' && <span>{has_totp ? 'with codes' : 'without codes'}</span>}
        {link_until && (
          <span>
            {linkText} until {formatTime(link_until)}
          </span>
        )}
      </Box>
      {state === 'invited' && !link_until && <EndedInvitation member={member} onChanged={onChanged} />}
    </>
  );
};

const EndedInvitation = ({ member, onChanged }: Props) => {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Alert severity="warning" action={<Button onClick={() => setAsking(true)}>Send a new one</Button>}>
        Her invitation has ended, because it was not accepted in time or her address has changed.
      </Alert>
      {isAsking && <ActionQuestion action={INVITE_AGAIN} member={member} onChanged={onChanged} onClose={() => setAsking(false)} />}
    </>
  );
};
