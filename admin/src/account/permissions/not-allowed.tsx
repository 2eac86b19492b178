import Button from '@mui/material/Button';
import { useNavigate } from 'react-router';
import { useStaffSession } from '#admin/api/staff-session.ts';
import { Empty } from '#admin/ui/empty.tsx';
import { PageTitle } from '#admin/ui/page-title.tsx';
import { ROLE_LABELS } from './roles.ts';

/** Replaces a page that the member's role may not open, when she enters its address. */
export const NotAllowed = () => {
  const { session } = useStaffSession();
  const navigate = useNavigate();
  // If the member opened this page by its address, there is no page to go back to.
  const goBack = () => (window.history.state?.idx > 0 ? navigate(-1) : navigate('/', { replace: true }));
  const role = session ? ROLE_LABELS[session.staff.role] : '';
  return (
    <>
      <PageTitle title="Not part of your role" />
      <Empty
        title="Your role does not have this page"
        action={
          <Button variant="contained" onClick={goBack}>
            Back
          </Button>
        }
      >
        {role && `You are signed in as ${session?.staff.name} with the role ${role}. `}If you need this page for your work, ask an owner of
        the shop to change your role.
      </Empty>
    </>
  );
};
