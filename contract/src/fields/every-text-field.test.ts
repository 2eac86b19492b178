import { expect, test } from 'vitest';
import type { $ZodCheck, $ZodType, $ZodTypes } from 'zod/v4/core';
import { endpoints } from '../endpoints/endpoints.ts';
import * as cleanText from '../rules/clean-text.ts';
import { cleanPhone } from '../rules/phone.ts';
import { jsonFilters } from '../staff/lists.ts';

/** How a field may be read. */
const KINDS: Readonly<Record<string, (text: string) => string>> = {
  text: cleanText.cleanText,
  line: cleanText.cleanLine,
  identifier: cleanText.cleanIdentifier,
  digits: cleanText.cleanDigits,
  markup: cleanText.cleanMarkup,
  phone: cleanPhone,
  secret: cleanText.keepSecret,
  'machine text': cleanText.keepMachineText,
};

function findKind(schema: $ZodTypes): string | undefined {
  const { def } = schema._zod;
  // A time or a date.
  if ('format' in def) return 'format';
  const checks = (def.checks ?? []).map((check: $ZodCheck) => check._zod.def as { check: string; format?: string; tx?: unknown });
  const kinds = Object.keys(KINDS).filter((kind) => checks.some(({ check, tx }) => check === 'overwrite' && tx === KINDS[kind]));
  if (kinds.length > 1) throw new Error(`read in two ways: ${kinds.join()}`);
  // A regular expression lists the characters of the text.
  return kinds[0] ?? (checks.some(({ format }) => format === 'regex') ? 'pattern' : undefined);
}

/** Each text that the schema reads, with its path and its kind. */
function listTexts(schema: $ZodType, path: string): [path: string, kind: string | undefined][] {
  const { def } = (schema as $ZodTypes)._zod;
  const filter = jsonFilters.get(schema as never)?.filter;
  if (filter) return listTexts(filter as $ZodType, path);
  switch (def.type) {
    case 'string':
      return [[path, findKind(schema as $ZodTypes)]];
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) => listTexts(field, `${path}.${name}`));
    case 'array':
      return listTexts(def.element, `${path}[]`);
    case 'union':
      return def.options.flatMap((option) => listTexts(option, path));
    case 'optional':
    case 'nullable':
    case 'default':
    case 'catch':
      return listTexts(def.innerType, path);
    case 'pipe':
      // `z.preprocess` is a pipe whose first part takes anything.
      return listTexts(def.in._zod.def.type === 'transform' ? def.out : def.in, path);
    case 'number':
    case 'boolean':
    case 'null':
    case 'enum':
    case 'literal':
    case 'unknown':
      return [];
    default:
      throw new Error(`${path}: add the type ${def.type} here`);
  }
}

const texts = Object.entries(endpoints).flatMap(([name, endpoint]) =>
  (['params', 'query', 'headers', 'body'] as const).flatMap((part) => {
    const schema = (endpoint as Partial<Record<typeof part, $ZodType>>)[part];
    return schema ? listTexts(schema, `${name}.${part}`) : [];
  }),
);
const listPaths = (wanted: string | undefined) => texts.filter(([, kind]) => kind === wanted).map(([path]) => path);

test('each text field of the API is cleaned, or says what else it is', () => {
  expect(listPaths(undefined)).toEqual([]);
  expect(texts.length).toBeGreaterThan(400);
});

test('only passwords and tokens are secrets', () => {
  expect(new Set(listPaths('secret').map((path) => path.split('.').at(-1)))).toEqual(
    new Set(['password', 'confirmPassword', 'current_password', 'token', 't']),
  );
});
