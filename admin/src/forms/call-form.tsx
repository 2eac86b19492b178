import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { FormEvent, ReactNode } from 'react';
import { FieldErrorsProvider, focusFirstError } from '#admin/ui/field-errors.tsx';
import { useCall } from './use-call.ts';

type Props = { submitLabel: string; onSubmit: (fields: FormData) => Promise<unknown>; children: ReactNode };

/** A short form for one API call. If the server refuses a field, the error is shown beside its input (CallField), and the typed text stays. */
export const CallForm = ({ submitLabel, onSubmit, children }: Props) => {
  const { isBusy, message, errors, run } = useCall();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    const form = event.currentTarget;
    const fields = new FormData(form);
    void run(() => onSubmit(fields)).then((isDone) => isDone || focusFirstError(form));
  }
  return (
    <FieldErrorsProvider errors={errors}>
      {(otherErrors) => (
        <Stack component="form" spacing={2} onSubmit={submit} noValidate sx={{ maxWidth: 480 }}>
          <div role="alert">{(message || otherErrors) && <Alert severity="error">{message || otherErrors}</Alert>}</div>
          {children}
          <Button type="submit" variant="contained" disabled={isBusy} sx={{ alignSelf: 'start' }}>
            {submitLabel}
          </Button>
        </Stack>
      )}
    </FieldErrorsProvider>
  );
};
