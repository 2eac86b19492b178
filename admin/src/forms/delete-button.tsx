import { type RaRecord, useDataProvider } from 'ra-core';
import { ConfirmedRemoveButton } from './confirmed-remove-button.tsx';

type Props = {
  resource: string;
  /** The record that is deleted. */
  record: RaRecord;
  label: string;
  explanation: string;
  /** Labels of fields. The dialog shows the changes of a colleague in these fields only; without labels, in all fields. */
  labels?: Readonly<Record<string, string>>;
};

/** Deletes a record after a confirmation, and opens the list. */
export const DeleteButton = ({ resource, record, ...texts }: Props) => {
  const dataProvider = useDataProvider();
  return (
    <ConfirmedRemoveButton
      resource={resource}
      record={record}
      remove={async (_fields, newestSeen) => {
        await dataProvider.delete(resource, { id: record.id, previousData: { ...record, version: newestSeen.version } });
        return { doneMessage: 'Deleted', isGone: true };
      }}
      {...texts}
    />
  );
};
