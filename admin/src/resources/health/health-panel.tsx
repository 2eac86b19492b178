import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AdminHealth } from '@uruhu/contract/health';
import { type ReactNode, useId } from 'react';
import { Badge } from '#admin/ui/badge.tsx';
import { FailureCard } from './failure-card.tsx';
import { getPanelState, listPanelFailures, PANEL_STATE_TEXTS, PANELS, type PanelName } from './panels.ts';

type Props = { health: AdminHealth; name: PanelName; children: ReactNode };

/** The panel of one part of the shop: its state, its failures with what to do, its figures, and where to find its guide. */
export const HealthPanel = ({ health, name, children }: Props) => {
  const id = useId();
  const { title, guide } = PANELS[name];
  const { label, tone } = PANEL_STATE_TEXTS[getPanelState(health, name)];
  return (
    <Paper component="section" aria-labelledby={id} sx={{ p: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 1.5 }}>
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        <Badge tone={tone}>{label}</Badge>
      </Box>
      <Stack spacing={1.5}>
        {listPanelFailures(health.failures, name).map((failure) => (
          <FailureCard key={failure.event} failure={failure} />
        ))}
        {children}
        <Typography sx={{ color: 'text.secondary', fontSize: 14 }}>{guide}</Typography>
      </Stack>
    </Paper>
  );
};
