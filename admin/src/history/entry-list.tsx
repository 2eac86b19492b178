import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import type { AuditEntry } from '@uruhu/contract/staff/audit/audit';
import { Link } from 'react-router';
import { usePageAccess } from '#admin/account/permissions/page-access.ts';
import { formatTime } from '#admin/lib/format.ts';
import { describeEntry, listFields } from './describe-entry.ts';
import { findRecordPath } from './record-kinds.ts';

const ROW = { py: 1.25, borderBottom: 1, borderColor: 'divider' } as const;
const FIELDS = { m: 0, mt: 0.5, pl: 2, display: 'grid', gap: 0.25, '& dd': { m: 0, overflowWrap: 'anywhere' } } as const;
const VALUE = { display: 'inline', whiteSpace: 'pre-wrap' } as const;

/** Entries of the audit log, each as a sentence. `isOnRecordPage`: the list is on the page of its record, so only the sentences about its translations have links. */
export const EntryList = ({ entries, isOnRecordPage = false }: { entries: readonly AuditEntry[]; isOnRecordPage?: boolean }) => (
  <Box component="ol" aria-label="Changes" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {entries.map((entry) => (
      <Box component="li" key={entry.audit_id} sx={ROW}>
        <EntrySentence entry={entry} isOnRecordPage={isOnRecordPage} />
        <Box component="span" sx={{ color: 'text.secondary', ml: 1, whiteSpace: 'nowrap' }}>
          <time dateTime={entry.created_at}>{formatTime(entry.created_at)}</time>
        </Box>
        <ChangedFields fields={listFields(entry)} />
      </Box>
    ))}
  </Box>
);

/** The path of the record's page, if the record has a page and this member may open it. */
function useRecordPath({ noun, record_id, action }: AuditEntry): string | null {
  const { mayOpen } = usePageAccess();
  const path = action === 'delete' ? null : findRecordPath(noun, record_id);
  const [pathname = ''] = path?.split('?') ?? [];
  return path && mayOpen(pathname) ? path : null;
}

const EntrySentence = ({ entry, isOnRecordPage }: { entry: AuditEntry; isOnRecordPage: boolean }) => {
  const { actor, textBefore, recordText, textAfter } = describeEntry(entry);
  const path = useRecordPath(entry);
  return (
    <span>
      <strong>{actor}</strong> {textBefore}{' '}
      {path && (!isOnRecordPage || entry.noun === 'translations') ? (
        <MuiLink component={Link} to={path}>
          {recordText}
        </MuiLink>
      ) : (
        recordText
      )}
      {textAfter}
    </span>
  );
};

/** Entries with more fields, such as a new product, or with longer texts, such as a policy, show them only on demand. */
const SHOWN_AT_ONCE_MAX = { fields: 6, characters: 400 };

const ChangedFields = ({ fields }: { fields: readonly [name: string, text: string][] }) => {
  if (fields.length === 0) return null;
  const characters = fields.reduce((sum, [, text]) => sum + text.length, 0);
  if (fields.length <= SHOWN_AT_ONCE_MAX.fields && characters <= SHOWN_AT_ONCE_MAX.characters) return <FieldList fields={fields} />;
  return (
    <details>
      <Box component="summary" sx={{ minHeight: 44, display: 'flex', alignItems: 'center', cursor: 'pointer', color: 'primary.main' }}>
        {fields.length === 1 ? `Show ${fields[0]?.[0]}` : `Show ${fields.length} fields`}
      </Box>
      <FieldList fields={fields} />
    </details>
  );
};

const FieldList = ({ fields }: { fields: readonly [name: string, text: string][] }) => (
  <Box component="dl" sx={FIELDS}>
    {fields.map(([name, text]) => (
      <div key={name}>
        <Box component="dt" sx={{ display: 'inline', color: 'text.secondary' }}>
          {name}:{' '}
        </Box>
        <Box component="dd" sx={VALUE}>
          {text}
        </Box>
      </div>
    ))}
  </Box>
);
