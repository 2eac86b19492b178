import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { AdminOrder } from '@uruhu/contract/staff';
import { STAFF_TEXT_MAX } from '@uruhu/contract/staff/limits';
import { type FormEvent, useState } from 'react';
import { useAllowed } from '#admin/account/permissions/use-allowed.ts';
import { formatTime } from '#admin/lib/format.ts';
import { COLOURS } from '#admin/theme.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { useUnsavedGuard } from '#admin/ui/use-unsaved-guard.ts';
import { useOrderCall } from './use-order-call.ts';

const NOTE = { py: 1, borderBottom: `1px solid ${COLOURS.line}`, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

/** Notes for colleagues, newest first. */
export const OrderNotes = ({ order: { order_id, notes } }: { order: AdminOrder }) => {
  const isAllowed = useAllowed();
  return (
    <Panel title="Notes for colleagues">
      {isAllowed('orders.note') && <NewNote order_id={order_id} />}
      {notes.length === 0 && <Box sx={{ color: 'text.secondary' }}>No notes yet. Customers never see them.</Box>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {notes.map(({ note_id, text, staff, created_at }) => (
          <Box component="li" key={note_id} sx={NOTE}>
            {text || 'Erased with the customer’s data.'}
            <Box sx={{ color: 'text.secondary', fontSize: 14 }}>
              {formatTime(created_at)}, {staff}
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
};

const NewNote = ({ order_id }: { order_id: string }) => {
  const [text, setText] = useState('');
  const { run, isBusy, errorSummary } = useOrderCall();
  useUnsavedGuard(text !== '');
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await run('addOrderNote', { params: { order_id }, body: { text } })) setText('');
  }
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 1, mb: 1 }}>
      <TextField
        label="New note"
        helperText={errorSummary || 'It cannot be changed later, and is erased with the customer’s data.'}
        error={errorSummary !== ''}
        multiline
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { maxLength: STAFF_TEXT_MAX.order_note } }}
      />
      <Button type="submit" variant="outlined" disabled={isBusy || text.trim() === ''} sx={{ justifySelf: 'start' }}>
        Add note
      </Button>
    </Box>
  );
};
