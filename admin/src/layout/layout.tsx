import Box from '@mui/material/Box';
import { type MouseEvent, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { PageGuard } from '#admin/account/permissions/page-guard.tsx';
import { mustOfferTotp, putOffTotp } from '#admin/account/totp/totp-offer.ts';
import { mustSetUpTotp, useStaffSession } from '#admin/api/staff-session.ts';
import { lazyPage } from '#admin/areas/page.ts';
import { COLOURS } from '#admin/theme.ts';
import { useLeaveQuestion } from '#admin/ui/use-unsaved-guard.ts';
import { DeferredPage } from './deferred-page.tsx';
import type { OpenDialog } from './dialogs.tsx';
import { Header } from './header.tsx';
import { Menu } from './menu.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { PageBoundary } from './page-boundary.tsx';

const Dialogs = lazyPage(() => import('./dialogs.tsx'), 'Dialogs');
const OfferedTotp = lazyPage(() => import('#admin/account/totp/offered-totp.tsx'), 'OfferedTotp');
const RequiredTotp = lazyPage(() => import('#admin/account/totp/required-totp.tsx'), 'RequiredTotp');

/** Room for the longest entry, marked as the current one and with a count, on one line. */
const MENU_WIDTH = 232;

const SKIP_LINK = {
  position: 'absolute',
  left: 8,
  top: -60,
  zIndex: 'tooltip',
  p: 1,
  bgcolor: COLOURS.surface,
  color: COLOURS.celadon,
  '&:focus': { top: 8 },
} as const;

function skipToContent(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('main-content')?.focus();
}

/** The frame of all pages. */
export const Layout = () => {
  const [openDialog, setOpenDialog] = useState<OpenDialog>(null);
  const { pathname } = useLocation();
  useLeaveQuestion();
  const { session, reload } = useStaffSession();
  // Once she goes on, the offer does not come in the middle of her work, even if the browser did not remember that she put it off.
  const [hasGoneOn, setGoneOn] = useState(false);
  const mustSetUp = session !== null && mustSetUpTotp(session);
  const isOffered = !hasGoneOn && session !== null && mustOfferTotp(session);
  const isStopped = mustSetUp || isOffered;
  if (session !== null && !isStopped && !hasGoneOn) setGoneOn(true);
  function putOff() {
    if (session) putOffTotp(session);
    setGoneOn(true);
  }
  return (
    <Box sx={{ minHeight: '100vh' }}>
      <Box component="a" href="#main-content" onClick={skipToContent} sx={SKIP_LINK}>
        Skip to content
      </Box>
      <Header onOpen={setOpenDialog} />
      <OfflineBanner />
      <PageBoundary pathname={pathname}>
        <Suspense>
          <Dialogs openDialog={openDialog} hasMenu={!isStopped} onClose={() => setOpenDialog(null)} />
        </Suspense>
      </PageBoundary>
      <Box sx={{ display: 'flex' }}>
        <Box sx={{ display: { xs: 'none', md: 'block' }, width: MENU_WIDTH, flexShrink: 0 }}>
          <Box sx={{ position: 'sticky', top: 56, maxHeight: 'calc(100vh - 56px)', overflowY: 'auto' }}>{!isStopped && <Menu />}</Box>
        </Box>
        <Box
          component="main"
          id="main-content"
          tabIndex={-1}
          sx={{ flex: 1, minWidth: 0, p: { xs: 2, md: 3 }, maxWidth: 1240, '&:focus': { outline: 'none' } }}
        >
          <PageBoundary pathname={pathname}>
            <Suspense>
              {mustSetUp && <RequiredTotp />}
              {isOffered && <OfferedTotp onDone={() => void reload()} onLater={putOff} />}
              {!isStopped && (
                <PageGuard>
                  <DeferredPage />
                </PageGuard>
              )}
            </Suspense>
          </PageBoundary>
        </Box>
      </Box>
    </Box>
  );
};
