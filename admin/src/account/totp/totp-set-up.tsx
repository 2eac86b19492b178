import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { callStaff } from '#admin/api/call-staff.ts';
import { CallForm } from '#admin/forms/call-form.tsx';
import { readField } from '#admin/lib/read-field.ts';
import { CallField } from '#admin/ui/call-field.tsx';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Secret = { secret: string; uri: string };

/** Groups of four are easier to type. */
const groupSecret = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ');

/** Sets up the codes of an authenticator app: the QR code, a first code, then the recovery codes. */
export const TotpSetUp = ({ onDone }: { onDone: () => void }) => {
  const [secret, setSecret] = useState<Secret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (!secret) return <BeginSetUp onSecret={setSecret} />;
  return <FirstCode secret={secret} onCodes={setCodes} />;
};

const BeginSetUp = ({ onSecret }: { onSecret: (secret: Secret) => void }) => {
  const begin = async (fields: FormData) =>
    onSecret((await callStaff('beginTotp', { body: { password: String(fields.get('password')) } })).data);
  return (
    <Stack spacing={2}>
      <Typography sx={{ maxWidth: 560 }}>
        With codes, a thief of your password still cannot sign in. You need an authenticator app on your phone, such as Google
        Authenticator, Microsoft Authenticator or Aegis. It takes two minutes.
      </Typography>
      <CallForm submitLabel="Set up codes" onSubmit={begin}>
        <CallField
          name="password"
          type="password"
          label="Your password"
          autoComplete="current-password"
          helperText="So that nobody who finds your screen open can set up codes of another phone."
        />
      </CallForm>
    </Stack>
  );
};

const COLUMNS = { display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '208px minmax(0, 1fr)' } } as const;

const FirstCode = ({ secret: { secret, uri }, onCodes }: { secret: Secret; onCodes: (codes: readonly string[]) => void }) => (
  <Box sx={COLUMNS}>
    <QrCode text={uri} label="QR code for your authenticator app" />
    <Stack spacing={2}>
      <Typography>
        1. Scan this picture with your authenticator app. On the same phone, or if scanning fails, type this key into the app instead:
      </Typography>
      <Typography sx={{ fontFamily: 'monospace', fontSize: 16, overflowWrap: 'anywhere' }}>{groupSecret(secret)}</Typography>
      <Typography>2. Enter the six digits that the app shows now.</Typography>
      <CallForm
        submitLabel="Turn codes on"
        onSubmit={async (fields) =>
          onCodes((await callStaff('confirmTotp', { body: { totp: readField(fields, 'totp') } })).data.recovery_codes)
        }
      >
        <CallField name="totp" label="Code" autoComplete="one-time-code" autoFocus slotProps={{ htmlInput: { inputMode: 'numeric' } }} />
      </CallForm>
    </Stack>
  </Box>
);
