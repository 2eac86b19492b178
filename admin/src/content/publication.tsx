import Box from '@mui/material/Box';
import { TimeInput } from '#admin/forms/inputs/time-input.tsx';
import { formatTime } from '#admin/lib/format.ts';
import { Badge, type Tone } from '#admin/ui/badge.tsx';

export type Publication = { state: 'shown' | 'scheduled' | 'ended'; starts_at: string | null; ends_at?: string | null };
/** `missing_pages`: the links of the record that lead to no page of the shop. */
export type BrokenLinks = { missing_pages?: readonly string[] };

const BADGES = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: 1,
  '& > span': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
} as const;
const TONES: Readonly<Record<Publication['state'], Tone>> = { shown: 'good', scheduled: 'waiting', ended: 'quiet' };

/** Says when shoppers see the record. */
function describePublication({ state, starts_at, ends_at = null }: Publication): string {
  if (state === 'scheduled' && starts_at) return `From ${formatTime(starts_at)}`;
  // A policy has no end: it ends when a newer text replaces it.
  if (state === 'ended') return ends_at ? `Ended ${formatTime(ends_at)}` : 'Replaced';
  return ends_at ? `Shown until ${formatTime(ends_at)}` : 'Shown';
}

const PublicationBadge = ({ publication }: { publication: Publication }) => (
  <Badge tone={TONES[publication.state]}>{describePublication(publication)}</Badge>
);

/** Says when shoppers see the record, and which of its links lead to no page. */
export const RecordBadges = ({ record }: { record: Publication & BrokenLinks }) => (
  <Box component="span" sx={BADGES}>
    <PublicationBadge publication={record} />
    {(record.missing_pages ?? []).map((path) => (
      <Badge key={path} tone="bad">{`${path} leads to no page`}</Badge>
    ))}
  </Box>
);

const TWO_COLUMNS = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;

/** The inputs for the first and the last moment at which shoppers see the record. */
export const PublicationInputs = () => (
  <Box sx={TWO_COLUMNS}>
    <TimeInput source="starts_at" label="Shown from" help="Kigali time. Empty: from now on." />
    <TimeInput source="ends_at" label="Shown until" help="Kigali time. Empty: until you delete it." />
  </Box>
);

export const SHOWN_ALWAYS = { starts_at: null, ends_at: null } as const;
