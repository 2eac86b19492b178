/** Entries of the audit log as sentences: 'Aline changed price of Toner from 12,000 RWF to 10,000 RWF'. */
import { toPlainText } from '@uruhu/contract/rules/plain-text';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import type { AuditEntry } from '@uruhu/contract/staff/audit/audit';
import { formatTime } from '#admin/lib/format.ts';
import { describeField, describeRecord, hasHtml, hasPictures, isIdentifying, labelField, nameRecord, toWords } from './record-kinds.ts';
import { findValueLabel } from './value-labels.ts';

type Change = AuditEntry['changes'][string];
/** The parts of a sentence in their order. `recordText`: the name of the record, which the page shows as a link between the other texts. */
export type Sentence = { actor: string; textBefore: string; recordText: string; textAfter: string };

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

function describeValue(kind: string, field: string, value: unknown): string {
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
  textBefore: string;
  aboutSelf?: string;
  textAfter?: string | ((entry: AuditEntry) => string);
};

/** Entries that have a plainer sentence than 'changed <column> of'. The first entry of this list that applies is used. */
const SPECIAL_SENTENCES: Readonly<Record<string, readonly SpecialSentence[]>> = {
  staff: [
    { appliesTo: ({ action, staff_id }) => action === 'insert' && staff_id !== null, textBefore: 'invited' },
    {
      appliesTo: ({ action, changes }) => action === 'update' && 'username' in changes && 'password_hash' in changes,
      textBefore: 'accepted the invitation of',
      aboutSelf: 'accepted her invitation',
    },
    { appliesTo: (entry) => changesOnly(entry, 'password_hash'), textBefore: 'changed the password of', aboutSelf: 'changed her password' },
    { appliesTo: (entry) => changesOnly(entry, 'disabled_at') && entry.changes.disabled_at?.to != null, textBefore: 'disabled' },
    { appliesTo: (entry) => changesOnly(entry, 'disabled_at'), textBefore: 'enabled' },
  ],
  'staff-invitations': [{ appliesTo: () => true, textBefore: 'sent a link by mail to' }],
  'staff-totp': [
    { appliesTo: ({ action }) => action === 'insert', textBefore: 'began to set up the codes of', aboutSelf: 'began to set up her codes' },
    { appliesTo: ({ action }) => action === 'delete', textBefore: 'ended the codes of', aboutSelf: 'ended her codes' },
    { appliesTo: ({ changes }) => 'confirmed_at' in changes, textBefore: 'set up the codes of', aboutSelf: 'set up her codes' },
    {
      appliesTo: (entry) => changesOnly(entry, 'secret'),
      textBefore: 'began again to set up the codes of',
      aboutSelf: 'began again to set up her codes',
    },
    { appliesTo: () => true, textBefore: 'used a recovery code of', aboutSelf: 'used a recovery code' },
  ],
  'staff-sessions': [
    { appliesTo: ({ changes }) => 'session_id' in changes, textBefore: 'ended a session of' },
    { appliesTo: () => true, textBefore: 'ended the sessions of' },
  ],
  'product-exports': [{ appliesTo: () => true, textBefore: 'exported' }],
  'product-imports': [
    { appliesTo: ({ changes }) => changes.state?.to === 'importing', textBefore: 'started an' },
    { appliesTo: () => true, textBefore: 'cancelled an' },
  ],
  pictures: [
    { appliesTo: ({ changes }) => 'cropped_from' in changes, textBefore: 'cut a' },
    { appliesTo: () => true, textBefore: 'uploaded a' },
  ],
  'coupon-batches': [{ appliesTo: (entry) => changesOnly(entry, 'exported'), textBefore: 'downloaded the codes of' }],
  'order-exports': [{ appliesTo: () => true, textBefore: 'exported', textAfter: '' }],
  customers: [
    { appliesTo: ({ action }) => action === 'delete', textBefore: 'erased' },
    { appliesTo: (entry) => changesOnly(entry, 'exported'), textBefore: 'exported the data of' },
    { appliesTo: (entry) => changesOnly(entry, 'note'), textBefore: 'wrote a note about' },
    { appliesTo: (entry) => changesOnly(entry, 'blocked_at') && entry.changes.blocked_at?.to != null, textBefore: 'blocked' },
    { appliesTo: (entry) => changesOnly(entry, 'blocked_at'), textBefore: 'unblocked' },
  ],
  mails: [
    {
      appliesTo: () => true,
      textBefore: 'sent again',
      textAfter: ({ changes }) => `: ${describeValue('mails', 'resent', changes.resent?.to)}`,
    },
  ],
  'contact-messages': [
    { appliesTo: (entry) => changesOnly(entry, 'mail_again'), textBefore: 'sent again the answer to' },
    { appliesTo: (entry) => changesOnly(entry, 'sent'), textBefore: 'answered' },
    { appliesTo: (entry) => changesOnly(entry, 'received'), textBefore: 'noted what the sender wrote to' },
  ],
  'clock-jumps': [{ appliesTo: () => true, textBefore: 'accepted the', textAfter: '' }],
  orders: [
    { appliesTo: (entry) => changesOnly(entry, 'customer'), textBefore: 'erased the customer of' },
    { appliesTo: (entry) => changesOnly(entry, 'mail_again'), textBefore: 'sent a mail again of' },
    {
      appliesTo: (entry) => changesOnly(entry, 'problem'),
      textBefore: 'resolved the problem of',
      textAfter: ({ changes }) => `: ${describeValue('orders', 'problem', changes.problem?.from)}`,
    },
    { appliesTo: ({ changes }) => changes.status?.to === 'ordered', textBefore: 'typed in' },
    { appliesTo: ({ changes }) => changes.status?.to === 'cancelled', textBefore: 'cancelled' },
    {
      appliesTo: ({ changes }) => changes.payment_state !== undefined && isEmpty(changes.payment_state.from),
      textBefore: 'noted a payment of',
    },
    { appliesTo: ({ changes }) => changes.payment_state?.to === 'succeeded', textBefore: 'confirmed a payment of' },
    { appliesTo: ({ changes }) => changes.payment_state?.to === 'rejected', textBefore: 'rejected a payment of' },
    { appliesTo: ({ changes }) => changes.payment_state?.to === 'refunded', textBefore: 'refunded a payment of' },
  ],
};

