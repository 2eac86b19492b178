/**
 * Queries for which the shop has no product.
 * The author did not tune the search, so these queries measure it independently.
 */
import { judgeQuery } from '../products.ts';
import type { JudgedQuery } from '../types.ts';

const NONSENSE = ['qwqwqw', 'fghfgh', 'oooooo', 'zxzx 99', 'blorptik'];
const OTHER_TRADES = [
  'phone charger',
  'school shoes',
  'toothpaste',
  'bus ticket',
  'plastic chairs',
  'wifi router',
  'cooking stove',
  'earrings',
  'sanitary pads',
  'cooking oil',
  'rice 25kg',
  'hair dryer',
  'vacuum cleaner',
  'tomato sauce',
];
const HELP = [
  'deliver to musanze',
  'forgot password',
  'change my address',
  'where is your shop',
  'cash on delivery',
  'wrong item received',
  'delete my account',
  'do you ship to uganda',
  'talk to someone',
  'parcel late',
  'money back',
];

const withoutResult = (kind: 'nonsense' | 'other trades' | 'help', queries: readonly string[]): JudgedQuery[] =>
  queries.map((query) => judgeQuery(kind, query, { wanted: [] }));

export const withoutResultQueries: readonly JudgedQuery[] = [
  ...withoutResult('nonsense', NONSENSE),
  ...withoutResult('other trades', OTHER_TRADES),
  ...withoutResult('help', HELP),
];
