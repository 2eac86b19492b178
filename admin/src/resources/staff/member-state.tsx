import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Member } from '@uruhu/contract/staff/members';
import { useState } from 'react';
import { useStaffSession } from '#admin/api/staff-session.ts';
import { copyText } from '#admin/lib/copy-text.ts';
import { formatTime } from '#admin/lib/format.ts';
import { notify } from '#admin/lib/notices.ts';
import { Badge } from '#admin/ui/badge.tsx';
import { useInvitationLink } from './invitation-links.ts';
import { ActionQuestion } from './member-actions.tsx';
import { INVITE_AGAIN, MAKE_NEW_LINK } from './member-changes.ts';
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
      {state === 'invited' && <InvitationLink member={member} onChanged={onChanged} />}
    </>
  );
};

const COPYABLE = { fontFamily: 'monospace', fontSize: 14, overflowWrap: 'anywhere', userSelect: 'all', my: 1 } as const;

/** What to do about an invitation that has ended, or that the shop cannot send. */
const InvitationLink = ({ member, onChanged }: Props) => {
  const sendsMail = useStaffSession().session?.sends_mail ?? true;
  const link = useInvitationLink(member.staff_id);
  const [isAsking, setAsking] = useState(false);
  if (sendsMail && member.link_until) return null;
  const isShown = !sendsMail && member.link_until !== null && link !== undefined;
  return (
    <>
      {isShown ? (
        <LinkToCopy link={link} />
      ) : (
        <Alert
          severity="warning"
          role="note"
          action={<Button onClick={() => setAsking(true)}>{sendsMail ? 'Send a new one' : 'Make a new link'}</Button>}
        >
          {member.link_until
            ? 'The shop has no mail server yet, so her invitation is not sent. It shows a link only once: make a new one to copy.'
            : 'Her invitation has ended, because it was not accepted in time or her address has changed.'}
        </Alert>
      )}
      {isAsking && (
        <ActionQuestion
          action={sendsMail ? INVITE_AGAIN : MAKE_NEW_LINK}
          member={member}
          onChanged={onChanged}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};

const LinkToCopy = ({ link }: { link: string }) => {
  async function copy() {
    if (await copyText(link)) notify('Copied');
    else notify('Your browser does not allow copying. Please mark the link and copy it.', 'error');
  }
  return (
    <Alert severity="warning" role="note">
      The shop has no mail server yet, so her invitation is not sent. Give her this link yourself, and nobody else: who has it can accept
      the invitation.
      <Box sx={COPYABLE}>{link}</Box>
      <Button variant="outlined" onClick={() => void copy()}>
        Copy the link
      </Button>
    </Alert>
  );
};
