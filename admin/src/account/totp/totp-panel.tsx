import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { CurrentStaffMember } from '@uruhu/contract/staff/sign-in';
import { useState } from 'react';
import { callStaff } from '#admin/api/call-staff.ts';
import { useCall } from '#admin/forms/use-call.ts';
import { notify } from '#admin/lib/notices.ts';
import { readField } from '#admin/lib/read-field.ts';
import { ActionDialog } from '#admin/ui/action-dialog.tsx';
import { Badge } from '#admin/ui/badge.tsx';
import { CallField } from '#admin/ui/call-field.tsx';
import { Panel } from '#admin/ui/panel.tsx';
import { CodeField } from './code-field.tsx';
import { TotpSetUp } from './totp-set-up.tsx';

/** With fewer recovery codes, a lost phone could soon lock the member out. */
const ENOUGH_RECOVERY_CODES = 3;

type Props = { totp: CurrentStaffMember['totp']; reload: () => Promise<void> };

export const TotpPanel = ({ totp, reload }: Props) => (
  <Panel title="Codes at sign-in">{totp.is_on ? <TotpOn totp={totp} reload={reload} /> : <TotpSetUp onDone={() => void reload()} />}</Panel>
);

const TotpOn = ({ totp: { required, recovery_codes_left }, reload }: Props) => {
  const [isEnding, setEnding] = useState(false);
  return (
    <>
      <Badge tone="good">On</Badge>
      <Typography sx={{ my: 1.5, maxWidth: 560 }}>
        You sign in with your password and a code of your authenticator app. {recovery_codes_left} of your recovery codes are unused.
      </Typography>
      {recovery_codes_left < ENOUGH_RECOVERY_CODES && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          You have few recovery codes left. End your codes and set them up again to get ten new ones.
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="outlined" onClick={() => setEnding(true)}>
          {required ? 'Set up codes again' : 'End codes'}
        </Button>
      </Box>
      {isEnding && <EndTotpDialog required={required} reload={reload} onClose={() => setEnding(false)} />}
    </>
  );
};

const EXPLANATIONS = {
  required: 'The codes of your present phone and your recovery codes end. This shop requires codes, so you set up new ones at once.',
  optional: 'You then sign in by your password alone. Your recovery codes end, too.',
};

const EndTotpDialog = ({ required, reload, onClose }: { required: boolean; reload: Props['reload']; onClose: () => void }) => {
  const { run, ...call } = useCall();
  const end = (fields: FormData) =>
    run(async () => {
      await callStaff('endTotp', { body: { password: String(fields.get('password')), totp: readField(fields, 'totp') } });
      notify('Your codes have ended');
      onClose();
      await reload();
    });
  return (
    <ActionDialog
      title={required ? 'Set up your codes again?' : 'End your codes?'}
      explanation={required ? EXPLANATIONS.required : EXPLANATIONS.optional}
      confirmLabel="End my codes"
      call={call}
      onClose={onClose}
      onSubmit={(fields) => void end(fields)}
    >
      <CallField name="password" type="password" label="Your password" autoComplete="current-password" autoFocus />
      <CodeField />
    </ActionDialog>
  );
};
