import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { STAFF_PASSWORD_LENGTH } from '@uruhu/contract/rules/sign-in/staff-sign-in';
import { useLogin } from 'ra-core';
import { Notification } from 'ra-ui-materialui';
import { Link } from 'react-router';
import { callStaff } from '#admin/api/call-staff.ts';
import { CallForm } from '#admin/forms/call-form.tsx';
import { Brand } from '#admin/layout/brand.tsx';
import { OfflineBanner } from '#admin/layout/offline-banner.tsx';
import { readField } from '#admin/lib/read-field.ts';
import { CallField } from '#admin/ui/call-field.tsx';
import { TabTitle } from '#admin/ui/tab-title.tsx';
import { MissingLink } from './missing-link.tsx';
import { useLinkToken } from './use-link-token.ts';

/**
 * The page to which the link in the log of a new shop leads. The first owner chooses a username and a password, then sees the setup steps.
 */
export const FirstOwnerPage = () => {
  const token = useLinkToken();
  const login = useLogin();
  async function create(fields: FormData) {
    const [name, email, username] = [readField(fields, 'name'), readField(fields, 'email'), readField(fields, 'username')];
    const password = String(fields.get('password') ?? '');
    await callStaff('createFirstOwner', { body: { token, name, email, username, password } });
    await login({ username, password }, '/setup-progress');
  }
  return (
    <>
      <TabTitle title="Open your shop" />
      <OfflineBanner />
      <Box component="main" sx={{ display: 'grid', placeItems: 'start center', pt: { xs: 4, sm: 12 }, px: 2, minHeight: '100vh' }}>
        <Paper sx={{ p: { xs: 2.5, sm: 4 }, width: '100%', maxWidth: 440 }}>
          <Brand />
          <Typography variant="h1" sx={{ mt: 3, mb: 1 }}>
            Open your shop
          </Typography>
          <Typography sx={{ mb: 2 }}>
            You become its owner: you can do everything, and invite others. This link works once. Is there an owner already?{' '}
            <MuiLink component={Link} to="/login">
              Sign in
            </MuiLink>
          </Typography>
          {token === '' ? (
            <MissingLink />
          ) : (
            <CallForm submitLabel="Become the owner" onSubmit={create}>
              <CallField name="name" label="Your name" autoComplete="name" autoFocus />
              <CallField
                name="email"
                label="Your e-mail"
                type="email"
                autoComplete="email"
                helperText="The shop sends a link there if you forget your password."
              />
              <CallField
                name="username"
                label="Username"
                autoComplete="username"
                helperText="2 to 60 of a–z, 0–9, dots, hyphens and underscores."
                slotProps={{ htmlInput: { autoCapitalize: 'none' } }}
              />
              <CallField
                name="password"
                type="password"
                label="Password"
                autoComplete="new-password"
                helperText={`At least ${STAFF_PASSWORD_LENGTH.min} characters.`}
              />
            </CallForm>
          )}
        </Paper>
      </Box>
      <Notification />
    </>
  );
};
