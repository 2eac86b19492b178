/** docs/limits.md shows the numbers of the code. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COST_UNITS } from '../../src/http/costs/cost.ts';
import { LIMITS, PAYER_KINDS } from '../../src/http/costs/limits.ts';
import { DEADLINES } from '../../src/http/deadlines.ts';

const page = readFileSync(join(import.meta.dirname, '../../../docs/limits.md'), 'utf8');
const splitCells = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const numberFormat = new Intl.NumberFormat('en');

describe('the table of the payers’ limits', () => {
  const lines = page.split('\n');
  const head = splitCells(lines.find((line) => line.startsWith('| payer |')) ?? '');

  test.each(PAYER_KINDS)('shows the limits of the payer %s', (payer) => {
    const cells = splitCells(lines.find((line) => line.startsWith(`| \`${payer}\``)) ?? '');
    const documented = Object.fromEntries(head.slice(1).map((unit, index) => [unit, cells[index + 1]]));
    const limitsInCode = COST_UNITS.map((unit) => {
      const limit = LIMITS[payer][unit];
      return [unit, limit ? `${numberFormat.format(limit.capacity)} + ${numberFormat.format(limit.per_minute)}` : '-'];
    });
    expect(documented).toEqual(Object.fromEntries(limitsInCode));
  });
});

test('the page shows the deadlines of requests', () => {
  const { headers_ms, body } = DEADLINES;
  expect(page).toContain(`The headers of a request must arrive within ${headers_ms / 1_000} seconds`);
  expect(page).toContain(`${body.bytes_per_s / 1_000} kB a second or faster, and end within ${body.total_ms_max / 1_000} seconds`);
  // The page writes this number as a word.
  expect(page).toContain('must begin within ten seconds');
  expect(body.grace_ms).toBe(10_000);
});
