import { deleteRecord, type ListedRecord } from '#admin/api/records.ts';
import type { ResourceName } from '#admin/api/resources.ts';
import type { Fields } from '#admin/forms/compare-records.ts';
import { ConfirmedRemoveButton } from '#admin/forms/confirmed-remove-button.tsx';

type Props = {
  resource: ResourceName;
  record: ListedRecord;
  isUsed: boolean;
  /** The coupon's code or the batch's name, for the title of the dialog. */
  name: string;
};

const TEXTS = {
  deleted: { verb: 'Delete', doneMessage: 'Deleted', explanation: 'No order has used it, so nothing refers to it. This cannot be undone.' },
  ended: {
    verb: 'End now',
    doneMessage: 'Ended',
    explanation: 'From now on nobody can use it. Orders that have used it keep their discount, and the figures stay here.',
  },
} as const;

/** Deletes a coupon or batch that no order has used, and otherwise ends it. */
export const DeleteOrEndButton = ({ resource, record, isUsed, name }: Props) => {
  const { verb, explanation } = TEXTS[isUsed ? 'ended' : 'deleted'];
  async function remove(_: FormData, newestSeen: Fields) {
    // The server decides whether it deletes or ends the record, because an order may have used a coupon since this page was loaded.
    const { outcome } = await deleteRecord(resource, record.id, newestSeen.version);
    return { doneMessage: TEXTS[outcome as 'deleted' | 'ended'].doneMessage, isGone: outcome === 'deleted' };
  }
  const texts = { label: verb, title: `${verb}: ${name}`, explanation };
  return <ConfirmedRemoveButton resource={resource} record={record} remove={remove} {...texts} />;
};
