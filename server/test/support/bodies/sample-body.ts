/** A short valid body or query of a call, made from its schema: every field is there, and every list has one item. */
import type { $ZodCheckGreaterThanDef, $ZodType, $ZodTypes } from 'zod/v4/core';

/** Texts that a schema checks further than by their length. */
const TEXTS: Readonly<Record<string, string>> = {
  email: 'sample@example.com',
  phone: '0788123456',
  primaryPhone: '0788123456',
  field: 'name',
  english_hash: '0123456789abcdef0123456789abcdef',
  second_phone: '0788123457',
  secondaryPhone: '0788123457',
  transaction_id: '12345678901',
  order_number: '0123abcd',
  phone_digits: '1234',
  swatch: '#aabbcc',
  link: '/deals',
  from_path: '/old',
  to_path: '/new',
  first_day: '2026-01-01',
  last_day: '2026-01-31',
  from: '2026-01-01',
  to: '2026-01-31',
  product_id: 'sample-product',
  tracking_url: 'https://example.com/parcel',
  image: 'sample.webp',
  image_tall: 'sample.webp',
  coupon_code: 'SAMPLE10',
  prefix: 'SAMPLE',
  ussd_code: '*182*8*1*123456#',
  whatsapp: '0788123456',
  totp: '123456',
  filter: '{}',
  before: '1',
  after: '1',
};
const WEB_ADDRESSES = ['facebook', 'twitter', 'instagram', 'pinterest', 'youtube', 'tiktok'];
const TIME = '2026-11-20T08:00:00.000Z';

function createText(name: string, format: string | undefined): string {
  if (format === 'datetime' || name.endsWith('_at') || name.startsWith('free_shipping_')) return TIME;
  if (WEB_ADDRESSES.includes(name)) return 'https://example.com/shop';
  return TEXTS[name] ?? 'sample-text';
}

/** The smallest number that the schema allows, or 1. */
function createNumber(schema: $ZodType): number {
  for (const { _zod } of schema._zod.def.checks ?? []) {
    if (_zod.def.check === 'greater_than') return Number((_zod.def as $ZodCheckGreaterThanDef).value);
  }
  return 1;
}

/** `alternative`: which of several objects the sample has, where the schema allows several. `name`: of the field. */
export function createSample(schema: $ZodType, alternative = 0, name = ''): unknown {
  const { def } = (schema as $ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape)
          .filter(([field]) => field !== 'user_id')
          .map(([field, value]) => [field, createSample(value, alternative, field)]),
      );
    case 'array':
      return [createSample(def.element, alternative, name)];
    case 'string':
      return createText(name, (def as { format?: string }).format);
    case 'number':
      return createNumber(schema);
    case 'boolean':
      return false;
    case 'enum':
      return Object.values(def.entries)[0];
    case 'literal':
      return def.values[0];
    case 'union':
      return createSample(def.options[alternative % def.options.length] ?? schema, alternative, name);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'catch':
      return createSample(def.innerType, alternative, name);
    case 'pipe':
      // A preprocessed field, or a number that may come as text.
      return createSample(def.in._zod.def.type === 'transform' || def.out._zod.def.type === 'number' ? def.out : def.in, alternative, name);
    default:
      return undefined;
  }
}

/** The paths of all numbers in a sample. */
export function listNumberPaths(sample: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof sample === 'number') return [path];
  if (typeof sample !== 'object' || sample === null) return [];
  return Object.entries(sample).flatMap(([name, value]) => listNumberPaths(value, [...path, name]));
}

/** A copy of the sample with another value at the path. */
export function replaceAt(sample: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  const copy = structuredClone(sample) as Record<string, unknown>;
  copy[name] = replaceAt(copy[name], rest, value);
  return copy;
}
