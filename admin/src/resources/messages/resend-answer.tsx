import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { callStaff } from '#admin/api/call-staff.ts';
import { useCall } from '#admin/forms/use-call.ts';
import type { ThreadProps } from './thread-props.ts';

/** Sends an answer again that the mail server refused. */
export const ResendAnswer = ({ thread: { message_id, email }, entry_id, showThread, onRefused }: ThreadProps & { entry_id: string }) => {
  const { run, isBusy, errorSummary: message } = useCall(onRefused);
  const resend = () => run(async () => showThread((await callStaff('resendAnswer', { params: { message_id, entry_id } })).data));
  return (
    <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Button variant="outlined" disabled={isBusy} onClick={() => void resend()}>
        Send again
      </Button>
      <Box sx={{ color: 'text.secondary', fontSize: 14, flex: '1 1 200px', overflowWrap: 'anywhere' }}>
        To {email}. If this address cannot be right, call the sender instead.
      </Box>
      {message && <Alert severity="error">{message}</Alert>}
    </Box>
  );
};