const VERBS = { insert: 'added', update: 'changed', delete: 'removed' } as const;

/** The changed fields that the entry shows. */
const listShownChanges = ({ noun, changes }: AuditEntry): [field: string, change: Change][] =>
  Object.entries(changes).filter(([field]) => !isIdentifying(noun, field));

function describeUpdate(entry: AuditEntry): { textBefore: string; textAfter: string } {
  const [firstChange, ...otherChanges] = listShownChanges(entry);
  if (!firstChange || otherChanges.length > 0) return { textBefore: VERBS[entry.action], textAfter: '' };
  const [field, change] = firstChange;
  const textAfter = describeFromTo(entry.noun, field, change);
  const verb = textAfter !== '' && isEmpty(change.from) ? 'set' : 'changed';
  // The description of a translation names its field.
  const textBefore = entry.noun === 'translations' ? verb : `${verb} ${describeField(entry.noun, field)} of`;
  return { textBefore, textAfter: textAfter && ` ${textAfter}` };
}

export function describeEntry(entry: AuditEntry): Sentence {
  const { noun, record_id, record, action } = entry;
  const name = nameRecord(noun, record_id, record);
  const specialSentence = SPECIAL_SENTENCES[noun]?.find(({ appliesTo }) => appliesTo(entry));
  const isAboutMember = specialSentence !== undefined && noun.startsWith('staff');
  const recordText = isAboutMember ? name : describeRecord(noun, record_id, record);
  const actor = entry.staff ?? (entry.staff_id ? 'A staff member' : 'The shop itself');
  if (specialSentence?.aboutSelf && entry.staff_id === record_id)
    return { actor, textBefore: specialSentence.aboutSelf, recordText: '', textAfter: '' };
  if (specialSentence) {
    const { textBefore, textAfter = '' } = specialSentence;
    return { actor, textBefore, recordText, textAfter: typeof textAfter === 'string' ? textAfter : textAfter(entry) };
  }
  const { textBefore, textAfter } = action === 'update' ? describeUpdate(entry) : { textBefore: VERBS[action], textAfter: '' };
  return { actor, textBefore, recordText, textAfter };
}

/** Both values have the same words, so only their HTML, or their file, differs. */
const ONLY_FORM_CHANGED = 'only links or the form of the text changed';

/** Lists the changed fields that the sentence does not name, for the list below it: the name of each and its change in words. */
export function listFields(entry: AuditEntry): [name: string, text: string][] {
  const { noun, action } = entry;
  const isInSentence = action === 'update' ? describeUpdate(entry).textAfter !== '' : false;
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
