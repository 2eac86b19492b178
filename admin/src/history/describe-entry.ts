/** Entries of the audit log as sentences: 'Aline changed price of Toner from 12,000 RWF to 10,000 RWF'. */
import { toPlainText } from '@uruhu/contract/rules/plain-text';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import type { AuditEntry } from '@uruhu/contract/staff/audit';
import { formatTime } from '#admin/lib/format.ts';
import { describeField, describeRecord, hasHtml, hasPictures, isIdentifying, labelField, nameRecord, toWords } from './record-kinds.ts';
import { findValueLabel } from './value-labels.ts';

type Change = AuditEntry['changes'][string];
/** The parts of a sentence in their order. `recordText`: the name of the record, which the page shows as a link. */
export type Sentence = { actor: string; before: string; recordText: string; after: string };

/** The old and the new value together. If they are longer, the list of changed fields shows them, and the sentence does not. */
const SENTENCE_VALUES_LENGTH_MAX = 120;

/** Fields that hold the id of another record, which is made of its name: 'sun-care'. */
const ID_FIELDS = ['brand_id', 'category_id', 'parent_id'];

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

const isFilled = (value: unknown): boolean => value != null && value !== '';

/** Unlike `isFilled`, this counts a list without items as empty. */
const isEmpty = (value: unknown): boolean => !isFilled(value) || (Array.isArray(value) && value.length === 0);

/** Describes one item of a list, such as a section of a product's texts, by its filled parts. */
const describeItem = (kind: string, field: string, item: unknown): string =>
  Object.values(Object(item))
    .filter(isFilled)
    .map((part) => describeValue(kind, field, part))
    .join(': ');

const describePictureCount = (count: number): string => (count === 0 ? 'nothing' : `${count} pictures`);

function describeNumber(field: string, value: number): string {
  if (field.endsWith('_rwf') || field === 'total_from') return formatRwf(value);
  return `${value.toLocaleString('en')}${field.endsWith('_g') ? ' g' : ''}`;
}

export function describeValue(kind: string, field: string, value: unknown): string {
  if (!isFilled(value)) return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (hasPictures(field)) return Array.isArray(value) && value.length !== 1 ? describePictureCount(value.length) : 'a picture';
  if (typeof value === 'number') return describeNumber(field, value);
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) {
    return value.map((item) => findValueLabel(kind, field, String(item)) ?? item).join(', ') || 'nothing';
  }
  if (Array.isArray(value)) return value.map((item) => describeItem(kind, field, item)).join('\n');
  if (typeof value === 'object') return describeItem(kind, field, value) || 'nothing';
  const text = String(value);
  if (hasHtml(kind, field)) return toPlainText(text);
  if (ID_FIELDS.includes(field)) return toWords(text);
  if (TIME.test(text) && !Number.isNaN(Date.parse(text))) return formatTime(text);
  return findValueLabel(kind, field, text) ?? text;
}

/** 'from 12,000 RWF to 10,000 RWF', 'to 10,000 RWF' if there was no value; '' if a value is hidden, or too long for a sentence. */
function describeFromTo(kind: string, field: string, { from, to, hidden }: Change): string {
  if (hidden) return '';
  const [fromText, toText] = [describeValue(kind, field, from), describeValue(kind, field, to)];
  if (fromText === toText) return '';
  if (fromText.length + toText.length > SENTENCE_VALUES_LENGTH_MAX) return '';
  return isEmpty(from) ? `to ${toText}` : `from ${fromText} to ${toText}`;
}

/** Whether the changed columns are exactly these. */
const changesOnly = ({ changes }: AuditEntry, ...fields: string[]) => Object.keys(changes).toSorted().join() === fields.toSorted().join();

/** A sentence for certain entries. `aboutSelf`: what follows the actor where a member changed her own account. */
type SpecialSentence = {
  appliesTo: (entry: AuditEntry) => boolean;
  before: string;
  aboutSelf?: string;
  after?: string | ((entry: AuditEntry) => string);
};

