import type { AuditEntry } from '@uruhu/contract/staff/audit/audit';
import { expect, test } from 'vitest';
import { describeEntry, listFields } from './describe-entry.ts';

const ENTRY: AuditEntry = {
  audit_id: '1',
  noun: 'products',
  record_id: 'p1',
  record: 'Rice Toner',
  action: 'update',
  changes: {},
  staff_id: 's1',
  staff: 'Aline',
  created_at: '2026-11-20T08:00:00.000Z',
};
const writeSentence = (change: Partial<AuditEntry>): string => {
  const { actor, textBefore, recordText, textAfter } = describeEntry({ ...ENTRY, ...change });
  return `${actor} ${textBefore} ${recordText}${textAfter}`;
};

test('the sentence names a changed price in francs', () => {
  expect(writeSentence({ changes: { base_price_rwf: { from: 12000, to: 10000 } } })).toBe(
    'Aline changed ‘Price’ of product Rice Toner from 12,000 RWF to 10,000 RWF',
  );
});

test.each<[Partial<AuditEntry>, string]>([
  [{ changes: { name: { from: 'A', to: 'B' }, weight_g: { from: 1, to: 2 } } }, 'Aline changed product Rice Toner'],
  [
    { changes: { free_from: { from: [], to: ['alcohol', 'silicone'] } } },
    'Aline set ‘Free from’ of product Rice Toner to alcohol, silicone',
  ],
  [{ changes: { description: { from: '', to: 'x'.repeat(200) } } }, 'Aline changed ‘Description’ of product Rice Toner'],
  [{ action: 'delete' }, 'Aline removed product Rice Toner'],
  [{ noun: 'unknown-things', record: null, action: 'insert' }, 'Aline added unknown things p1'],
  [{ staff_id: null, staff: null, action: 'insert' }, 'The shop itself added product Rice Toner'],
])('the sentence names the record and its change: %j', (change, sentence) => {
  expect(writeSentence(change)).toBe(sentence);
});

test.each<[Partial<AuditEntry>, string]>([
  [
    { noun: 'orders', record_id: '1a2b3c4d-0000', changes: { status: { from: 'pending', to: 'preparing' } } },
    'Aline changed status of order 1a2b3c4d from waiting to being packed',
  ],
  [
    { noun: 'orders', record_id: '1a2b3c4d-0000', changes: { status: { from: 'in_transit', to: 'arrived' } } },
    'Aline changed status of order 1a2b3c4d from on the way to arrived in Kigali',
  ],
  [{ noun: 'orders', record_id: '1a2b3c4d-0000', changes: { status: { from: null, to: 'ordered' } } }, 'Aline typed in order 1a2b3c4d'],
  [
    { noun: 'orders', record_id: '1a2b3c4d-0000', changes: { status: { from: 'pending', to: 'cancelled' } } },
    'Aline cancelled order 1a2b3c4d',
  ],
  [
    { noun: 'orders', record_id: '1a2b3c4d-0000', changes: { payment_state: { from: null, to: 'submitted' } } },
    'Aline noted a payment of order 1a2b3c4d',
  ],
  [
    { noun: 'orders', record_id: '1a2b3c4d-0000', changes: { payment_state: { from: 'submitted', to: 'succeeded' } } },
    'Aline confirmed a payment of order 1a2b3c4d',
  ],
  [{ noun: 'contact-messages', changes: { sent: { hidden: true } } }, 'Aline answered message'],
  [{ noun: 'contact-messages', changes: { state: { from: 'open', to: 'closed' } } }, 'Aline changed state of message from open to closed'],
  [
    { noun: 'orders', record_id: '1a2b3c4d-0000', changes: { problem: { from: 'paid_twice', to: null } } },
    'Aline resolved the problem of order 1a2b3c4d: paid twice',
  ],
  [{ noun: 'orders', record_id: '1a2b3c4d-0000', changes: { customer: { hidden: true } } }, 'Aline erased the customer of order 1a2b3c4d'],
  [{ noun: 'order-exports', action: 'insert', changes: { status: { from: null, to: 'pending' } } }, 'Aline exported orders'],
  [{ noun: 'customers', record_id: '1a2b3c4d-0000', action: 'delete' }, 'Aline erased customer 1a2b3c4d'],
  [
    { noun: 'customers', record_id: '1a2b3c4d-0000', changes: { exported: { hidden: true } } },
    'Aline exported the data of customer 1a2b3c4d',
  ],
])('the sentence says in plain words what happened to an order, a message or a customer: %j', (change, sentence) => {
  expect(writeSentence({ record: null, ...change })).toBe(sentence);
});

