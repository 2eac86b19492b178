import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { CustomerLogEntry } from '@uruhu/contract/staff/customers';
import { STAFF_TEXT_MAX } from '@uruhu/contract/staff/limits';
import { type FormEvent, useState } from 'react';
import { callStaff } from '#admin/api/call-staff.ts';
import { useCall } from '#admin/forms/use-call.ts';
import { formatDay } from '#admin/lib/format.ts';
import { readField } from '#admin/lib/read-field.ts';
import { COLOURS } from '#admin/theme.ts';
import { FieldErrorsProvider } from '#admin/ui/field-errors.tsx';
import { Panel } from '#admin/ui/panel.tsx';
import { TextArea } from '#admin/ui/text-area.tsx';
import { useUnsavedGuard } from '#admin/ui/use-unsaved-guard.ts';
import type { CustomerProps } from './customer-props.ts';

/** The notes of staff, and a log of when they blocked, unblocked or exported the account. */
export const CustomerNotes = ({ customer: { user_id, log }, showCustomer }: CustomerProps) => {
  const { run, isBusy, message, errors } = useCall();
  const [isDirty, setDirty] = useState(false);
  useUnsavedGuard(isDirty);
  async function addNote(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const body = { text: readField(new FormData(form), 'text') };
    const isDone = await run(async () => showCustomer((await callStaff('addCustomerNote', { params: { user_id }, body })).data));
    if (!isDone) return;
    form.reset();
    setDirty(false);
  }
  return (
    <Panel title="Notes">
      <Box component="form" onSubmit={addNote} onInput={() => setDirty(true)} sx={{ display: 'grid', gap: 1, mb: 2 }}>
        <FieldErrorsProvider errors={errors}>
          {(otherErrors) => (
            <>
              {(message || otherErrors) && <Alert severity="error">{message || otherErrors}</Alert>}
              <TextArea
                name="text"
                label="New note"
                help="Only staff read it. A note cannot be changed; it goes when the customer is erased."
                max={STAFF_TEXT_MAX.customer_note}
                rows={2}
              />
            </>
          )}
        </FieldErrorsProvider>
        <Button type="submit" variant="outlined" disabled={isBusy} sx={{ justifySelf: 'start' }}>
          Add the note
        </Button>
      </Box>
      {log.length > 0 && (
        <Box component="ol" reversed sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {log.map((entry) => (
            <LogEntry key={entry.log_id} entry={entry} />
          ))}
        </Box>
      )}
    </Panel>
  );
};

const KINDS: Record<CustomerLogEntry['kind'], string> = {
  note: '',
  blocked: 'Blocked',
  unblocked: 'Unblocked',
  exported: 'Data exported',
};

const LogEntry = ({ entry: { kind, text, staff, created_at } }: { entry: CustomerLogEntry }) => (
  <Box component="li" sx={{ pl: 1.5, borderLeft: `2px solid ${COLOURS.line}` }}>
    <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {KINDS[kind] && <strong>{text ? `${KINDS[kind]}: ` : KINDS[kind]}</strong>}
      {text}
    </Box>
    <Box sx={{ color: 'text.secondary', fontSize: 14 }}>
      {staff}, {formatDay(created_at)}
    </Box>
  </Box>
);
