import ListItemButton from '@mui/material/ListItemButton';
import { Link, useLocation } from 'react-router';
import { COLOURS } from '#admin/theme.ts';
import { useSetupProgress } from './use-setup-progress.ts';

const ENTRY = { minHeight: 44, m: 1, borderRadius: 1, bgcolor: COLOURS.butter, color: COLOURS.ink, fontWeight: 600 } as const;

/** Leads to the setup steps, until all are done. */
export const SetupEntry = ({ onChoose }: { onChoose: (() => void) | undefined }) => {
  const { pathname } = useLocation();
  const { data } = useSetupProgress();
  if (!data || data.is_done) return null;
  const doneCount = data.steps.filter(({ state }) => state === 'done').length;
  return (
    <ListItemButton
      component={Link}
      to="/setup-progress"
      onClick={onChoose}
      aria-current={pathname === '/setup-progress' ? 'page' : undefined}
      sx={ENTRY}
    >
      Open your shop · {doneCount} of {data.steps.length}
    </ListItemButton>
  );
};
