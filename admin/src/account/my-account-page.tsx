import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { callStaff } from '#admin/api/call-staff.ts';
import { queryClient } from '#admin/api/query-client.ts';
import { useStaffSession } from '#admin/api/staff-session.ts';
import { Facts } from '#admin/ui/facts.tsx';
import { PageTitle } from '#admin/ui/page-title.tsx';
import { Panel } from '#admin/ui/panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { ROLE_HELP, ROLE_LABELS } from './permissions/roles.ts';
import { SessionList } from './sessions/session-list.tsx';
import { SignInList } from './sessions/sign-in-list.tsx';
import { TotpPanel } from './totp/totp-panel.tsx';

const MY_SESSIONS_KEY = ['own-staff-sessions'] as const;

/** The page on which a member sees and changes her account. */
export const MyAccountPage = () => {
  const { session, reload } = useStaffSession();
  if (!session) return null;
  const { staff, totp } = session;
  return (
    <Stack spacing={2} sx={{ maxWidth: 760 }}>
      <PageTitle title="My account" />
      <Panel title="You">
        <Facts facts={{ Name: staff.name, Username: staff.username, Role: `${ROLE_LABELS[staff.role]}: ${ROLE_HELP[staff.role]}` }} />
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>An owner changes your name, your e-mail address and your role.</Typography>
      </Panel>
      <PasswordPanel
        hasTotp={totp.is_on}
        onChanged={() => {
          void queryClient.invalidateQueries({ queryKey: MY_SESSIONS_KEY });
          // A recovery code may be used up.
          void reload();
        }}
      />
      <TotpPanel totp={totp} reload={reload} />
      <Panel title="Where you are signed in">
        <SessionList
          queryKey={MY_SESSIONS_KEY}
          load={() => callStaff('ownStaffSessions')}
          end={(session_id) => callStaff('endOwnStaffSession', { params: { session_id } })}
          endAll={() => callStaff('endOtherStaffSessions')}
          endAllLabel="End all others"
          emptyText=""
        />
      </Panel>
      <Panel title="Your sign-ins">
        <SignInList
          queryKey={['own-staff-sign-ins']}
          load={(query) => callStaff('ownStaffSignIns', { query })}
          emptyText="Nobody has tried to sign in as you in the last 90 days."
        />
      </Panel>
    </Stack>
  );
};
