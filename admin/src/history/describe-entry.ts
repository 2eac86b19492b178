/** Entries of the audit log as sentences: 'Aline changed price of Toner from 12,000 RWF to 10,000 RWF'. */
import { formatRwf } from '@uruhu/contract/rules/money';
import type { AuditEntry } from '@uruhu/contract/staff/audit';
import { formatTime } from '#admin/lib/format.ts';
import { describeField, describeNoun, nameRecord } from './nouns.ts';

type Change = AuditEntry['changes'][string];
/** `thing`: what stands in the sentence as a link to the record. */
export type Sentence = { actor: string; before: string; thing: string; after: string };

/** Longer values stand in the list of changed fields, not in the sentence. */
const SHORT = 60;

export function describeValue(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return field.endsWith('_rwf') ? formatRwf(value) : value.toLocaleString('en');
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join(', ') || 'nothing';
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value);
  return field.endsWith('_at') && !Number.isNaN(Date.parse(text)) ? formatTime(text) : text;
}

/** 'from 12,000 RWF to 10,000 RWF'; '' for a hidden value, or one that is too long for a sentence. */
function describeFromTo(field: string, { from, to, hidden }: Change): string {
  if (hidden) return '';
  const [before, after] = [describeValue(field, from), describeValue(field, to)];
  return before.length + after.length > 2 * SHORT ? '' : `from ${before} to ${after}`;
}

/** Whether the changed columns are exactly these. */
const changesOnly = ({ changes }: AuditEntry, ...fields: string[]) => Object.keys(changes).toSorted().join() === fields.toSorted().join();

type Special = { when: (entry: AuditEntry) => boolean; before: string; after?: string | ((entry: AuditEntry) => string) };

/** What has a plainer sentence than its columns. The first that fits counts. */
const SPECIALS: Readonly<Record<string, readonly Special[]>> = {
  staff: [
    { when: ({ action }) => action === 'insert', before: 'invited or added' },
    { when: ({ changes }) => 'username' in changes && 'password_hash' in changes, before: 'accepted the invitation of' },
    { when: (entry) => changesOnly(entry, 'password_hash'), before: 'changed the password of' },
    { when: (entry) => changesOnly(entry, 'disabled_at') && entry.changes.disabled_at?.to != null, before: 'disabled' },
    { when: (entry) => changesOnly(entry, 'disabled_at'), before: 'enabled' },
  ],
  'staff-totp': [
    { when: ({ action }) => action === 'insert', before: 'began to set up the codes of' },
    { when: ({ action }) => action === 'delete', before: 'ended the codes of' },
    { when: ({ changes }) => 'confirmed_at' in changes, before: 'set up the codes of' },
    { when: (entry) => changesOnly(entry, 'secret'), before: 'began again to set up the codes of' },
    { when: () => true, before: 'used a recovery code of' },
  ],
  'clock-jumps': [{ when: () => true, before: 'accepted the', after: '' }],
  orders: [
    {
      when: (entry) => changesOnly(entry, 'problem'),
      before: 'resolved the problem of',
      after: ({ changes }) => `: ${String(changes.problem?.from).replaceAll('_', ' ')}`,
    },
  ],
};

const VERBS = { insert: 'added', update: 'changed', delete: 'removed' } as const;

function describeUpdate(entry: AuditEntry): { before: string; after: string } {
  const [first, ...others] = Object.entries(entry.changes);
  if (!first || others.length > 0) return { before: VERBS[entry.action], after: '' };
  const [field, change] = first;
  return { before: `changed ${describeField(field)} of`, after: ` ${describeFromTo(field, change)}`.trimEnd() };
}

export function describeEntry(entry: AuditEntry): Sentence {
  const { noun, record_id, record, action } = entry;
  const name = nameRecord(noun, record_id, record);
  const special = SPECIALS[noun]?.find(({ when }) => when(entry));
  const isOfMember = special !== undefined && noun.startsWith('staff');
  const thing = isOfMember ? name : [describeNoun(noun), name].filter(Boolean).join(' ');
  const actor = entry.staff ?? (entry.staff_id ? 'A staff member' : 'The shop itself');
  if (special) {
    const { before, after = '' } = special;
    return { actor, before, thing, after: typeof after === 'string' ? after : after(entry) };
  }
  return { actor, thing, ...(action === 'update' ? describeUpdate(entry) : { before: VERBS[action], after: '' }) };
}

/** Whether the fields stand below the sentence: it does not say them itself. */
export function hasFieldList(entry: AuditEntry): boolean {
  const fields = Object.entries(entry.changes);
  if (SPECIALS[entry.noun]?.some(({ when }) => when(entry))) return entry.action === 'insert' && entry.noun === 'staff';
  const [first] = fields;
  if (entry.action !== 'update' || fields.length !== 1 || !first) return fields.length > 0;
  return describeFromTo(...first) === '' && !first[1].hidden;
}
