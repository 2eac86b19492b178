import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  LANGUAGE_NAMES,
  mayTranslate,
  TARGET_LANGUAGES,
  type TargetLanguage,
  type TranslatedKind,
} from '@uruhu/contract/staff/translatable';
import type { TranslatedRecord, TranslatedText } from '@uruhu/contract/staff/translations';
import { Link, useParams, useSearchParams } from 'react-router';
import { useStaffSession } from '#admin/api/staff-session.ts';
import { FieldGroup } from '#admin/forms/field-group.tsx';
import { RecordForm } from '#admin/forms/record-form.tsx';
import { RecordHistory } from '#admin/history/record-history.tsx';
import { findRecordPath } from '#admin/history/record-kinds.ts';
import { parseTranslationPath } from '#admin/lib/translation-path.ts';
import { Empty } from '#admin/ui/empty.tsx';
import { FailedPage } from '#admin/ui/failed-page.tsx';
import { PageTitle } from '#admin/ui/page-title.tsx';
import { Panel } from '#admin/ui/panel.tsx';
import { PageSkeleton } from '#admin/ui/skeleton.tsx';
import { describeKindOf, describeTitle } from './describe-record.ts';
import { TextRow } from './text-row.tsx';
import { buildLabels, countOpenTexts, toFormFields } from './translation-fields.ts';
import { useTranslatedRecord } from './use-translated-record.ts';

/** The query parameter that says which languages the page shows, where not that of its path. */
const SHOWN = 'language';
const ALL = 'all';

/** The languages that the page shows beside English: one, or on a wide screen all. The choice is in the query, so no unsaved text is lost. */
function useShownLanguages(first: TargetLanguage) {
  const [search, setSearch] = useSearchParams();
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'));
  const chosen = search.get(SHOWN) ?? first;
  const language = TARGET_LANGUAGES.find((known) => known === chosen);
  const showsAll = isWide && chosen === ALL;
  return {
    isWide,
    tab: showsAll ? ALL : (language ?? first),
    languages: showsAll ? TARGET_LANGUAGES : [language ?? first],
    show: (tab: string) => setSearch({ [SHOWN]: tab }, { replace: true }),
  };
}

const describeOpen = (count: number): string => (count === 0 ? '' : ` (${count} to do)`);

/** The name of a language with the number of its missing and outdated texts, which is short on a phone. */
const LanguageLabel = ({ language, count }: { language: TargetLanguage; count: number }) => (
  <span>
    {LANGUAGE_NAMES[language]}
    <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
      {describeOpen(count)}
    </Box>
    <Box component="span" sx={{ display: { sm: 'none' } }}>
      {count > 0 && ` (${count})`}
    </Box>
  </span>
);

type LanguageTabsProps = { record: TranslatedRecord; tab: string; hasAll: boolean; onShow: (tab: string) => void };

const LanguageTabs = ({ record, tab, hasAll, onShow }: LanguageTabsProps) => (
  <Tabs value={tab} onChange={(_, chosen: string) => onShow(chosen)} aria-label="Language" variant="scrollable" allowScrollButtonsMobile>
    {TARGET_LANGUAGES.map((language) => (
      <Tab
        key={language}
        value={language}
        aria-label={LANGUAGE_NAMES[language] + describeOpen(countOpenTexts(record, language))}
        label={<LanguageLabel language={language} count={countOpenTexts(record, language)} />}
      />
    ))}
    {hasAll && <Tab value={ALL} label="Side by side" />}
  </Tabs>
);

const PANELS: readonly { title: string; kinds: readonly TranslatedKind[] }[] = [
  { title: 'Options', kinds: ['product-options'] },
  { title: 'Sizes', kinds: ['product-sizes'] },
];

/** The texts in panels: those of the record itself, its options and its sizes. */
function groupTexts({ kind, texts }: TranslatedRecord): { title: string; texts: TranslatedText[] }[] {
  const own = { title: describeKindOf(kind), texts: texts.filter((text) => text.part === null) };
  const parts = PANELS.map(({ title, kinds }) => ({ title, texts: texts.filter((text) => kinds.includes(text.kind)) }));
  return [own, ...parts].filter((group) => group.texts.length > 0);
}

export const TranslationPage = () => {
  const { id = '' } = useParams();
  const page = parseTranslationPath(id);
  if (!page)
    return (
      <>
        <PageTitle title="Translations" />
        <Empty
          title="There is no such page"
          action={
            <Button component={Link} to="/translations">
              All translations
            </Button>
          }
        >
          The address names no text in a language of the shop.
        </Empty>
      </>
    );
  return <LoadedPage {...page} />;
};

type PageProps = { kind: TranslatedKind; record_id: string; language: TargetLanguage };

const LoadedPage = ({ kind, record_id, language }: PageProps) => {
  const { data, error, refetch, save } = useTranslatedRecord(kind, record_id);
  const { tab, languages, isWide, show } = useShownLanguages(language);
  const role = useStaffSession().session?.staff.role;
  if (error) return <FailedPage error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton title={undefined} />;
  const isReadOnly = !role || !mayTranslate(role, data.kind);
  const recordPath = findRecordPath(data.kind, data.record_id);
  return (
    <>
      <PageTitle title={`Translate: ${describeTitle(data.kind, data.title)}`} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mb: 2 }}>
        <LanguageTabs record={data} tab={tab} hasAll={isWide} onShow={show} />
        <Box sx={{ flex: 1 }} />
        {recordPath && (
          <Button component={Link} to={recordPath}>
            Open the English
          </Button>
        )}
      </Stack>
      <Stack spacing={3}>
        <RecordForm
          key={`${data.kind}/${data.record_id}`}
          record={data}
          save={save}
          toFields={(record) => toFormFields(record as TranslatedRecord)}
          labels={buildLabels(data)}
          isReadOnly={isReadOnly}
          isWide
        >
          <FieldGroup isReadOnly={isReadOnly} sx={{ display: 'grid', gap: 2 }}>
            {groupTexts(data).map(({ title, texts }) => (
              <Panel key={title} title={title}>
                {texts.map((text) => (
                  <TextRow key={`${text.kind}/${text.record_id}/${text.field}`} text={text} languages={languages} />
                ))}
              </Panel>
            ))}
          </FieldGroup>
        </RecordForm>
        <RecordHistory kind={data.kind} id={data.record_id} />
      </Stack>
    </>
  );
};
