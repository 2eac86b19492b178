import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Brand } from '#admin/layout/brand.tsx';
import { OfflineBanner } from '#admin/layout/offline-banner.tsx';
import { TabTitle } from '#admin/ui/tab-title.tsx';

/** The frame of the pages that members see before they are signed in. `tabTitle`: the title of the tab, if it is not the heading. */
export const SignInFrame = ({ title, tabTitle = title, children }: { title: string; tabTitle?: string; children: ReactNode }) => (
  <>
    <TabTitle title={tabTitle} />
    <OfflineBanner />
    <Box component="main" sx={{ display: 'grid', placeItems: 'start center', pt: { xs: 4, sm: 12 }, px: 2, minHeight: '100vh' }}>
      <Paper sx={{ p: { xs: 2.5, sm: 4 }, width: '100%', maxWidth: 440 }}>
        <Brand />
        <Typography variant="h1" sx={{ mt: 3, mb: 2 }}>
          {title}
        </Typography>
        {children}
      </Paper>
    </Box>
  </>
);
