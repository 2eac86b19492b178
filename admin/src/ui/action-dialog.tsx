import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

type Props = {
  title: string;
  /** What happens, and who reads what is written here. */
  explanation: string;
  confirmLabel: string;
  isBusy: boolean;
  /** The shop's sentence about the last refusal. */
  message: string;
  onClose: () => void;
  onSubmit: (fields: FormData) => void;
  children?: ReactNode;
};

/** Asks for what a change needs. It keeps what was typed when the shop refuses. */
export const ActionDialog = ({ title, explanation, confirmLabel, isBusy, message, onClose, onSubmit, children }: Props) => {
  const id = useId();
  const [isDirty, setDirty] = useState(false);
  const mayLeave = useUnsavedGuard(isDirty);
  const close = () => mayLeave() && onClose();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // React passes it on to a form behind the dialog, which would save what it holds.
    event.stopPropagation();
    onSubmit(new FormData(event.currentTarget));
  }
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby={id}>
      <form onSubmit={submit} onInput={() => setDirty(true)}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <DialogContentText>{explanation}</DialogContentText>
            {message && <Alert severity="error">{message}</Alert>}
            {children}
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={close}>Back</Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {confirmLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
