import Alert from '@mui/material/Alert';
import type { Member } from '@uruhu/contract/staff/members';
import { ROLE_LABELS } from '#admin/account/permissions/roles.ts';
import { useStaffSession } from '#admin/api/staff-session.ts';
import { formatTime } from '#admin/lib/format.ts';
import { Badge } from '#admin/ui/badge.tsx';
import { ChoiceFilter, SearchFilter } from '#admin/ui/list/list-filters.tsx';
import { ListPage } from '#admin/ui/list/list-page.tsx';
import type { Column } from '#admin/ui/list/list-rows.tsx';
import { MEMBER_STATES } from './member-states.ts';
import { TotpRule } from './totp-rule.tsx';

export type MemberRow = Member & { id: string };

const COLUMNS: readonly Column<MemberRow>[] = [
  { label: 'Name', render: ({ name }) => name },
  { label: 'Username', render: ({ username }) => username ?? '–' },
  { label: 'Role', render: ({ role }) => ROLE_LABELS[role] },
  { label: 'State', render: ({ state }) => <Badge tone={MEMBER_STATES[state].tone}>{MEMBER_STATES[state].label}</Badge> },
  { label: 'Codes', render: ({ has_totp }) => (has_totp ? 'on' : 'off') },
  { label: 'Last here', render: ({ last_used_at }) => (last_used_at ? formatTime(last_used_at) : '–') },
];

const STATES = Object.fromEntries(Object.entries(MEMBER_STATES).map(([state, { label }]) => [state, label]));

const MailWarning = () => {
  const sendsMail = useStaffSession().session?.sends_mail ?? true;
  return sendsMail ? null : (
    <Alert severity="warning" role="note" sx={{ mb: 2 }}>
      The shop has no mail server yet, so it sends no invitations. Open the page of an invited colleague to get a link that you can give
      her.
    </Alert>
  );
};

export const StaffList = () => (
  <>
    <MailWarning />
    <ListPage
      resource="staff"
      title="Staff"
      help="Who may work in the back office, and what each may do there."
      columns={COLUMNS}
      getPath={({ id }) => `/staff/${id}`}
      createLabel="Invite"
      filters={
        <>
          <SearchFilter label="Search staff" placeholder="Name, username or e-mail" />
          <ChoiceFilter field="role" label="Role" choices={ROLE_LABELS} />
          <ChoiceFilter field="state" label="State" choices={STATES} />
        </>
      }
      empty={{ title: 'Only you work here so far', text: 'Invite your colleagues by mail. Each gets a role that says what she may do.' }}
    />
    <TotpRule />
  </>
);