/** Entries that have a plainer sentence than 'changed <column> of'. The first entry of this list that applies is used. */
const SPECIAL_SENTENCES: Readonly<Record<string, readonly SpecialSentence[]>> = {
  staff: [
    { appliesTo: ({ action, staff_id }) => action === 'insert' && staff_id !== null, before: 'invited' },
    {
      appliesTo: ({ action, changes }) => action === 'update' && 'username' in changes && 'password_hash' in changes,
      before: 'accepted the invitation of',
      aboutSelf: 'accepted her invitation',
    },
    { appliesTo: (entry) => changesOnly(entry, 'password_hash'), before: 'changed the password of', aboutSelf: 'changed her password' },
    { appliesTo: (entry) => changesOnly(entry, 'disabled_at') && entry.changes.disabled_at?.to != null, before: 'disabled' },
    { appliesTo: (entry) => changesOnly(entry, 'disabled_at'), before: 'enabled' },
  ],
  'staff-invitations': [{ appliesTo: () => true, before: 'sent a link by mail to' }],
  'staff-totp': [
    { appliesTo: ({ action }) => action === 'insert', before: 'began to set up the codes of', aboutSelf: 'began to set up her codes' },
    { appliesTo: ({ action }) => action === 'delete', before: 'ended the codes of', aboutSelf: 'ended her codes' },
    { appliesTo: ({ changes }) => 'confirmed_at' in changes, before: 'set up the codes of', aboutSelf: 'set up her codes' },
    {
      appliesTo: (entry) => changesOnly(entry, 'secret'),
      before: 'began again to set up the codes of',
      aboutSelf: 'began again to set up her codes',
    },
    { appliesTo: () => true, before: 'used a recovery code of', aboutSelf: 'used a recovery code' },
  ],
  'staff-sessions': [
    { appliesTo: ({ changes }) => 'session_id' in changes, before: 'ended a session of' },
    { appliesTo: () => true, before: 'ended the sessions of' },
  ],
  'product-exports': [{ appliesTo: () => true, before: 'exported' }],
  'product-imports': [
    { appliesTo: ({ changes }) => changes.state?.to === 'importing', before: 'started an' },
    { appliesTo: () => true, before: 'cancelled an' },
  ],
  pictures: [
    { appliesTo: ({ changes }) => 'cropped_from' in changes, before: 'cut a' },
    { appliesTo: () => true, before: 'uploaded a' },
  ],
  'coupon-batches': [{ appliesTo: (entry) => changesOnly(entry, 'exported'), before: 'downloaded the codes of' }],
  'order-exports': [{ appliesTo: () => true, before: 'exported', after: '' }],
  customers: [
    { appliesTo: ({ action }) => action === 'delete', before: 'erased' },
    { appliesTo: (entry) => changesOnly(entry, 'exported'), before: 'exported the data of' },
    { appliesTo: (entry) => changesOnly(entry, 'note'), before: 'wrote a note about' },
    { appliesTo: (entry) => changesOnly(entry, 'blocked_at') && entry.changes.blocked_at?.to != null, before: 'blocked' },
    { appliesTo: (entry) => changesOnly(entry, 'blocked_at'), before: 'unblocked' },
  ],
  mails: [
    { appliesTo: () => true, before: 'sent again', after: ({ changes }) => `: ${describeValue('mails', 'resent', changes.resent?.to)}` },
  ],
  'contact-messages': [
    { appliesTo: (entry) => changesOnly(entry, 'mail_again'), before: 'sent again the answer to' },
    { appliesTo: (entry) => changesOnly(entry, 'sent'), before: 'answered' },
    { appliesTo: (entry) => changesOnly(entry, 'received'), before: 'noted what the sender wrote to' },
  ],
  'clock-jumps': [{ appliesTo: () => true, before: 'accepted the', after: '' }],
  orders: [
    { appliesTo: (entry) => changesOnly(entry, 'customer'), before: 'erased the customer of' },
    { appliesTo: (entry) => changesOnly(entry, 'mail_again'), before: 'sent a mail again of' },
    {
      appliesTo: (entry) => changesOnly(entry, 'problem'),
      before: 'resolved the problem of',
      after: ({ changes }) => `: ${describeValue('orders', 'problem', changes.problem?.from)}`,
    },
    { appliesTo: ({ changes }) => changes.status?.to === 'ordered', before: 'typed in' },
    { appliesTo: ({ changes }) => changes.status?.to === 'cancelled', before: 'cancelled' },
    {
      appliesTo: ({ changes }) => changes.payment_state !== undefined && isEmpty(changes.payment_state.from),
      before: 'noted a payment of',
    },
    { appliesTo: ({ changes }) => changes.payment_state?.to === 'succeeded', before: 'confirmed a payment of' },
    { appliesTo: ({ changes }) => changes.payment_state?.to === 'rejected', before: 'rejected a payment of' },
    { appliesTo: ({ changes }) => changes.payment_state?.to === 'refunded', before: 'refunded a payment of' },
  ],
};

