/** The largest body of each call, computed from the maxima of its schema. */
import type { $ZodType, $ZodTypes } from 'zod/v4/core';

/** The most bytes of a body as JSON and as forms, and the most values in it: fields, items of arrays, objects and arrays. */
export type BodyLimits = { json_bytes: number; urlencoded_bytes: number; multipart_bytes: number; values: number };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The limits of the body; by default those of a call that takes no fields. */
    body?: BodyLimits;
  }
}

/** The most fields of a form. */
export const FORM_FIELDS_MAX = 200;

/**
 * The most that a body can hold. `characters` are UTF-16 units, as schemas count them; `form_characters` those of them that a form can send:
 * of the fields of the body, not of objects in it. `syntax_bytes` is everything else.
 */
type BodySize = { characters: number; form_characters: number; syntax_bytes: number; values: number };

/** The bytes of one UTF-16 unit: `\uac00` in JSON, where some clients escape every character; `%EA%B0%80` in a form; three in UTF-8. */
const CHARACTER_BYTES = { json: 6, urlencoded: 9, multipart: 3 };
/** A number as text, '-1.7976931348623157e+308'. */
const NUMBER_BYTES = 24;
/** The quotes of a name, the colon, the comma, and the line break with spaces of a client that formats its JSON. */
const VALUE_BYTES = 24;
/** The boundary and the head of one part of a multipart form, without the field's name. */
const PART_BYTES = 256;
/**
 * For fields that the schema does not name and the server ignores, and for a text or list that is too long, so that the client reads which field
 * it is (400) instead of a refusal of the whole body (413).
 */
const SPARE = { bytes: 16 * 1024, values: 500 };

const createSize = (characters: number, syntax_bytes = 0): BodySize => ({
  characters,
  form_characters: characters,
  syntax_bytes: syntax_bytes + VALUE_BYTES,
  values: 1,
});
const combine = (sizes: readonly BodySize[], combineNumbers: (numbers: number[]) => number): BodySize => ({
  characters: combineNumbers(sizes.map(({ characters }) => characters)),
  form_characters: combineNumbers(sizes.map(({ form_characters }) => form_characters)),
  syntax_bytes: combineNumbers(sizes.map(({ syntax_bytes }) => syntax_bytes)),
  values: combineNumbers(sizes.map(({ values }) => values)),
});
const add = (sizes: readonly BodySize[]) => combine(sizes, (numbers) => numbers.reduce((sum, number) => sum + number, 0));
const multiply = (size: BodySize, count: number) => combine([size], ([number = 0]) => number * count);
/** The largest of each part, not of the whole: of two alternatives one may have more text, and the other more values. */
const findLargest = (sizes: readonly BodySize[]) => combine(sizes, (numbers) => Math.max(...numbers));

const findLongest = (values: Iterable<unknown>) => createSize(Math.max(...[...values].map((value) => String(value).length)));

/** The maximum length that a schema of texts or arrays declares. Throws where it declares none. */
function requireMaxLength(schema: $ZodType, path: string): number {
  for (const { _zod } of schema._zod.def.checks ?? []) {
    if (_zod.def.check === 'max_length') return (_zod.def as unknown as { maximum: number }).maximum;
  }
  throw new Error(`${path} has no maximum length: add .max(…), so that the body of the call has a largest size`);
}

function measure(schema: $ZodType, path: string): BodySize {
  const { def } = (schema as $ZodTypes)._zod;
  switch (def.type) {
    case 'object': {
      if (def.catchall && def.catchall._zod.def.type !== 'never')
        throw new Error(`${path} takes any field: declare its \`body_bytes_max\``);
      const names_bytes = Object.keys(def.shape).join('').length;
      const size = add([
        createSize(0, names_bytes),
        ...Object.entries(def.shape).map(([name, field]) => measure(field, `${path}.${name}`)),
      ]);
      return path.includes('.') ? { ...size, form_characters: 0 } : size;
    }
    case 'array':
      return add([createSize(0), multiply(measure(def.element, `${path}[]`), requireMaxLength(schema, `${path}[]`))]);
    case 'string':
      return createSize(requireMaxLength(schema, path));
    case 'number':
    case 'boolean':
    case 'null':
      return createSize(0, NUMBER_BYTES);
    case 'enum':
      return findLongest(Object.values(def.entries));
    case 'literal':
      return findLongest(def.values);
    case 'union':
      return findLargest(def.options.map((option) => measure(option, path)));
    case 'optional':
    case 'nullable':
    case 'default':
    case 'catch':
      return measure(def.innerType, path);
    case 'pipe':
      // `z.preprocess` is a pipe whose first part takes anything.
      return measure(def.in._zod.def.type === 'transform' ? def.out : def.in, path);
    default:
      throw new Error(`${path} is of the type ${def.type}, whose largest size is unknown: see http/bodies/body-limits.ts`);
  }
}

const buildLimits = ({ characters, form_characters, syntax_bytes, values }: BodySize): BodyLimits => {
  const other_bytes = syntax_bytes + SPARE.bytes;
  return {
    json_bytes: other_bytes + characters * CHARACTER_BYTES.json,
    urlencoded_bytes: other_bytes + form_characters * CHARACTER_BYTES.urlencoded,
    multipart_bytes: other_bytes + form_characters * CHARACTER_BYTES.multipart + Math.min(values, FORM_FIELDS_MAX) * PART_BYTES,
    values: values + SPARE.values,
  };
};

/** Measures the schema of a body. Throws, with the path, where a text or an array has no maximum. `name`: of the call. */
export const computeBodyLimits = (name: string, schema: $ZodType): BodyLimits => buildLimits(measure(schema, name));

/** The limits of a call that takes no fields. */
export const EMPTY_BODY: BodyLimits = buildLimits(createSize(0));

/** The limits of a call that declares them: `bytes` of JSON or of a form. */
export const createFreeBodyLimits = (bytes: number, values = FORM_FIELDS_MAX): BodyLimits => ({
  json_bytes: bytes,
  urlencoded_bytes: bytes,
  multipart_bytes: bytes,
  values,
});
