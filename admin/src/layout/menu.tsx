import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { Link, useLocation } from 'react-router';
import { COLOURS } from '#admin/theme.ts';
import { isCurrent, MENU } from './menu-entries.ts';

/** The current entry has a terracotta edge as well as its colour. */
const ENTRY = {
  minHeight: 44,
  borderLeft: '3px solid transparent',
  color: COLOURS.ink2,
  '&[aria-current]': { borderColor: COLOURS.terracotta, bgcolor: COLOURS.mist, color: COLOURS.ink, fontWeight: 600 },
} as const;

export const Menu = ({ onChoose }: { onChoose?: () => void }) => {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Back office">
      <List sx={{ py: 1 }}>
        {MENU.map((entry) => (
          <ListItem key={entry.to} disablePadding>
            <ListItemButton
              component={Link}
              to={entry.to}
              aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
              onClick={onChoose}
              sx={ENTRY}
            >
              {entry.label}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </nav>
  );
};