test.each<[Partial<AuditEntry>, string]>([
  [{ changes: { disabled_at: { from: null, to: '2026-11-20T08:00:00Z' } } }, 'Aline disabled Keza'],
  [{ changes: { disabled_at: { from: '2026-11-20T08:00:00Z', to: null } } }, 'Aline enabled Keza'],
  [{ changes: { password_hash: { hidden: true } } }, 'Aline changed the password of Keza'],
  [{ changes: { role: { from: 'packer', to: 'editor' } } }, 'Aline changed ‘Role’ of staff member Keza from packer to editor'],
  [{ noun: 'staff-totp', action: 'delete' }, 'Aline ended the codes of Keza'],
  [
    { noun: 'staff-invitations', action: 'insert', changes: { expires_at: { from: null, to: 'soon' } } },
    'Aline sent a link by mail to Keza',
  ],
  [{ noun: 'staff-totp', changes: { recovery_hashes: { hidden: true } } }, 'Aline used a recovery code of Keza'],
  [{ noun: 'clock-jumps', record: null, changes: { accepted_at: { from: null, to: 'now' } } }, 'Aline accepted the clock'],
  [
    { noun: 'staff-rules', record: null, changes: { totp_required: { from: false, to: true } } },
    'Aline changed ‘Codes required of all staff members’ of sign-in rules for staff from no to yes',
  ],
])('changes of staff accounts and rules have plain sentences: %j', (change, sentence) => {
  expect(writeSentence({ noun: 'staff', record: 'Keza', ...change })).toBe(sentence);
});

test.each<[Partial<AuditEntry>, string]>([
  [{ changes: { password_hash: { hidden: true } } }, 'Keza changed her password'],
  [{ action: 'insert', staff_id: 's1', record_id: 's2', staff: 'Aline' }, 'Aline invited Keza'],
  [
    { action: 'insert', staff_id: null, staff: null, changes: { username: {}, password_hash: {} } },
    'The shop itself added staff member Keza',
  ],
  [{ changes: { username: { from: null, to: 'keza' }, password_hash: { hidden: true } } }, 'Keza accepted her invitation'],
  [
    { noun: 'staff-totp', changes: { confirmed_at: { from: null, to: 'now' }, recovery_hashes: { hidden: true } } },
    'Keza set up her codes',
  ],
])('a member’s changes of her own account have plain sentences: %j', (change, sentence) => {
  expect(writeSentence({ noun: 'staff', record: 'Keza', record_id: 's1', staff: 'Keza', ...change }).trim()).toBe(sentence);
});

test('fields are called what their form calls them, and HTML is shown as text', () => {
  const text = { from: '<p>Tea &amp; rice</p>', to: '<p>Tea &amp; <b>oats</b></p>' };
  expect(writeSentence({ noun: 'policies', record: 'refund', changes: { html: text } })).toBe(
    'Aline changed ‘Text’ of policy refund from Tea & rice to Tea & oats',
  );
  expect(writeSentence({ noun: 'brands', record: 'rom&amp;nd', action: 'delete' })).toBe('Aline removed brand rom&nd');
  const changes = {
    link: { from: '/', to: '/deals' },
    image_tall: { from: '', to: 'shop-1.webp' },
    title: { from: 'Tea &amp; rice', to: 'Oats' },
  };
  expect(listFields({ ...ENTRY, noun: 'slides', changes })).toEqual([
    ['Leads to', '/ → /deals'],
    ['Tall picture', 'nothing → a picture'],
    ['Title', 'Tea &amp; rice → Oats'],
  ]);
  const sections = { from: [], to: [{ label: 'How to Use', value: '<p>Pat &amp; rinse</p>' }] };
  expect(listFields({ ...ENTRY, action: 'insert', changes: { product_info: sections } })).toEqual([['Texts', 'How to Use: Pat & rinse']]);
  const bold = { from: '<p>Rice</p>', to: '<p><b>Rice</b></p>' };
  expect(listFields({ ...ENTRY, changes: { description: bold } })).toEqual([['Description', 'only links or the form of the text changed']]);
});

