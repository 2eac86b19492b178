import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { PROOF_MINUTES } from '@uruhu/contract/rules/sign-in/staff-proof';
import type { CurrentStaffMember } from '@uruhu/contract/staff/sign-in';
import { useId } from 'react';
import { callStaff } from '#admin/api/call-staff.ts';
import { useProofQuestion } from '#admin/api/pending-questions.ts';
import { RefusalError } from '#admin/api/refusal-error.ts';
import { reloadSession } from '#admin/api/session-cache.ts';
import type { SignIn } from '#admin/api/staff-session.ts';
import { SignInFields } from './sign-in-form.tsx';

const hasSessionEnded = (error: unknown) => error instanceof RefusalError && error.status === 401;

/** Asks the member to prove who she is before what she does to staff or money is sent. What she has typed stays on the page behind. */
export const ProofDialog = ({ session: { staff, totp } }: { session: CurrentStaffMember }) => {
  const id = useId();
  const question = useProofQuestion();
  if (!question) return null;
  async function prove({ password, totp: code }: SignIn) {
    try {
      await callStaff('proveStaff', { body: { password, totp: code } });
    } catch (error) {
      // The waiting call is sent again and refused, so that the page asks the member to sign in, which is a proof, too.
      if (!hasSessionEnded(error)) throw error;
    }
    // A recovery code may be used up. Without codes nothing of the session has changed, and the call that waits may be what turns them on.
    if (code) void reloadSession();
    question?.end(true);
  }
  const cancel = () => question.end(false);
  return (
    <Dialog open onClose={cancel} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>Confirm that it is you</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>
          This concerns staff, money or the data of customers, so the shop asks for your password. It asks again after {PROOF_MINUTES}{' '}
          minutes. What you have typed is still here, and is sent once you confirm.
        </DialogContentText>
        <SignInFields login={prove} username={staff.username} hasCode={totp.is_on} submitLabel="Confirm" />
        <Button onClick={cancel}>Cancel</Button>
      </DialogContent>
    </Dialog>
  );
};
