/**
 * Prints every text of a language beside the English one, for a native reader: `npm run texts -- review`. `--mark storefront/orders/cart:title`
 * notes that a text was read, `--mark storefront/orders/cart` each text of a file, `--mark storefront/orders` of a folder; `--language fr` is for
 * another language than Kinyarwanda.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LANGUAGES } from '../../contract/src/languages.ts';
import { formatSheet, listTranslatedTexts, type Marks, markAsRead } from './review-sheet.ts';

const { values } = parseArgs({ options: { language: { type: 'string', default: 'rw' }, mark: { type: 'string', multiple: true } } });
const { language, mark = [] } = values;

function fail(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

const languages = LANGUAGES.filter((name) => name !== 'en');
if (!languages.some((name) => name === language)) fail(`--language must be one of ${languages.join(', ')}, and is ${language}`);

const file = join(import.meta.dirname, `../../storefront/app/messages/${language}/review.json`);
const marks: Marks = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
const texts = listTranslatedTexts(language);

if (mark.length === 0) process.stdout.write(formatSheet(texts, marks, language));
else {
  const { marks: newMarks, count, unknown } = markAsRead(texts, marks, mark);
  if (unknown.length > 0) fail(`No text, file or folder is called ${unknown.join(', ')}. Nothing was marked.`);
  writeFileSync(file, `${JSON.stringify(newMarks, null, 2)}\n`);
  process.stdout.write(`Marked as read: ${count}. Commit ${file.slice(join(import.meta.dirname, '../..').length + 1)}.\n`);
}
