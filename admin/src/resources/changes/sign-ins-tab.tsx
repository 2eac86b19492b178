import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { SignInList } from '#admin/account/sessions/sign-in-list.tsx';
import { callStaff } from '#admin/api/call-staff.ts';

/** Who has signed in to the back office, and who has tried. */
export const SignInsTab = () => {
  const [isFailed, setFailed] = useState(false);
  const filter = JSON.stringify(isFailed ? { failed: true } : {});
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 2, maxWidth: 720 }}>
        Each attempt to sign in to the back office in the last 90 days. If no colleague has the name, it shows the name that was entered. It
        never shows a password.
      </Typography>
      <TextField
        select
        size="small"
        label="Attempts"
        value={isFailed ? 'failed' : ''}
        onChange={({ target }) => setFailed(target.value === 'failed')}
        sx={{ width: 'auto', minWidth: 150, mb: 1 }}
      >
        <MenuItem value="">All</MenuItem>
        <MenuItem value="failed">Failed</MenuItem>
      </TextField>
      <SignInList
        queryKey={['staff-sign-ins', filter]}
        load={(query) => callStaff('staffSignIns', { query: { ...query, filter } })}
        showsMember
        emptyText={isFailed ? 'No attempt has failed.' : 'Nobody has signed in yet.'}
      />
    </>
  );
};
