import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';

type Props = { resource: string; id: string; label: string; explanation: string };

/** Deletes a record after a question, and opens the list. */
export const DeleteButton = ({ resource, id, label, explanation }: Props) => {
  const titleId = useId();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  async function remove() {
    setBusy(true);
    try {
      await dataProvider.delete(resource, { id });
      void queryClient.invalidateQueries({ queryKey: [resource, 'getList'] });
      notify('Deleted', { type: 'success' });
      navigate(`/${resource}`, { replace: true });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      setBusy(false);
      setAsking(false);
    }
  }
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{label}?</DialogTitle>
        <DialogContent>
          <DialogContentText>{explanation}</DialogContentText>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={() => setAsking(false)}>Back</Button>
          <Button variant="contained" color="error" disabled={isBusy} onClick={() => void remove()}>
            {label}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
};
