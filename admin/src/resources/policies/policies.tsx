import { POLICIES, type Policy } from '@uruhu/contract/rules/content';
import type { AdminPolicy } from '@uruhu/contract/staff/content';
import { SelectInput } from 'ra-ui-materialui';
import { PublicationBadge } from '#admin/content/publication.tsx';
import { CreatePage } from '#admin/forms/create-page.tsx';
import { DeleteButton } from '#admin/forms/delete-button.tsx';
import { EditPage } from '#admin/forms/edit-page.tsx';
import { HtmlField } from '#admin/forms/html-field.tsx';
import { TimeInput } from '#admin/forms/time-input.tsx';
import { RecordHistory } from '#admin/history/record-history.tsx';
import { formatTime } from '#admin/lib/format.ts';
import { ChoiceFilter } from '#admin/ui/list-filters.tsx';
import { ListPage } from '#admin/ui/list-page.tsx';
import type { Column } from '#admin/ui/list-rows.tsx';

type Row = AdminPolicy & { id: string };

const NAMES: Readonly<Record<Policy, string>> = {
  terms: 'Terms and conditions',
  privacy: 'Privacy policy',
  refund: 'Refund policy',
  legal: 'Legal notice',
};
const LABELS = { policy: 'Policy', html: 'Text', starts_at: 'Applies from' };

const COLUMNS: readonly Column<Row>[] = [
  { label: 'Policy', render: ({ policy }) => NAMES[policy] },
  { label: 'Applies from', render: ({ starts_at }) => formatTime(starts_at) },
  { label: 'Now', render: (row) => <PublicationBadge of={row} /> },
];

export const PolicyList = () => (
  <ListPage<Row>
    resource="policies"
    title="Policies"
    help="Each policy has one text at a time. A new text replaces the one before at its time; the old ones stay here, so that you can see what applied when."
    columns={COLUMNS}
    getPath={({ id }) => `/policies/${id}`}
    filters={<ChoiceFilter field="policy" label="Policy" choices={NAMES} />}
    create="Write a new text"
    empty={{
      title: 'No policies yet',
      text: 'Shoppers look for terms, privacy and refunds before they pay. Write each in your own plain words.',
    }}
  />
);

const Time = () => <TimeInput source="starts_at" label={LABELS.starts_at} help="Kigali time. Empty: as soon as you save it." />;

export const PolicyCreate = () => (
  <CreatePage resource="policies" title="Write a policy" defaults={{ policy: 'terms', html: '', starts_at: null }} labels={LABELS} isWide>
    <SelectInput source="policy" choices={POLICIES.map((id) => ({ id, name: NAMES[id] }))} helperText={false} />
    <HtmlField source="html" label={LABELS.html} rows={16} />
    <Time />
  </CreatePage>
);

export const PolicyEdit = () => (
  <EditPage<Row>
    resource="policies"
    title={({ policy }) => NAMES[policy]}
    labels={LABELS}
    isWide
    after={({ id }) => <RecordHistory noun="policies" id={id} />}
    actions={({ id }) => (
      <DeleteButton
        resource="policies"
        id={id}
        label="Delete this text"
        explanation="The text before it applies again. To keep what applied when, write a new text instead."
      />
    )}
  >
    <HtmlField source="html" label={LABELS.html} rows={16} />
    <Time />
  </EditPage>
);
