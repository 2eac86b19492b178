/**
 * `npm run limits` writes the values of the code's constants into the tables of docs/limits.md. A row is
 * `| what it is | value | [`NAME`](../path/to/file.ts) |`; a new row may leave its value empty. `npm test` fails when a value differs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runInNewContext } from 'node:vm';

const DOCS = join(import.meta.dirname ?? '.', '..', 'docs');
const PAGE = join(DOCS, 'limits.md');
const ROW = /^\| (?<description>.+?) \|(?<value>[^|]*)\| \[`(?<name>[^`\]]+)`\]\((?<path>\.\.\/[^)]+\.ts)\) \|$/gm;

/** The constants for units of time. Files import them, so the file of a limit does not contain their values. */
const UNITS = { SECOND_MS: 1_000, MINUTE_MS: 60_000, HOUR_MS: 3_600_000, DAY_MS: 86_400_000, HOUR_S: 3_600, DAY_S: 86_400 };
/** Replaces the functions that create limiters, whose last argument is the limits. */
const returnLimits = (...args) => args.at(-1);

/** Evaluates a top-level constant: a number, an arithmetic expression, or an object of them. */
function readConstant(source, name) {
  const assigned = new RegExp(`^(?:export )?const ${name}(?:: [^=]+)? = ([\\s\\S]*?);$`, 'm').exec(source)?.[1];
  if (assigned === undefined) return UNITS[name];
  // Removes comments and the syntax that only TypeScript knows.
  const expression = assigned.replace(/\/\*[\s\S]*?\*\/|\/\/.*$| as const| satisfies [\w<>, ]+/gm, '');
  const constants = [...expression.matchAll(/\b[A-Z][A-Z\d_]*\b/g)].map(([constant]) => [constant, readConstant(source, constant)]);
  const limiters = [...expression.matchAll(/\b([a-z]\w*)\(/g)].map(([, limiter]) => [limiter, returnLimits]);
  return runInNewContext(`(${expression})`, Object.fromEntries([...constants, ...limiters]));
}

const formatCount = (value, unit) => `${value.toLocaleString('en')} ${unit}${value === 1 ? '' : 's'}`;
const TIMES = [
  [3_600_000, 'hour'],
  [60_000, 'minute'],
  [1_000, 'second'],
  [1, 'millisecond'],
];
const BYTES = [
  [1024 * 1024, 'MiB'],
  [1_000_000, 'MB'],
  [1024, 'KiB'],
  [1_000, 'kB'],
  [1, 'bytes'],
];

const findUnit = (units, value) => units.find(([size]) => value % size === 0 && value >= size) ?? units.at(-1);

function formatTime(value_ms) {
  const [size, unit] = findUnit(TIMES, value_ms);
  return formatCount(value_ms / size, unit);
}

function formatBytes(value) {
  const [size, unit] = findUnit(BYTES, value);
  return `${(value / size).toLocaleString('en')} ${unit}`;
}

/** The first pattern that matches the name of a constant decides how its number is formatted. */
const NUMBER_FORMATS = [
  [/bytes_per_s$/i, (value) => `${formatBytes(value)} a second`],
  [/BYTES/, formatBytes],
  [/(_MS\b|_MS_|Millis$|_ms$|_timeout$)/, formatTime],
  [/(_S$|_S_|SECONDS|Seconds$)/, (value) => formatTime(value * 1_000)],
  [/MINUTES/, (value) => formatCount(value, 'minute')],
  [/HOURS/, (value) => formatCount(value, 'hour')],
  [/DAYS/, (value) => formatCount(value, 'day')],
  [/PER_HOUR$/, (value) => `${value.toLocaleString('en')}, then as many an hour`],
  [/./, (value) => value.toLocaleString('en')],
];

function formatLimit(name, value) {
  if (typeof value === 'number') return NUMBER_FORMATS.find(([pattern]) => pattern.test(name))[1](value);
  if (typeof value?.secondsPerCall === 'number')
    return `${value.burst}, then one every ${formatTime(value.secondsPerCall * 1_000).replace(/^1 /, '')}`;
  if (typeof value?.timeWindow === 'string') return `${value.max.toLocaleString('en')} in ${value.timeWindow}`;
  if (typeof value?.running === 'number') return `${value.running} at once, ${value.waiting} waiting`;
  throw new Error(`docs/limits.md names ${name}, which is neither a number nor a limit that tools/limits.mjs can format`);
}

function readValue({ name, path }, readSource) {
  const source = readSource(path.replace(/^\.\.\//, ''));
  // An interval inside an SQL statement has no name, so the row quotes it.
  const interval = /^interval '([^']+)'$/.exec(name)?.[1];
  if (interval) {
    if (source.includes(name)) return interval;
  } else {
    const [constant, ...fields] = name.split('.');
    const value = fields.reduce((object, field) => object?.[field], readConstant(source, constant));
    if (value !== undefined) return formatLimit(name, value);
  }
  throw new Error(`docs/limits.md names ${name}, which is not in ${path}`);
}

export function fillLimits(document, readSource) {
  return document.replace(ROW, (...args) => {
    const row = args.at(-1);
    return `| ${row.description} | ${readValue(row, readSource)} | [\`${row.name}\`](${row.path}) |`;
  });
}

export const countLimits = (document) => [...document.matchAll(ROW)].length;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(
    PAGE,
    fillLimits(readFileSync(PAGE, 'utf8'), (path) => readFileSync(join(DOCS, '..', path), 'utf8')),
  );
}
