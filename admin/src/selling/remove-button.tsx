import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCall } from '#admin/forms/use-call.ts';
import { ActionDialog } from '#admin/ui/action-dialog.tsx';

type Props = { resource: string; id: string; isUsed: boolean; noun: string };

const TEXTS = {
  deleted: { verb: 'Delete', done: 'Deleted', explanation: 'No order has used it, so nothing refers to it. This cannot be undone.' },
  ended: {
    ...{ verb: 'End now', done: 'Ended' },
    explanation: 'From now on nobody can use it. Orders that have used it keep their discount, and the figures stay here.',
  },
} as const;

/** Deletes what no order has used, and ends what one has used. */
export const RemoveButton = ({ resource, id, isUsed, noun }: Props) => {
  const [isAsking, setAsking] = useState(false);
  const { isBusy, message, run } = useCall();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const { verb, explanation } = TEXTS[isUsed ? 'ended' : 'deleted'];
  async function remove() {
    // The shop decides: an order may have used it since this page was loaded.
    const { data } = await dataProvider.delete(resource, { id });
    const outcome = (data as unknown as { outcome: 'deleted' | 'ended' }).outcome;
    notify(TEXTS[outcome].done, { type: 'success' });
    // The page of a deleted record is still open, and must not ask for it again.
    void queryClient.invalidateQueries({ queryKey: [resource], refetchType: outcome === 'deleted' ? 'none' : 'active' });
    if (outcome === 'deleted') navigate(`/${resource}`, { replace: true });
  }
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        {verb}
      </Button>
      {isAsking && (
        <ActionDialog
          title={`${verb}: ${noun}`}
          explanation={explanation}
          confirmLabel={verb}
          isBusy={isBusy}
          message={message}
          onClose={() => setAsking(false)}
          onSubmit={() => void run(remove).then((isDone) => isDone && setAsking(false))}
        />
      )}
    </>
  );
};
