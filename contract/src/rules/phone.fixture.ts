/** Typed phone numbers, and what browser and server make of them: both must accept the same texts. */

type PhoneCase = {
  typed: string;
  /** The form in which the browser writes it, which knows only Rwanda's mobile numbers. */
  browser: readonly string[];
  /** The form in which the server writes it, where that differs. */
  server?: readonly string[];
};

const KEZA = '+250788123456';
const DIVINE = '+250722123456';

export const ACCEPTED_PHONES: readonly PhoneCase[] = [
  ...[
    '0788123456',
    '0788 123 456',
    '078-812-3456',
    '+250788123456',
    '+250 788 123 456',
    '250788123456',
    '00250788123456',
    '+250 (0) 788 123 456',
    '(+250) 788 123 456',
    '  (0788) 123456 ',
    '788123456',
    '788 123 456',
    '0788.123.456',
    '0788·123·456',
    '0788\u2011123\u2013456',
    '0788\u2212123\u2212456',
    '\u202a+250 788 123 456\u202c',
    '\u2066+250\u00a0788\u00a0123\u00a0456\u2069',
    '\u200e0788\u200b123\u00ad456',
    '٠٧٨٨١٢٣٤٥٦',
    '۰۷۸۸۱۲۳۴۵۶',
    '०७८८१२३४५६',
    '０７８８１２３４５６',
    '＋２５０ ７８８ １２３ ４５６',
    'tel:+250788123456',
    '0788123456 / +250 788 123 456',
  ].map((typed) => ({ typed, browser: [KEZA] })),
  ...[
    '0788123456 / 0722123456',
    '0788123456/0722123456',
    '0788 123 456, 0722 123 456',
    '+250 788 123 456; 722123456',
    '0788123456 0722123456',
    '0788123456\n0722123456',
    '\u202a0788123456\u202c | \u202a0722123456\u202c',
    '٠٧٨٨١٢٣٤٥٦ ／ ٠٧٢٢١٢٣٤٥٦',
  ].map((typed) => ({ typed, browser: [KEZA, DIVINE] })),
  // Landlines, and numbers from abroad.
  { typed: '0252 58 45 00', browser: ['0252 58 45 00'], server: ['+250252584500'] },
  { typed: '+250 252 584 500', browser: ['+250 252 584 500'], server: ['+250252584500'] },
  { typed: '+32 2 555 12 12', browser: ['+32 2 555 12 12'], server: ['+3225551212'] },
  { typed: '+32 2/555.12.12', browser: ['+32 2 555 12 12'], server: ['+3225551212'] },
  { typed: '0032 2 555 12 12', browser: ['0032 2 555 12 12'], server: ['+3225551212'] },
  { typed: '+82 10-1234-5678', browser: ['+82 10-1234-5678'], server: ['+821012345678'] },
  { typed: '0788123456 / +32 2 555 12 12', browser: [KEZA, '+32 2 555 12 12'], server: [KEZA, '+3225551212'] },
  // No country has these, but the rule of the specification accepts them.
  { typed: '1234567890', browser: ['1234567890'] },
  { typed: '+2507881234567', browser: ['+2507881234567'] },
  { typed: '1'.repeat(40), browser: ['1'.repeat(40)] },
];

export const REFUSED_PHONES: readonly string[] = [
  '',
  '          ',
  '\u202a\u202c',
  '078812345',
  '+078812345',
  '0788-ABC-456',
  '0788123456+',
  '++250788123456',
  '((((((((((',
  'my sister',
  '0788123456 / my sister',
  '0788123456 / 0722123456 / 0733123456',
  '0788123456 / 57',
  '1'.repeat(41),
];
