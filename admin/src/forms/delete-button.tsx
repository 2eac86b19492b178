import { deleteRecord, type ListedRecord } from '#admin/api/records.ts';
import type { ResourceName } from '#admin/api/resources.ts';
import { ConfirmedRemoveButton } from './confirmed-remove-button.tsx';

type Props = {
  resource: ResourceName;
  /** The record that is deleted. */
  record: ListedRecord;
  label: string;
  explanation: string;
};

/** Deletes a record after a confirmation, and opens the list. */
export const DeleteButton = ({ resource, record, ...texts }: Props) => (
  <ConfirmedRemoveButton
    resource={resource}
    record={record}
    remove={async (_fields, newestSeen) => {
      await deleteRecord(resource, record.id, newestSeen.version);
      return { doneMessage: 'Deleted', isGone: true };
    }}
    {...texts}
  />
);