test('the list and the sentence show no codes, file names, raw times or ids', () => {
  const list = (change: Partial<AuditEntry>) => listFields({ ...ENTRY, ...change });
  const pieces = { pieces: { from: 3, to: 8 }, choice: { from: 'o1', to: 'o1' }, reason: { from: null, to: 'sold_elsewhere' } };
  expect(list({ noun: 'stock', changes: pieces })).toEqual([
    ['Pieces', '3 → 8'],
    ['Reason', 'sold outside the shop'],
  ]);
  expect(list({ noun: 'order-exports', action: 'insert', changes: { payment: { from: null, to: 'unpaid_long' } } })).toEqual([
    ['Payment', 'unpaid for long'],
  ]);
  expect(list({ changes: { image: { from: 'a.webp', to: 'b.webp' }, other_images: { from: [], to: ['c.webp', 'd.webp'] } } })).toEqual([
    ['Picture', 'another picture'],
    ['Other pictures', 'nothing → 2 pictures'],
  ]);
  expect(list({ changes: { reviewed_by: { from: null, to: 's1' }, reviewed_at: { from: null, to: '2026-11-20T08:00:00Z' } } })).toEqual([]);
  const option = { option_id: { from: 'o1', to: 'o1' }, additional_price_rwf: { from: 0, to: 500 } };
  expect(writeSentence({ noun: 'product-options', record: 'Rose · Toner', changes: option })).toBe(
    'Aline changed ‘Added to the price’ of option Rose · Toner from 0 RWF to 500 RWF',
  );
  expect(writeSentence({ noun: 'categories', record: 'SPF', changes: { parent_id: { from: null, to: 'sun-care' } } })).toBe(
    'Aline set ‘In the category’ of category SPF to sun care',
  );
  const until = { free_shipping_until: { from: null, to: '2026-11-30T22:00:00+00:00' } };
  expect(writeSentence({ noun: 'site-settings', record: null, record_id: 'uruhu', changes: until })).toMatch(/ to 1 Dec, 00:00$/);
  expect(list({ noun: 'shop-opening', action: 'insert', changes: { skipped: { from: null, to: ['contact', 'shipping'] } } })).toEqual([
    ['Steps for later', 'name and contact, what delivery costs'],
  ]);
});

test.each<[Partial<AuditEntry>, string]>([
  [{ action: 'insert', changes: { value: { from: null, to: 'Tona' } } }, 'Aline added ‘Name’ of product Rice Toner in Kinyarwanda'],
  [
    { changes: { value: { from: '<p>Tona</p>', to: '<p>Tona nshya</p>' } } },
    'Aline changed ‘Name’ of product Rice Toner in Kinyarwanda from Tona to Tona nshya',
  ],
  [{ action: 'delete', record_id: 'slides/s1/slug/fr', record: 'Sun' }, 'Aline removed ‘Small line above’ of slide Sun in French'],
  [{ record_id: 'site-settings/shop/address/fr', record: null, changes: {} }, 'Aline changed ‘Address’ of settings in French'],
  [{ record_id: 'poems/p1/text/fr', record: null, changes: {} }, 'Aline changed a translation'],
])('the sentence names the field and the language of a translation: %j', (change, sentence) => {
  expect(writeSentence({ noun: 'translations', record_id: 'products/rice/toner/name/rw', ...change })).toBe(sentence);
});

test('changed fields that the sentence does not name are listed below it', () => {
  const list = (change: Partial<AuditEntry>) => listFields({ ...ENTRY, ...change });
  expect(list({ changes: { name: { from: 'A', to: 'B' } } })).toEqual([]);
  expect(list({ changes: { name: { from: 'A', to: 'B' }, weight_g: { from: null, to: 2 } } })).toEqual([
    ['Name', 'A → B'],
    ['Weight', 'nothing → 2 g'],
  ]);
  expect(list({ changes: { secret: { hidden: true } } })).toEqual([['Secret', 'changed, not shown']]);
  expect(list({ changes: { description: { from: '', to: 'x'.repeat(200) } } })).toHaveLength(1);
  expect(list({ noun: 'staff', changes: { password_hash: { hidden: true } } })).toEqual([]);
});

test('the list shows the values of a new record, and the last values of a removed one', () => {
  const changes = { name: { from: null, to: 'A' }, tags: { from: null, to: [] }, secret: { hidden: true as const } };
  expect(listFields({ ...ENTRY, action: 'insert', changes })).toEqual([['Name', 'A']]);
  expect(listFields({ ...ENTRY, action: 'delete', changes: { name: { from: 'A', to: null } } })).toEqual([['Name', 'A']]);
});
