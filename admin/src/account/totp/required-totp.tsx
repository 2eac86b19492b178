import Typography from '@mui/material/Typography';
import { useStaffSession } from '#admin/api/staff-session.ts';
import { PageTitle } from '#admin/ui/page-title.tsx';
import { Panel } from '#admin/ui/panel.tsx';
import { TotpSetUp } from './totp-set-up.tsx';

/** The only page of a member who has not set up sign-in codes (TOTP), while the shop requires them of her. */
export const RequiredTotp = () => {
  const { reload } = useStaffSession();
  return (
    <>
      <PageTitle title="Set up your codes first" />
      <Panel title="Codes at sign-in">
        <Typography sx={{ mb: 2 }}>This shop requires codes. Everything else opens as soon as yours are set up.</Typography>
        <TotpSetUp onDone={() => void reload()} />
      </Panel>
    </>
  );
};
