import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { createContext, type FormEvent, type ReactNode, use } from 'react';
import { useCall } from './use-call.ts';

const ErrorsContext = createContext<Readonly<Record<string, string>>>({});

type Props = { submitLabel: string; onSubmit: (fields: FormData) => Promise<unknown>; children: ReactNode };

/** A short form for one call of the shop. A refused field is shown beside its input (CallField); what was typed stays. */
export const CallForm = ({ submitLabel, onSubmit, children }: Props) => {
  const { isBusy, message, errors, run } = useCall();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    const form = event.currentTarget;
    const fields = new FormData(form);
    void run(() => onSubmit(fields)).then((isDone) => isDone || focusRefused(form));
  }
  return (
    <ErrorsContext value={errors}>
      <Stack component="form" spacing={2} onSubmit={submit} noValidate sx={{ maxWidth: 480 }}>
        <div role="alert">{message && <Alert severity="error">{message}</Alert>}</div>
        {children}
        <Button type="submit" variant="contained" disabled={isBusy} sx={{ alignSelf: 'start' }}>
          {submitLabel}
        </Button>
      </Stack>
    </ErrorsContext>
  );
};

/** Moves to the first refused field, once it is drawn as such. */
const focusRefused = (form: HTMLFormElement) =>
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());

type FieldProps = TextFieldProps & { name: string };

/** An input of a CallForm. */
export const CallField = ({ name, helperText, ...field }: FieldProps) => {
  const error = use(ErrorsContext)[name];
  return <TextField {...field} name={name} error={error !== undefined} helperText={error ?? helperText} />;
};
