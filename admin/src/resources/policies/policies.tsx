import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { CONTENT_MAX, POLICIES, type Policy } from '@uruhu/contract/rules/content';
import type { AdminPolicy, ListedContent } from '@uruhu/contract/staff/content';
import { useFormContext, useWatch } from 'react-hook-form';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { queryClient } from '#admin/api/query-client.ts';
import { createRecord, useList, useRecord } from '#admin/api/records.ts';
import { RecordBadges } from '#admin/content/publication.tsx';
import type { Fields } from '#admin/forms/compare-records.ts';
import { CreatePage } from '#admin/forms/create-page.tsx';
import { EditPage } from '#admin/forms/edit-page.tsx';
import { FIELD_LABELS } from '#admin/forms/field-labels.ts';
import { SelectInput } from '#admin/forms/inputs/select-input.tsx';
import { TimeInput } from '#admin/forms/inputs/time-input.tsx';
import { RecordForm } from '#admin/forms/record-form.tsx';
import { RichTextInput } from '#admin/forms/rich-text/rich-text.tsx';
import { TranslationsLink } from '#admin/forms/translations-link.tsx';
import { RecordHistory } from '#admin/history/record-history.tsx';
import { formatTime } from '#admin/lib/format.ts';
import { COLOURS } from '#admin/theme.ts';
import { FailedPage } from '#admin/ui/failed-page.tsx';
import { ChoiceFilter } from '#admin/ui/list/list-filters.tsx';
import { ListPage } from '#admin/ui/list/list-page.tsx';
import { useCurrentList } from '#admin/ui/list/list-provider.tsx';
import type { Column } from '#admin/ui/list/list-rows.tsx';
import { PageTitle } from '#admin/ui/page-title.tsx';
import { ShopLink } from '#admin/ui/shop-link.tsx';

type Row = AdminPolicy & { id: string };

const NAMES: Readonly<Record<Policy, string>> = {
  terms: 'Terms and conditions',
  privacy: 'Privacy policy',
  refund: 'Refund policy',
  legal: 'Legal notice',
};
const READ_ONLY_TEXT = {
  border: `1px solid ${COLOURS.line}`,
  borderRadius: 1,
  bgcolor: COLOURS.surface,
  p: 2,
  maxWidth: 760,
  overflowWrap: 'anywhere',
  '& a': { color: COLOURS.celadon },
  '& > :first-of-type': { mt: 0 },
  '& > :last-child': { mb: 0 },
} as const;
const LABELS = FIELD_LABELS.policies;

const COLUMNS: readonly Column<ListedContent<Row>>[] = [
  { label: 'Policy', render: ({ policy }) => NAMES[policy] },
  { label: 'Applies from', render: ({ starts_at }) => formatTime(starts_at) },
  { label: 'State', render: (row) => <RecordBadges record={row} /> },
];

/** Leads to the form of a new text for the policy by which the list is filtered. */
const WriteButton = () => {
  const { policy } = useCurrentList().filter;
  return (
    <Button component={Link} to={`/policies/create${policy ? `?policy=${policy}` : ''}`} variant="contained">
      Write a new text
    </Button>
  );
};

export const PolicyList = () => (
  <ListPage
    resource="policies"
    title="Policies"
    help="Each policy has one text at a time. A new text replaces the one before at its time; the old ones stay here, so that you can see what applied when."
    columns={COLUMNS}
    getPath={({ id }) => `/policies/${id}`}
    filters={<ChoiceFilter field="policy" label="Policy" choices={NAMES} />}
    actions={<WriteButton />}
    empty={{
      title: 'No policies yet',
      text: 'Shoppers look for terms, privacy and refunds before they pay. Write each in your own plain words.',
    }}
  />
);

const PolicyTextInput = () => (
  <RichTextInput source="html" label={LABELS.html} isLong help="It looks like this on the page of the policy." />
);
const StartTimeInput = () => <TimeInput source="starts_at" label={LABELS.starts_at} help="Kigali time. Empty: as soon as you save it." />;

/** `policy`: '' while none is chosen. */
const usePolicyTexts = (policy: Policy | '') =>
  useList('policies', { perPage: CONTENT_MAX, filter: { policy } }, { enabled: policy !== '' }).data ?? [];

