import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AdminHealth } from '@uruhu/contract/health';
import type { ReactNode } from 'react';
import { formatTime } from '#admin/lib/format.ts';
import { Badge, type Tone } from '#admin/ui/badge.tsx';
import { LoadFailed } from '#admin/ui/load-failed.tsx';
import { PageTitle } from '#admin/ui/page-title.tsx';
import { Skeleton } from '#admin/ui/skeleton.tsx';
import { ClockJump } from './clock-jump.tsx';
import { HealthPanel } from './health-panel.tsx';
import { JobTable } from './job-table.tsx';
import { BackupFacts, ClockFacts, DiskFacts, MailFacts, OrderFacts, ProviderFacts, QueueFacts } from './panel-facts.tsx';
import { getPanelState, getWorstState, PANEL_NAMES, type PanelName, type PanelState } from './panels.ts';
import { UnsentMails } from './unsent-mails.tsx';
import { useHealth } from './use-health.ts';

const REFRESH_MS = 60_000;

const OVERALL_TEXTS: Readonly<Record<PanelState, { label: string; tone: Tone }>> = {
  ok: { label: 'All is well', tone: 'good' },
  look: { label: 'Something needs a look', tone: 'waiting' },
  act: { label: 'The shop loses money or orders: act now', tone: 'bad' },
};

export const HealthPage = () => {
  const { data, error, refetch, isFetching } = useHealth(REFRESH_MS);
  return (
    <>
      <PageTitle title="Health" />
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton />}
      {data && (
        <Stack spacing={2}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            <Badge tone={OVERALL_TEXTS[getWorstState(data)].tone}>{OVERALL_TEXTS[getWorstState(data)].label}</Badge>
            <Box sx={{ color: 'text.secondary' }}>checked {formatTime(data.checked_at)}</Box>
            <Button disabled={isFetching} onClick={() => void refetch()}>
              Check again
            </Button>
          </Box>
          <Panels health={data} />
          <Typography sx={{ color: 'text.secondary', fontSize: 14 }}>
            The operator of the server finds each name in quotes as a task in docs/operations.md.
          </Typography>
        </Stack>
      )}
    </>
  );
};

const RANKS: Readonly<Record<PanelState, number>> = { act: 0, look: 1, ok: 2 };

const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
} as const;

/** Panels that need attention come first. The panel of the jobs is as wide as the page, because of its table. */
const Panels = ({ health }: { health: AdminHealth }) => {
  const contents: Readonly<Record<PanelName, ReactNode>> = {
    orders: <OrderFacts health={health} />,
    mails: (
      <>
        <MailFacts health={health} />
        <UnsentMails count={health.mails.waiting + health.mails.refused} />
      </>
    ),
    payments: <ProviderFacts health={health} />,
    jobs: (
      <>
        <QueueFacts health={health} />
        <JobTable jobs={health.jobs} />
      </>
    ),
    backups: <BackupFacts health={health} />,
    disk: <DiskFacts health={health} />,
    signIns: <Typography>Each attempt to sign in stands under “Changes”.</Typography>,
    clock: (
      <>
        {health.clock.paused && <ClockJump jump={health.clock.paused} />}
        <ClockFacts health={health} />
      </>
    ),
  };
  const getRank = (name: PanelName) => RANKS[getPanelState(health, name)];
  const renderPanel = (name: PanelName) => (
    <HealthPanel key={name} health={health} name={name}>
      {contents[name]}
    </HealthPanel>
  );
  const narrowPanels = PANEL_NAMES.filter((name) => name !== 'jobs').toSorted((one, other) => getRank(one) - getRank(other));
  const areJobsFine = getPanelState(health, 'jobs') === 'ok';
  return (
    <>
      {!areJobsFine && renderPanel('jobs')}
      <Box sx={GRID}>{narrowPanels.map(renderPanel)}</Box>
      {areJobsFine && renderPanel('jobs')}
    </>
  );
};
