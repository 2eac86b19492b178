import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { UnsentMail } from '@uruhu/contract/health';
import { useState } from 'react';
import { useAllowed } from '#admin/account/permissions/use-allowed.ts';
import { callStaff } from '#admin/api/call-staff.ts';
import { queryClient } from '#admin/api/query-client.ts';
import { useCall } from '#admin/forms/use-call.ts';
import { formatTime } from '#admin/lib/format.ts';
import { Badge, type Tone } from '#admin/ui/badge.tsx';
import { HEALTH_KEY, UNSENT_MAILS_KEY } from './health-key.ts';

const STATES: Readonly<Record<UnsentMail['state'], { label: string; tone: Tone }>> = {
  waiting: { label: 'Waits', tone: 'waiting' },
  sending: { label: 'May have arrived', tone: 'waiting' },
  refused: { label: 'Refused', tone: 'bad' },
};

const describeResending = ({ resent, left }: { resent: number; left: number }) =>
  [
    `${resent} ${resent === 1 ? 'mail is' : 'mails are'} sent again.`,
    left > 0 && `${left} ${left === 1 ? 'is' : 'are'} too old, or not wanted any more.`,
  ]
    .filter(Boolean)
    .join(' ');

/** The mails that wait or were refused, with the mail server's reason, and a button that sends them again. */
export const UnsentMails = ({ count }: { count: number }) => {
  const { data } = useQuery({ queryKey: [...UNSENT_MAILS_KEY, count], queryFn: () => callStaff('unsentMails'), enabled: count > 0 });
  const [result, setResult] = useState('');
  const reload = () => {
    void queryClient.invalidateQueries({ queryKey: UNSENT_MAILS_KEY });
    void queryClient.invalidateQueries({ queryKey: HEALTH_KEY });
  };
  const { run, isBusy, errorSummary: message } = useCall(reload);
  const mayResend = useAllowed()('health.act');
  const resend = (mail_ids: string[]) =>
    run(async () => {
      setResult(describeResending((await callStaff('resendMails', { body: { mail_ids } })).data));
      reload();
    });
  const mails = data?.data ?? [];
  const refusedIds = mails.filter(({ state, can_resend }) => state === 'refused' && can_resend).map(({ mail_id }) => mail_id);
  const hiddenCount = (data?.total ?? 0) - mails.length;
  return (
    <>
      {message && <Alert severity="error">{message}</Alert>}
      {result && <Alert severity="success">{result}</Alert>}
      {mails.length > 0 && (
        <Stack component="ul" aria-label="Mails that are not sent" spacing={1.5} sx={LIST} tabIndex={0}>
          {mails.map((mail) => (
            <Mail key={mail.mail_id} mail={mail} isBusy={isBusy} onResend={mayResend ? () => void resend([mail.mail_id]) : null} />
          ))}
        </Stack>
      )}
      {hiddenCount > 0 && <Typography sx={{ color: 'text.secondary' }}>and {hiddenCount.toLocaleString('en-US')} older ones</Typography>}
      {mayResend && refusedIds.length > 1 && (
        <Button variant="outlined" disabled={isBusy} onClick={() => void resend(refusedIds)}>
          Send the {refusedIds.length} refused ones again
        </Button>
      )}
    </>
  );
};

const LIST = { listStyle: 'none', m: 0, p: 0, maxHeight: 420, overflowY: 'auto' } as const;

type MailProps = { mail: UnsentMail; isBusy: boolean; onResend: (() => void) | null };

const Mail = ({ mail: { state, to, subject, reason, since, can_resend }, isBusy, onResend }: MailProps) => (
  <Box component="li" sx={{ overflowWrap: 'anywhere', borderTop: 1, borderColor: 'divider', pt: 1.5 }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
      <Box sx={{ color: 'text.secondary', fontSize: 14 }}>since {formatTime(since)}</Box>
    </Box>
    <Typography sx={{ fontWeight: 600 }}>{subject}</Typography>
    {to && <Typography>{to}</Typography>}
    {reason && <Typography sx={{ color: 'text.secondary', fontSize: 14 }}>{reason}</Typography>}
    {onResend && can_resend && (
      <Button disabled={isBusy} aria-label={`Send again: ${subject}${to ? `, to ${to}` : ''}`} onClick={onResend}>
        Send again
      </Button>
    )}
  </Box>
);
