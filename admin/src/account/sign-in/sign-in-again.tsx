import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import type { StaffMember } from '@uruhu/contract/staff/sign-in';
import { useId } from 'react';
import { callStaff } from '#admin/api/call-staff.ts';
import { useSignInQuestion } from '#admin/api/pending-questions.ts';
import { reloadSession } from '#admin/api/session-cache.ts';
import type { SignIn } from '#admin/api/staff-session.ts';
import { removeAllUnsavedForms } from '#admin/lib/unsaved-forms.ts';
import { SignInFields } from './sign-in-form.tsx';

/**
 * Lets a member whose session has ended sign in again on the same page. Another member cannot, because the page shows records that only the
 * first member may see.
 */
export const SignInAgain = ({ member }: { member: StaffMember }) => {
  const id = useId();
  const question = useSignInQuestion();
  if (!question) return null;
  async function signIn(input: SignIn) {
    await callStaff('staffSignIn', { body: input });
    void reloadSession();
    question?.end(true);
  }
  function leave() {
    removeAllUnsavedForms();
    question?.end(false);
  }
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>Your session has ended</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>
          Sign in again to go on. What you have typed is still here, and what you were sending is sent then.
        </DialogContentText>
        <SignInFields login={signIn} username={member.username} />
        <Button onClick={leave}>Leave without saving</Button>
      </DialogContent>
    </Dialog>
  );
};
