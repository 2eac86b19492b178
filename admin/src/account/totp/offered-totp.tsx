import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PageTitle } from '#admin/ui/page-title.tsx';
import { Panel } from '#admin/ui/panel.tsx';
import { TotpSetUp } from './totp-set-up.tsx';

/** Asks an owner or a manager to set up sign-in codes (TOTP). She may put it off. */
export const OfferedTotp = ({ onDone, onLater }: { onDone: () => void; onLater: () => void }) => (
  <>
    <PageTitle title="Protect your account" />
    <Panel title="Codes at sign-in">
      <Typography sx={{ mb: 2, maxWidth: 560 }}>
        Your role can change nearly everything in the shop, so a stolen password would do much harm. We ask again in thirty days; under “My
        account” you can set up your codes at any time.
      </Typography>
      <TotpSetUp onDone={onDone} />
      <Button onClick={onLater} sx={{ mt: 2 }}>
        Not now
      </Button>
    </Panel>
  </>
);
