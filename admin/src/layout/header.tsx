import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useGetIdentity, useLogout } from 'ra-core';
import { Link } from 'react-router';
import { notify } from '#admin/lib/notices.ts';
import { useShopName } from '#admin/lib/shop-name.ts';
import { PaletteButton } from '#admin/palette/palette-button.tsx';
import { COLOURS } from '#admin/theme.ts';
import { Icon } from '#admin/ui/icon.tsx';
import { Brand } from './brand.tsx';

const BAR = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 56,
  px: { xs: 1, md: 2 },
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  bgcolor: COLOURS.paper,
  borderBottom: `1px solid ${COLOURS.line}`,
} as const;

/** A phone shows no name, and a long name is cut, so that 'Sign out' is always visible. */
const NAME = {
  color: 'text.secondary',
  minWidth: { xs: 44, sm: 0 },
  '& span': { display: { xs: 'none', sm: 'block' }, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& svg': { display: { sm: 'none' } },
} as const;

export const Header = ({ onMenu }: { onMenu: () => void }) => {
  const { identity } = useGetIdentity();
  const shopName = useShopName();
  const logout = useLogout();
  // After a member has chosen to sign out, the next sign-in opens the first page instead of the page that she left.
  const signOut = () => logout({}, undefined, false).catch((error: Error) => notify(error.message, 'error'));
  return (
    <Box component="header" sx={BAR}>
      <IconButton aria-label="Menu" onClick={onMenu} sx={{ display: { md: 'none' }, color: COLOURS.ink }}>
        <Icon name="menu" />
      </IconButton>
      <Box component={Link} to="/" aria-label={`${shopName} back office`} sx={{ textDecoration: 'none', minWidth: 0 }}>
        <Brand />
      </Box>
      <Box sx={{ flex: 1, display: 'flex', justifyContent: 'flex-end', minWidth: 0 }}>
        <Button component={Link} to="/my-account" aria-label={`My account: ${identity?.fullName ?? ''}`} sx={NAME}>
          <Icon name="user" />
          <span>{identity?.fullName}</span>
        </Button>
      </Box>
      <PaletteButton />
      <Button onClick={() => void signOut()} sx={{ flexShrink: 0 }}>
        Sign out
      </Button>
    </Box>
  );
};
