import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { memo } from 'react';
import { Link } from 'react-router';
import { signOut, useStaffSession } from '#admin/api/staff-session.ts';
import { notify } from '#admin/lib/notices.ts';
import { useShopName } from '#admin/lib/shop-name.ts';
import { PaletteButton } from '#admin/palette/palette-button.tsx';
import { COLOURS } from '#admin/theme.ts';
import { Icon } from '#admin/ui/icon.tsx';
import { confirmLeaving } from '#admin/ui/use-unsaved-guard.ts';
import { Brand } from './brand.tsx';
import type { OpenDialog } from './dialogs.tsx';

const BAR = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 0.5, sm: 1 },
  minHeight: 56,
  px: { xs: 1, md: 2 },
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  bgcolor: COLOURS.paper,
  borderBottom: `1px solid ${COLOURS.line}`,
  // A phone whose keyboard is open has no room for it.
  '@media (max-height: 480px)': { position: 'static' },
} as const;

/** A phone shows no name, and a long name is cut, so that 'Sign out' is always visible. */
const NAME = {
  color: 'text.secondary',
  minWidth: { xs: 44, sm: 0 },
  '& span': { display: { xs: 'none', sm: 'block' }, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& svg': { display: { sm: 'none' } },
} as const;

/** Drawn again only when the member or the shop's name changes, and not with each page. */
export const Header = memo(({ onOpen }: { onOpen: (dialog: OpenDialog) => void }) => {
  const { session } = useStaffSession();
  const name = session?.staff.name || session?.staff.username;
  const shopName = useShopName();
  const leave = () => confirmLeaving() && signOut().catch((error: Error) => notify(error.message, 'error'));
  return (
    <Box component="header" sx={BAR}>
      <IconButton aria-label="Menu" onClick={() => onOpen('menu')} sx={{ display: { md: 'none' }, color: COLOURS.ink }}>
        <Icon name="menu" />
      </IconButton>
      <Box component={Link} to="/" aria-label={`${shopName} back office`} sx={{ textDecoration: 'none', minWidth: 0 }}>
        <Brand />
      </Box>
      <Box sx={{ ml: 'auto', display: 'flex', minWidth: { xs: 44, sm: 88 } }}>
        <Button component={Link} to="/my-account" aria-label={`My account: ${name ?? ''}`} sx={NAME}>
          <Icon name="user" />
          <span>{name}</span>
        </Button>
      </Box>
      <PaletteButton onOpen={() => onOpen('palette')} />
      <Button onClick={() => void leave()} sx={{ flexShrink: 0 }}>
        Sign out
      </Button>
    </Box>
  );
});