/** Says which texts of the policy are planned, so that a second one is not written by mistake. */
const PlannedTexts = ({ policy }: { policy: Policy | '' }) =>
  usePolicyTexts(policy)
    .filter(({ state }) => state === 'scheduled')
    .map(({ id, starts_at }) => (
      <Alert key={id} severity="info">
        Another text is planned:{' '}
        <MuiLink component={Link} to={`/policies/${id}`}>
          it applies from {formatTime(starts_at)}
        </MuiLink>
        .
      </Alert>
    ));

/** Says which text the new one will replace and which are planned, and lets the member begin with the present one. */
const OtherTexts = () => {
  const [policy, html] = useWatch({ name: ['policy', 'html'] }) as [Policy | '', string];
  const { setValue } = useFormContext();
  const appliedText = usePolicyTexts(policy).find(({ state }) => state === 'shown');
  const beginButton = (
    <Button onClick={() => setValue('html', appliedText?.html, { shouldDirty: true, shouldValidate: true })} sx={{ whiteSpace: 'nowrap' }}>
      Begin with it
    </Button>
  );
  return (
    <>
      {appliedText && (
        <Alert severity="info" action={html === '' ? beginButton : undefined}>
          The text that has applied since {formatTime(appliedText.starts_at)} is replaced when this one starts.
        </Alert>
      )}
      <PlannedTexts policy={policy} />
    </>
  );
};

/** The form begins with the policy that the address names, else with none, so that a staff member does not save a text under the wrong policy. */
export const PolicyCreate = () => {
  const [search] = useSearchParams();
  const policy = POLICIES.find((name) => name === search.get('policy')) ?? '';
  return (
    <CreatePage resource="policies" title="Write a policy" defaults={{ policy, html: '', starts_at: null }} isWide>
      <SelectInput source="policy" label={LABELS.policy} choices={POLICIES.map((id) => ({ id, name: NAMES[id] }))} required />
      <OtherTexts />
      <PolicyTextInput />
      <StartTimeInput />
    </CreatePage>
  );
};

/** A text that does not apply yet can be changed and deleted. Once shoppers have read a text, it stays as it was. */
const PlannedPolicy = () => (
  <EditPage
    resource="policies"
    getTitle={({ policy }) => NAMES[policy]}
    isWide
    deletion={{
      label: 'Delete this text',
      explanation: 'It will not come to apply; the text before it goes on. This cannot be undone.',
    }}
  >
    <PolicyTextInput />
    <StartTimeInput />
  </EditPage>
);

/** The text that applies now. A changed text is saved as a new one, which replaces the present one when it starts to apply. */
const AppliedPolicy = ({ text }: { text: Row }) => {
  const navigate = useNavigate();
  async function save({ html = text.html, starts_at = null }: Fields, { policy, policy_id }: Fields) {
    const data = { policy, html, starts_at, replaces: policy_id };
    return (await createRecord('policies', data)) as Fields & Row;
  }
  function openNewText({ id }: Row) {
    void queryClient.invalidateQueries({ queryKey: ['policies'] });
    navigate(`/policies/${id}`, { replace: true });
  }
  return (
    <RecordForm
      record={text}
      // The new text starts at another time.
      toFields={(record) => ({ ...record, starts_at: null })}
      save={save}
      onSaved={openNewText}
      saveLabel="Save as a new text"
      labels={LABELS}
      isWide
    >
      <Alert severity="info">
        This text has applied since {formatTime(text.starts_at)} and stays readable. What you change becomes a new text.
      </Alert>
      <PlannedTexts policy={text.policy} />
      <PolicyTextInput />
      <StartTimeInput />
    </RecordForm>
  );
};

const EndedPolicy = ({ text }: { text: Row }) => (
  <>
    <Alert severity="info">This text applied from {formatTime(text.starts_at)} until the next one took its place.</Alert>
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server has cleaned it by its allow-list */}
    <Box sx={READ_ONLY_TEXT} dangerouslySetInnerHTML={{ __html: text.html }} />
  </>
);

export const PolicyEdit = () => {
  const { id = '' } = useParams();
  const { data, error, refetch } = useRecord('policies', id);
  if (error) return <FailedPage error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  if (data.state === 'scheduled') return <PlannedPolicy />;
  return (
    <>
      <PageTitle title={NAMES[data.policy]} />
      <Stack spacing={3} key={id}>
        {data.state === 'shown' && (
          <Box>
            <ShopLink path={`/${data.policy}`} />
            <TranslationsLink kind="policies" id={id} />
          </Box>
        )}
        {data.state === 'shown' ? <AppliedPolicy text={data} /> : <EndedPolicy text={data} />}
        <RecordHistory kind="policies" id={id} />
      </Stack>
    </>
  );
};
