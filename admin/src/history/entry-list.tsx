import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import type { AuditEntry } from '@uruhu/contract/staff/audit';
import { Link } from 'react-router';
import { formatTime } from '#admin/lib/format.ts';
import { describeEntry, describeValue, hasFieldList } from './describe-entry.ts';
import { describeField, findRecordPath } from './nouns.ts';

const ROW = { py: 1.25, borderBottom: 1, borderColor: 'divider' } as const;
const FIELDS = { m: 0, mt: 0.5, pl: 2, display: 'grid', gap: 0.25, '& dd': { m: 0, overflowWrap: 'anywhere' } } as const;
const VALUE = { whiteSpace: 'pre-wrap', maxHeight: 120, overflow: 'auto' } as const;

/** Entries of the audit log, each as a sentence. `isOfRecord`: they stand on the page of their record, so none links to it. */
export const EntryList = ({ entries, isOfRecord = false }: { entries: readonly AuditEntry[]; isOfRecord?: boolean }) => (
  <Box component="ol" aria-label="Changes" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {entries.map((entry) => (
      <Box component="li" key={entry.audit_id} sx={ROW}>
        <EntrySentence entry={entry} isOfRecord={isOfRecord} />
        <Box component="span" sx={{ color: 'text.secondary', ml: 1, whiteSpace: 'nowrap' }}>
          <time dateTime={entry.created_at}>{formatTime(entry.created_at)}</time>
        </Box>
        {hasFieldList(entry) && <ChangedFields changes={entry.changes} />}
      </Box>
    ))}
  </Box>
);

const EntrySentence = ({ entry, isOfRecord }: { entry: AuditEntry; isOfRecord: boolean }) => {
  const { actor, before, thing, after } = describeEntry(entry);
  const path = isOfRecord || entry.action === 'delete' ? null : findRecordPath(entry.noun, entry.record_id);
  return (
    <span>
      <strong>{actor}</strong> {before}{' '}
      {path ? (
        <MuiLink component={Link} to={path}>
          {thing}
        </MuiLink>
      ) : (
        thing
      )}
      {after}
    </span>
  );
};

const ChangedFields = ({ changes }: { changes: AuditEntry['changes'] }) => (
  <Box component="dl" sx={FIELDS}>
    {Object.entries(changes).map(([field, { from, to, hidden }]) => (
      <div key={field}>
        <Box component="dt" sx={{ display: 'inline', color: 'text.secondary' }}>
          {describeField(field)}:{' '}
        </Box>
        <Box component="dd" sx={{ ...VALUE, display: 'inline' }}>
          {hidden ? 'changed, not shown' : `${describeValue(field, from)} → ${describeValue(field, to)}`}
        </Box>
      </div>
    ))}
  </Box>
);
