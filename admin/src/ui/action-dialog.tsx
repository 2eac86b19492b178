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
import { Late, useIsDrawn } from './late.tsx';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

/**
 * `message`: the server's error about the whole form, or ''. `errors`: its errors about fields, which are shown beside their inputs (CallField).
 */
export type CallState = { isBusy: boolean; message: string; errors: FieldErrors };

type Props = {
  title: string;
  /** What the change does, and who reads the texts entered here. */
  explanation: string;
  confirmLabel: string;
  call: CallState;
  /** Whether the form cannot be sent as it is. */
  isIncomplete?: boolean;
  onClose: () => void;
  onSubmit: (fields: FormData) => void;
  children?: ReactNode;
};

/** Makes only the content scroll, so that the title and the buttons stay visible. */
const FORM_STYLE = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const;

/** A dialog with the form of one change. It stays open with the entered texts if the server refuses the change. */
export const ActionDialog = ({ title, explanation, confirmLabel, call, isIncomplete = false, onClose, onSubmit, children }: Props) => {
  const { isBusy, message, errors } = call;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current && Object.keys(errors).length > 0) focusFirstError(form.current);
  }, [errors]);
  const [isDirty, setDirty] = useState(false);
  const isDrawn = useIsDrawn();
  const mayLeave = useUnsavedGuard(isDirty);
  const close = () => mayLeave() && onClose();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // React would pass the event on to a form behind the dialog, which would then be saved.
    event.stopPropagation();
    onSubmit(new FormData(event.currentTarget));
  }
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby={id}>
      <form ref={form} onSubmit={submit} onInput={() => setDirty(true)} style={FORM_STYLE}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <DialogContentText>{explanation}</DialogContentText>
            <FieldErrorsProvider errors={errors}>
              {(otherErrors) => (
                <>
                  {(message || otherErrors) && <Alert severity="error">{message || otherErrors}</Alert>}
                  <Late>{children}</Late>
                </>
              )}
            </FieldErrorsProvider>
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={close}>Back</Button>
          <Button type="submit" variant="contained" disabled={isBusy || isIncomplete || !isDrawn}>
            {confirmLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
