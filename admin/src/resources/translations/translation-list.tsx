import Stack from '@mui/material/Stack';
import { LANGUAGE_NAMES, mayReadTranslations, TARGET_LANGUAGES, TRANSLATED_PAGE_KINDS } from '@uruhu/contract/staff/translatable';
import type { TranslatedPage } from '@uruhu/contract/staff/translations';
import { useStaffSession } from '#admin/api/staff-session.ts';
import { formatDay } from '#admin/lib/format.ts';
import { formatTranslationPath } from '#admin/lib/translation-path.ts';
import { Badge } from '#admin/ui/badge.tsx';
import { FilterTabs } from '#admin/ui/list/filter-tabs.tsx';
import { ChoiceFilter, SearchFilter } from '#admin/ui/list/list-filters.tsx';
import { ListPage } from '#admin/ui/list/list-page.tsx';
import type { Column } from '#admin/ui/list/list-rows.tsx';
import { describeKindOf, describeTitle } from './describe-record.ts';

type Row = TranslatedPage;

const BADGES = { flexWrap: 'wrap', gap: 0.5, justifyContent: { xs: 'flex-end', sm: 'flex-start' } } as const;

const StateBadges = ({ texts, missing, outdated }: Pick<Row, 'texts' | 'missing' | 'outdated'>) => (
  <Stack direction="row" sx={BADGES}>
    {missing > 0 && <Badge tone="waiting">{missing === texts ? 'Nothing translated' : `${missing} of ${texts} missing`}</Badge>}
    {outdated > 0 && <Badge tone="bad">{`${outdated} outdated`}</Badge>}
    {missing === 0 && outdated === 0 && <Badge tone="good">Complete</Badge>}
  </Stack>
);

const COLUMNS: readonly Column<Row>[] = [
  { label: 'Title', sort: 'title', render: ({ kind, title }) => describeTitle(kind, title) },
  { label: 'Kind', render: ({ kind }) => describeKindOf(kind) },
  { label: 'Language', render: ({ language }) => LANGUAGE_NAMES[language] },
  { label: 'State', sort: 'missing', render: (row) => <StateBadges {...row} /> },
  { label: 'Last change', sort: 'updated_at', render: ({ updated_at }) => (updated_at ? formatDay(updated_at) : '-') },
];

const TABS = [
  { label: 'All', filter: {} },
  { label: 'Missing', filter: { state: 'missing' } },
  { label: 'Outdated', filter: { state: 'outdated' } },
  { label: 'Complete', filter: { state: 'complete' } },
] as const;

const Filters = () => {
  const role = useStaffSession().session?.staff.role;
  const kinds = TRANSLATED_PAGE_KINDS.filter((kind) => role && mayReadTranslations(role, kind));
  return (
    <>
      <FilterTabs label="State" tabs={TABS} />
      <SearchFilter label="Search titles" placeholder="A part of the English title" />
      <ChoiceFilter field="language" label="Language" choices={TARGET_LANGUAGES.map((id) => ({ id, name: LANGUAGE_NAMES[id] }))} />
      <ChoiceFilter field="kind" label="Kind" choices={kinds.map((id) => ({ id, name: describeKindOf(id) }))} />
    </>
  );
};

export const TranslationList = () => (
  <ListPage
    resource="translations"
    title="Translations"
    help="What shoppers read in French and Kinyarwanda. A text that is missing is shown in English. Outdated means that the English has changed since it was translated. First come the front page and the categories, then products by their sales."
    sort={{ field: 'importance', order: 'ASC' }}
    filters={<Filters />}
    columns={COLUMNS}
    getPath={formatTranslationPath}
    empty={{
      title: 'Nothing to translate yet',
      text: 'Products, categories, slides, announcements, questions and policies come here as soon as they have an English text.',
    }}
  />
);
