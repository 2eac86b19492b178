/**
 * Queries for which the shop has no product.
 * The author did not tune the search, so these queries measure it independently.
 */
import type { Kind } from '../kinds.ts';
import { judgeQuery } from '../products.ts';
import type { JudgedQuery } from '../types.ts';

const judgeWithoutResult = (kind: Kind, lines: string): JudgedQuery[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((query) => judgeQuery(kind, query, { wanted: [] }));

export const withoutResultQueries: readonly JudgedQuery[] = [
  ...judgeWithoutResult(
    'nonsense',
    `
    sdfghjk
    lkjhgfds
    zxcvb
    hjkl hjkl
    xxyyzz
    vrindlopo
    kwijibo
    jjjjjj
    9473620184
    fghdfgh
    `,
  ),
  ...judgeWithoutResult(
    'other trades',
    `
    iphone 13
    plumber
    car battery
    samsung charger
    washing machine
    laptop bag
    football jersey
    cement bags
    school uniform
    bus ticket to huye
    tailor
    mattress
    gas stove
    moto spare parts
    `,
  ),
  ...judgeWithoutResult(
    'help',
    `
    how long does delivery take
    can i pay with airtel money
    where is my parcel
    do you deliver to musanze
    i forgot my password
    how do i cancel my order
    return a broken item
    what time do you close
    talk to customer care
    change my delivery address
    `,
  ),
];
