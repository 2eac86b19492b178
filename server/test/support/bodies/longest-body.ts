/** The longest body that a schema allows, with each text as long as its maximum. */
import type { $ZodType, $ZodTypes } from 'zod/v4/core';

const findMaxLength = (schema: $ZodType): number =>
  (schema._zod.def.checks ?? []).reduce((max, { _zod: { def } }) => {
    return def.check === 'max_length' ? (def as unknown as { maximum: number }).maximum : max;
  }, 0);

const findLongest = (values: Iterable<unknown>): unknown =>
  [...values].reduce((longest, value) => (String(value).length > String(longest).length ? value : longest));

/** `character`: the one of which the texts consist. They are as long as the schema allows, so some of them are no valid e-mail address or id. */
export function createLongestBody(schema: $ZodType, character: string): unknown {
  const { def } = (schema as $ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, createLongestBody(field, character)]));
    case 'array':
      return Array(findMaxLength(schema)).fill(createLongestBody(def.element, character));
    case 'string':
      return character.repeat(findMaxLength(schema));
    case 'number':
      return -123_456_789_012_345;
    case 'boolean':
      return false;
    case 'null':
      return null;
    case 'enum':
      return findLongest(Object.values(def.entries));
    case 'literal':
      return findLongest(def.values);
    case 'union':
      return def.options
        .map((option) => createLongestBody(option, character))
        .reduce((longest, value) => (JSON.stringify(value).length > JSON.stringify(longest).length ? value : longest));
    case 'optional':
    case 'nullable':
    case 'default':
    case 'catch':
      return createLongestBody(def.innerType, character);
    case 'pipe':
      return createLongestBody(def.in._zod.def.type === 'transform' ? def.out : def.in, character);
    default:
      return null;
  }
}
