import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { ProofDialog } from '#admin/account/sign-in/proof-dialog.tsx';
import { SignInAgain } from '#admin/account/sign-in/sign-in-again.tsx';
import { useStaffSession } from '#admin/api/staff-session.ts';
import { Palette } from '#admin/palette/palette.tsx';
import { Menu } from './menu.tsx';

/** What the member has opened over the page. */
export type OpenDialog = 'menu' | 'palette' | null;

type Props = { openDialog: OpenDialog; hasMenu: boolean; onClose: () => void };

/**
 * All that can cover a page. The layout loads this file after the page: the first view does not need it, but the dialogs must open later
 * without the network, and after a release has replaced the files.
 */
export const Dialogs = ({ openDialog, hasMenu, onClose }: Props) => {
  const { session } = useStaffSession();
  return (
    <>
      {session && <ProofDialog session={session} />}
      {session && <SignInAgain member={session.staff} />}
      {openDialog === 'palette' && <Palette onClose={onClose} />}
      <Drawer open={openDialog === 'menu'} onClose={onClose} sx={{ display: { md: 'none' } }}>
        <Box sx={{ width: 260, pt: 1 }}>{hasMenu && <Menu onChoose={onClose} />}</Box>
      </Drawer>
    </>
  );
};
