import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { queryClient } from '#admin/api/query-client.ts';
import type { ResourceName } from '#admin/api/resources.ts';
import { notify } from '#admin/lib/notices.ts';
import { ActionDialog } from '#admin/ui/action-dialog.tsx';
import { type Difference, describeValue, type Fields, findDifferences } from './compare-records.ts';
import { getLabels } from './field-labels.ts';
import { readChangedRecord } from './read-changed-record.ts';
import { useCall } from './use-call.ts';

/** `doneMessage`: what a staff member reads after the removal. `isGone`: the record is deleted, so its page cannot stay open. */
type Removal = { doneMessage: string; isGone: boolean };
type Props = {
  resource: ResourceName;
  label: string;
  title?: string;
  explanation: string;
  /** The record as the member has seen it. If a colleague has changed it meanwhile, the dialog first shows the changes. */
  record: Fields;
  /** `newestSeen`: the record with the changes of a colleague, if the dialog has shown them; else `record`. */
  remove: (fields: FormData, newestSeen: Fields) => Promise<Removal>;
  /** Fields of the dialog. */
  children?: ReactNode;
};

/** Removes a record after a confirmation, and opens the list if the record is deleted. The dialog shows a refusal. */
export const ConfirmedRemoveButton = ({ resource, label, title = `${label}?`, explanation, record, remove, children }: Props) => {
  const [isAsking, setAsking] = useState(false);
  const [theirs, setTheirs] = useState<Fields | null>(null);
  const { run, clear, ...call } = useCall((error) => setTheirs((previous) => readChangedRecord(error) ?? previous));
  const navigate = useNavigate();
  async function removeAndLeave(fields: FormData) {
    const { doneMessage, isGone } = await remove(fields, theirs ?? record);
    notify(doneMessage);
    // The page of a deleted record is still open, and must not load the record again.
    void queryClient.invalidateQueries({ queryKey: [resource], refetchType: isGone ? 'none' : 'active' });
    if (isGone) navigate(`/${resource}`, { replace: true });
  }
  function close() {
    clear();
    setAsking(false);
  }
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <ActionDialog
          title={title}
          explanation={explanation}
          confirmLabel={label}
          call={call}
          onClose={close}
          onSubmit={(fields) => void run(() => removeAndLeave(fields)).then((isDone) => isDone && close())}
        >
          {theirs && <TheirChanges differences={findDifferences(record, record, theirs)} labels={getLabels(resource)} />}
          {children}
        </ActionDialog>
      )}
    </>
  );
};

type ChangesProps = { differences: readonly Difference[]; labels: Readonly<Record<string, string>> };

/** The changes of a colleague in fields that the form has. */
const TheirChanges = ({ differences, labels }: ChangesProps) =>
  differences
    .filter(({ field }) => field in labels)
    .map(({ field, before, theirs }) => (
      <div key={field}>
        <Typography variant="h3">{labels[field]}</Typography>
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 160, overflow: 'auto' }}>
          was {describeValue(before)}, is now {describeValue(theirs)}
        </Typography>
      </div>
    ));
