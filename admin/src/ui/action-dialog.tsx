import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type FieldErrors, FieldErrorsProvider, focusFirstError } from './field-errors.tsx';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

type Props = {
  title: string;
  /** What happens, and who reads what is written here. */
  explanation: string;
  confirmLabel: string;
  isBusy: boolean;
  /** The shop's sentence about the whole, or ''. */
  message: string;
  /** Its sentences about fields, which stand beside their inputs (CallField). */
  errors: FieldErrors;
  onClose: () => void;
  onSubmit: (fields: FormData) => void;
  children?: ReactNode;
};

/** Only what is between the title and the buttons scrolls, so that both stay in sight. */
const SCROLLED = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const;

/** Asks for what a change needs. It keeps what was typed when the shop refuses. */
export const ActionDialog = ({ title, explanation, confirmLabel, isBusy, message, errors, onClose, onSubmit, children }: Props) => {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current && Object.keys(errors).length > 0) focusFirstError(form.current);
  }, [errors]);
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
      <form ref={form} onSubmit={submit} onInput={() => setDirty(true)} style={SCROLLED}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <DialogContentText>{explanation}</DialogContentText>
            <FieldErrorsProvider errors={errors}>
              {(others) => (
                <>
                  {(message || others) && <Alert severity="error">{message || others}</Alert>}
                  {children}
                </>
              )}
            </FieldErrorsProvider>
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
