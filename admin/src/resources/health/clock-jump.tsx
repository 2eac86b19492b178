import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ClockJump as Jump } from '@uruhu/contract/health';
import { useState } from 'react';
import { callStaff } from '#admin/api/call-staff.ts';
import { cacheResult } from '#admin/api/query-client.ts';
import { formatDay, formatTime } from '#admin/lib/format.ts';
import { HEALTH_KEY } from './health-key.ts';

/** Asks to accept a clock that has jumped; until then the shop cancels, reminds and deletes nothing. */
export const ClockJump = ({ jump: { expected_at, found_at } }: { jump: Jump }) => {
  const [message, setMessage] = useState('');
  async function accept() {
    try {
      await cacheResult(HEALTH_KEY, (await callStaff('acceptClock', { body: { expected: found_at } })).data);
    } catch (error) {
      setMessage((error as Error).message);
    }
  }
  return (
    <Alert severity="error" role="note">
      <AlertTitle>The clock has jumped</AlertTitle>
      <Typography>
        It should be {formatTime(expected_at)}, and it is {formatTime(found_at)} on {formatDay(found_at)}. Until you accept this, the shop
        cancels no orders, sends no reminders and deletes nothing. Accept it only if it is right now.
      </Typography>
      <Button variant="outlined" onClick={() => void accept()} sx={{ mt: 1 }}>
        Accept {formatTime(found_at)}
      </Button>
      {message && <Typography role="alert">{message}</Typography>}
    </Alert>
  );
};
