import Button from '@mui/material/Button';
import { TARGET_LANGUAGES, type TranslatedPageKind } from '@uruhu/contract/staff/translatable';
import { Link } from 'react-router';
import { usePageAccess } from '#admin/account/permissions/page-access.ts';
import { useList } from '#admin/api/records.ts';
import { formatTranslationPath } from '#admin/lib/translation-path.ts';

/** Leads from the form of a record to its texts in other languages, and says how many are missing or outdated. */
export const TranslationsLink = ({ kind, id }: { kind: TranslatedPageKind; id: string }) => {
  const isAllowed = usePageAccess().mayOpen('/translations');
  const { data } = useList('translations', { filter: { kind, record_id: id } }, { enabled: isAllowed });
  // A record without an English text has nothing to be translated.
  if (!isAllowed || !data || data.length === 0) return null;
  const open = data.filter(({ missing, outdated }) => missing + outdated > 0);
  const count = open.reduce((sum, { missing, outdated }) => sum + missing + outdated, 0);
  const language = open[0]?.language ?? TARGET_LANGUAGES[0] ?? 'fr';
  return (
    <Button component={Link} to={formatTranslationPath({ kind, record_id: id, language })}>
      {count === 0 ? 'Translations' : `Translations (${count} to do)`}
    </Button>
  );
};