const VERBS = { insert: 'added', update: 'changed', delete: 'removed' } as const;

/** The changed fields that the entry shows. */
const listShownChanges = ({ noun, changes }: AuditEntry): [field: string, change: Change][] =>
  Object.entries(changes).filter(([field]) => !isIdentifying(noun, field));

function describeUpdate(entry: AuditEntry): { before: string; after: string } {
  const [firstChange, ...otherChanges] = listShownChanges(entry);
  if (!firstChange || otherChanges.length > 0) return { before: VERBS[entry.action], after: '' };
  const [field, change] = firstChange;
  const after = describeFromTo(entry.noun, field, change);
  const verb = after !== '' && isEmpty(change.from) ? 'set' : 'changed';
  return { before: `${verb} ${describeField(entry.noun, field)} of`, after: after && ` ${after}` };
}

export function describeEntry(entry: AuditEntry): Sentence {
  const { noun, record_id, record, action } = entry;
  const name = nameRecord(noun, record_id, record);
  const specialSentence = SPECIAL_SENTENCES[noun]?.find(({ appliesTo }) => appliesTo(entry));
  const isAboutMember = specialSentence !== undefined && noun.startsWith('staff');
  const recordText = isAboutMember ? name : describeRecord(noun, record_id, record);
  const actor = entry.staff ?? (entry.staff_id ? 'A staff member' : 'The shop itself');
  if (specialSentence?.aboutSelf && entry.staff_id === record_id)
    return { actor, before: specialSentence.aboutSelf, recordText: '', after: '' };
  if (specialSentence) {
    const { before, after = '' } = specialSentence;
    return { actor, before, recordText, after: typeof after === 'string' ? after : after(entry) };
  }
  const { before, after } = action === 'update' ? describeUpdate(entry) : { before: VERBS[action], after: '' };
  return { actor, before, recordText, after };
}

/** Both values have the same words, so only their HTML, or their file, differs. */
const ONLY_FORM_CHANGED = 'only links or the form of the text changed';

/** Lists the changed fields that the sentence does not name, for the list below it: the name of each and its change in words. */
export function listFields(entry: AuditEntry): [name: string, text: string][] {
  const { noun, action } = entry;
  const isInSentence = action === 'update' ? describeUpdate(entry).after !== '' : false;
  // A special sentence says all about a change, but not which values a new record has, such as the filter of an export.
  const isSpecialUpdate = SPECIAL_SENTENCES[noun]?.some(({ appliesTo }) => appliesTo(entry)) && action !== 'insert';
  if (isInSentence || isSpecialUpdate) return [];
  return listShownChanges(entry).flatMap(([field, change]) => {
    const text = describeChange(noun, field, change, action);
    return text === '' ? [] : [[labelField(noun, field), text]];
  });
}

/** Describes a change in words. A new or removed record has only one value for each field; an empty one is left out. */
function describeChange(kind: string, field: string, { from, to, hidden }: Change, action: AuditEntry['action']): string {
  if (hidden) return action === 'update' ? 'changed, not shown' : '';
  const [fromText, toText] = [describeValue(kind, field, from), describeValue(kind, field, to)];
  // A field with equal values only says which part of the record was changed.
  if (JSON.stringify(from) === JSON.stringify(to)) return isEmpty(to) ? '' : toText;
  if (action === 'update' && fromText === toText && hasHtml(kind, field)) return ONLY_FORM_CHANGED;
  if (action === 'update' && fromText === toText && hasPictures(field)) return Array.isArray(to) ? 'other pictures' : 'another picture';
  // A reason belongs to the change itself, so it has no earlier value.
  if (action === 'update') return field === 'reason' ? toText : `${fromText} → ${toText}`;
  const [value, text] = action === 'insert' ? [to, toText] : [from, fromText];
  return isEmpty(value) ? '' : text;
}
