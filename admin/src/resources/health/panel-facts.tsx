/** The figures in the panels of the health page. */
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AdminHealth } from '@uruhu/contract/health';
import { formatGibibytes, formatTime, formatWait } from '#admin/lib/format.ts';
import { Badge } from '#admin/ui/badge.tsx';
import { Facts } from '#admin/ui/facts.tsx';

type Props = { health: AdminHealth };

export const OrderFacts = ({ health: { ready } }: Props) => (
  <Facts
    facts={{
      'The shop': ready.down.length === 0 ? 'takes orders' : `takes none: ${ready.down.join(', ')}`,
      'Works less well': ready.degraded.join(', ') || null,
    }}
  />
);

export const MailFacts = ({ health: { mails } }: Props) => (
  <>
    {!mails.is_on && (
      <Typography sx={{ mb: 1 }}>
        There is no mail server, so mails wait. The operator of the server sets SMTP_URL and MAIL_FROM and starts the shop again.
      </Typography>
    )}
    <Facts
      facts={{
        'Last sent': mails.last_sent_at ? formatTime(mails.last_sent_at) : 'none yet',
        Waiting: mails.waiting.toLocaleString('en-US'),
        'Refused in 7 days': mails.refused.toLocaleString('en-US'),
      }}
    />
  </>
);

const PROVIDER_TEXTS: Readonly<Record<string, string>> = { pesapal: 'PesaPal (cards)', momo: 'MTN MoMo (prompts)' };

export const ProviderFacts = ({ health: { providers } }: Props) =>
  providers.length === 0 ? (
    <Typography>No provider is on. Shoppers pay by mobile money, and staff check each payment.</Typography>
  ) : (
    providers.map(({ provider, is_stand_in, paid, failed, waiting, last_paid_at }) => (
      <Stack key={provider} spacing={0.5}>
        <Typography variant="h3">{PROVIDER_TEXTS[provider] ?? provider}</Typography>
        {is_stand_in && (
          <div>
            <Badge tone="waiting">Stand-in: no real money</Badge>
          </div>
        )}
        <Facts
          facts={{
            'Last paid': last_paid_at ? formatTime(last_paid_at) : 'never',
            'In 24 hours': `${paid} paid, ${failed} failed, ${waiting} waiting for an answer`,
          }}
        />
      </Stack>
    ))
  );

export const BackupFacts = ({ health: { backup, checked_at } }: Props) =>
  backup.taken_at ? (
    <Facts facts={{ 'Last noted': `${formatTime(backup.taken_at)}, ${formatWait(backup.taken_at, Date.parse(checked_at))} ago` }} />
  ) : (
    <Typography>No backup was noted yet. Take one each day, and let the script that takes it touch DATA_DIR/last-backup.</Typography>
  );

export const DiskFacts = ({ health: { disk } }: Props) => (
  <Facts
    facts={{ Free: disk ? `${formatGibibytes(disk.free_bytes)} of ${formatGibibytes(disk.total_bytes)}` : 'the system does not say' }}
  />
);

export const ClockFacts = ({ health: { clock } }: Props) => (
  <Facts facts={{ 'The database': formatTime(clock.database_at), 'The shop': formatTime(clock.process_at) }} />
);

export const QueueFacts = ({ health: { queues } }: Props) => (
  <Facts
    facts={Object.fromEntries(
      queues.map(({ queue, waiting, given_up, last_error }) => [
        queue,
        [`${waiting} waiting, ${given_up} given up`, last_error].filter(Boolean).join('. Last error: '),
      ]),
    )}
  />
);
