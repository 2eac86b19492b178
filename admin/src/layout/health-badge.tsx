import Box from '@mui/material/Box';
import { getWorstState } from '#admin/resources/health/panels.ts';
import { useHealth } from '#admin/resources/health/use-health.ts';
import { COLOURS } from '#admin/theme.ts';

const REFRESH_MS = 300_000;

/** A diamond beside the menu's entry while the shop has a failure. A shop without a noted backup or a mail server has no failure. */
export const HealthBadge = () => {
  const { data } = useHealth(REFRESH_MS);
  if (!data || data.failures.length === 0) return null;
  const isUrgent = getWorstState(data) === 'act';
  return (
    <Box
      component="span"
      role="img"
      aria-label={isUrgent ? 'act now' : 'look'}
      sx={{ ml: 1, width: 8, height: 8, transform: 'rotate(45deg)', bgcolor: isUrgent ? COLOURS.terracotta : COLOURS.amber }}
    />
  );
};
