import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Notification } from 'ra-ui-materialui';
import { Brand } from '#admin/layout/brand.tsx';
import { OfflineBanner } from '#admin/layout/offline-banner.tsx';
import { TabTitle } from '#admin/ui/tab-title.tsx';
import { SignInForm } from './sign-in-form.tsx';

export const SignInPage = () => (
  <>
    <TabTitle title="Sign in" />
    <OfflineBanner />
    <Box component="main" sx={{ display: 'grid', placeItems: 'start center', pt: { xs: 4, sm: 12 }, px: 2, minHeight: '100vh' }}>
      <Paper sx={{ p: { xs: 2.5, sm: 4 }, width: '100%', maxWidth: 400 }}>
        <Brand />
        <Typography variant="h1" sx={{ mt: 3, mb: 2 }}>
          Sign in
        </Typography>
        <SignInForm />
      </Paper>
    </Box>
    <Notification />
  </>
);
