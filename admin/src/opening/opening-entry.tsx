import ListItemButton from '@mui/material/ListItemButton';
import { Link, useLocation } from 'react-router';
import { COLOURS } from '#admin/theme.ts';
import { useOpening } from './use-opening.ts';

const ENTRY = { minHeight: 44, m: 1, borderRadius: 1, bgcolor: COLOURS.butter, color: COLOURS.ink, fontWeight: 600 } as const;

/** Leads to the steps of opening the shop, until all are done. */
export const OpeningEntry = ({ onChoose }: { onChoose: (() => void) | undefined }) => {
  const { pathname } = useLocation();
  const { data } = useOpening();
  if (!data || data.is_done) return null;
  const done = data.steps.filter(({ state }) => state === 'done').length;
  return (
    <ListItemButton
      component={Link}
      to="/opening"
      onClick={onChoose}
      aria-current={pathname === '/opening' ? 'page' : undefined}
      sx={ENTRY}
    >
      Open your shop · {done} of {data.steps.length}
    </ListItemButton>
  );
};
