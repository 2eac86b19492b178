import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callStaff } from '#admin/api/call-staff.ts';
import { useStaffSession } from '#admin/api/staff-session.ts';
import { useCall } from '#admin/forms/use-call.ts';
import { ChangesLink } from '#admin/history/changes-link.tsx';
import { ActionDialog } from '#admin/ui/action-dialog.tsx';
import { Panel } from '#admin/ui/panel.tsx';

const RULES_KEY = ['staff-rules'] as const;
/** The largest page that the server sends. A shop has two to ten members, so one page has them all. */
const MEMBERS_MAX = 100;

const loadRules = async () => (await callStaff('staffRules')).data;
/** Loads the names of the active members who sign in without a code. */
async function loadMembersWithoutTotp(): Promise<string[]> {
  const { data } = await callStaff('members', { query: { perPage: MEMBERS_MAX, order: 'ASC', filter: '{"state":"active"}' } });
  return data.filter(({ has_totp }) => !has_totp).map(({ name, username }) => name || (username ?? ''));
}

/** The rule that every member must sign in with a code, and the members who have no codes yet. */
export const TotpRule = () => {
  const { data: rules, refetch } = useQuery({ queryKey: RULES_KEY, queryFn: loadRules });
  const { data: membersWithoutTotp } = useQuery({ queryKey: ['staff', 'without-totp'], queryFn: loadMembersWithoutTotp });
  const [isAsking, setAsking] = useState(false);
  const { session } = useStaffSession();
  if (!rules || !membersWithoutTotp) return null;
  const namesWithoutTotp = membersWithoutTotp.join(', ');
  // Only owners see this page.
  const areOwnersRequired = session?.totp.required === true;
  return (
    <Box sx={{ mt: 3 }}>
      <Panel title="Codes at sign-in">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Typography sx={{ flex: '1 1 320px' }}>
            {rules.totp_required
              ? 'Everyone must sign in with a code of an authenticator app.'
              : areOwnersRequired
                ? 'Owners must sign in with a code of an authenticator app. Each other member chooses.'
                : 'Each member chooses whether she signs in with a code.'}
            {namesWithoutTotp && ` Without codes: ${namesWithoutTotp}.`}
          </Typography>
          <Button variant="outlined" onClick={() => setAsking(true)}>
            {rules.totp_required ? 'Leave it to each member' : 'Require codes of everyone'}
          </Button>
        </Box>
        <Box sx={{ mt: 1 }}>
          <ChangesLink kind="staff-rules" id="all" label="All changes of this rule" />
        </Box>
      </Panel>
      {isAsking && (
        <RuleDialog rules={rules} namesWithoutTotp={namesWithoutTotp} onClose={() => setAsking(false)} onChanged={() => void refetch()} />
      )}
    </Box>
  );
};

type DialogProps = {
  rules: { totp_required: boolean; version: number };
  namesWithoutTotp: string;
  onClose: () => void;
  onChanged: () => void;
};

const RuleDialog = ({ rules: { totp_required, version }, namesWithoutTotp, onClose, onChanged }: DialogProps) => {
  const { run, ...call } = useCall();
  const { reload } = useStaffSession();
  async function change() {
    const isDone = await run(() => callStaff('updateStaffRules', { body: { version, totp_required: !totp_required } }));
    onChanged();
    if (!isDone) return;
    onClose();
    // The reloaded session makes an owner without codes set up her own now.
    await reload();
  }
  return (
    <ActionDialog
      title={totp_required ? 'No longer require codes?' : 'Require codes of everyone?'}
      explanation={
        totp_required
          ? 'Members who have codes keep them, and may end them.'
          : 'From now on, a member without codes sets them up before she can do anything else.'
      }
      confirmLabel={totp_required ? 'Leave it to each member' : 'Require codes'}
      call={call}
      onClose={onClose}
      onSubmit={() => void change()}
    >
      {!totp_required && namesWithoutTotp && (
        <Alert severity="warning">These members have none yet, and are stopped until they have: {namesWithoutTotp}.</Alert>
      )}
    </ActionDialog>
  );
};
