import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useLogoutIfAccessDenied } from 'ra-core';
import { callStaff } from '#admin/api/call-staff.ts';
import { formatGibibytes, formatTime } from '#admin/lib/format.ts';
import { Badge, type Tone } from '#admin/ui/badge.tsx';
import { Empty } from '#admin/ui/empty.tsx';
import { Facts } from '#admin/ui/facts.tsx';
import { LoadFailed } from '#admin/ui/load-failed.tsx';
import { PageTitle } from '#admin/ui/page-title.tsx';
import { Panel } from '#admin/ui/panel.tsx';
import { ClockJump } from './clock-jump.tsx';
import { FailureCard } from './failure-card.tsx';
import { HEALTH_KEY } from './health-key.ts';
import { JobTable } from './job-table.tsx';

const REFRESH_MS = 60_000;

const STATUSES: Record<'ok' | 'warn' | 'error', { label: string; tone: Tone }> = {
  ok: { label: 'All is well', tone: 'good' },
  warn: { label: 'Something needs you', tone: 'waiting' },
  error: { label: 'The shop loses money or orders', tone: 'bad' },
};

export const HealthPage = () => {
  const signOutIfRefused = useLogoutIfAccessDenied();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: HEALTH_KEY,
    queryFn: async () => {
      try {
        return (await callStaff('adminHealth')).data;
      } catch (refusal) {
        await signOutIfRefused(refusal);
        throw refusal;
      }
    },
    refetchInterval: REFRESH_MS,
  });
  return (
    <>
      <PageTitle title="Health" />
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && (
        <Stack spacing={2}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            <Badge tone={STATUSES[data.status].tone}>{STATUSES[data.status].label}</Badge>
            <Box sx={{ color: 'text.secondary' }}>checked {formatTime(data.checked_at)}</Box>
            <Button disabled={isFetching} onClick={() => void refetch()}>
              Check again
            </Button>
          </Box>
          {data.clock.paused && <ClockJump jump={data.clock.paused} />}
          {data.failures.length === 0 && (
            <Empty title="Nothing fails">
              Mails, payments, jobs and the disk are looked after. What fails comes here with what to do about it.
            </Empty>
          )}
          {data.failures.map((failure) => (
            <FailureCard key={failure.event} failure={failure} />
          ))}
          <Panel title="Machine">
            <Facts
              facts={{
                'Cannot take orders because': data.ready.down.join(', ') || null,
                'Works less well because': data.ready.degraded.join(', ') || null,
                'Clock of the database': formatTime(data.clock.database_at),
                'Free disk': data.disk && `${formatGibibytes(data.disk.free_bytes)} of ${formatGibibytes(data.disk.total_bytes)}`,
              }}
            />
          </Panel>
          <JobTable jobs={data.jobs} />
        </Stack>
      )}
    </>
  );
};
