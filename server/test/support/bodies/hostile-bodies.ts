/** Bodies of a given size that are made to keep the server busy. */
import type { BodyLimits } from '../../../src/http/bodies/body-limits.ts';

export type HostileBody = { name: string; contentType: string; payload: string };

/** Repeats `part` until the text has `bytes`; all parts are ASCII. */
const fill = (bytes: number, part: string, head = '', tail = ''): string => {
  const count = Math.max(0, Math.floor((bytes - head.length - tail.length) / part.length));
  return head + part.repeat(count) + tail;
};
const fillWith = (bytes: number, createPart: (index: number) => string, head: string, tail: string): string => {
  const parts = [];
  for (let [index, left] = [0, bytes - head.length - tail.length]; ; index += 1) {
    const part = createPart(index);
    left -= part.length;
    if (left < 0) break;
    parts.push(part);
  }
  return head + parts.join('') + tail;
};

const JSON_SHAPES: Readonly<Record<string, (bytes: number) => string>> = {
  'arrays in arrays': (bytes) => fill(bytes / 2, '[', '{"a":') + fill(bytes / 2, ']', '', '}'),
  'objects in objects': (bytes) => fill(bytes, '{"a":', '', '1}'),
  'empty arrays': (bytes) => fill(bytes, '[],', '{"a":[', '[]]}'),
  'empty objects': (bytes) => fill(bytes, '{},', '{"a":[', '{}]}'),
  numbers: (bytes) => fill(bytes, '1,', '{"a":[', '1]}'),
  'numbers with exponents': (bytes) => fill(bytes, '1e9,', '{"a":[', '1]}'),
  'field names': (bytes) => fillWith(bytes, (index) => `"k${index}":1,`, '{', '"z":1}'),
  'one field name, again and again': (bytes) => fill(bytes, '"a":1,', '{', '"a":1}'),
  'one long number': (bytes) => fill(bytes, '9', '{"a":', '}'),
  'one long text': (bytes) => fill(bytes, 'x', '{"a":"', '"}'),
  'one long text of escapes': (bytes) => fill(bytes, '\\uac00', '{"a":"', '"}'),
  'one long text of quotes': (bytes) => fill(bytes, '\\"', '{"a":"', '"}'),
  'one long field name': (bytes) => fill(bytes, 'x', '{"', '":1}'),
  'names that look like a prototype': (bytes) => fill(bytes, '"__proto__"   ,', '{"a":[', '1]}'),
  spaces: (bytes) => fill(bytes, ' ', '{"a":1', '}'),
  'spaces only': (bytes) => fill(bytes, ' '),
  'an unfinished text': (bytes) => fill(bytes, '\\\\', '{"a":"'),
};

/** Values for a field of the call, some of them of the wrong type, of so many bytes or values. */
const FIELD_VALUES: Readonly<Record<string, (bytes: number, values: number) => string>> = {
  'a text of letters': (bytes) => fill(bytes, 'x', '"', '"'),
  'a text of spaces': (bytes) => fill(bytes, ' ', '"', 'x"'),
  'a text of digits': (bytes) => fill(bytes, '9', '"', '"'),
  'a text of escapes': (bytes) => fill(bytes, '\\uac00', '"', '"'),
  'a text of control characters': (bytes) => fill(bytes, '\\u0001', '"', '"'),
  'a text of tags': (bytes) => fill(bytes, '<a b=', '"', '"'),
  'a text of dots and at signs': (bytes) => fill(bytes, 'a.@-', '"', '"'),
  'a list of numbers': (_, values) => `[${Array(values).fill(1).join(',')}]`,
  'a list of objects': (_, values) =>
    `[${Array(Math.floor(values / 2))
      .fill('{}')
      .join(',')}]`,
  'a list of lists': (_, values) =>
    `[${Array(Math.floor(values / 2))
      .fill('[]')
      .join(',')}]`,
  'a list of long texts': (bytes, values) =>
    `[${Array(values)
      .fill(fill(bytes / values - 1, '가', '"', '"'))
      .join(',')}]`,
  'a list of objects with long texts': (bytes, values) => {
    const object = `{${['label', 'value', 'name', 'key', 'alt'].map((name) => `"${name}":"${'x'.repeat(Math.max(0, (bytes / values) * 1.1 - 14))}"`).join(',')}}`;
    return `[${Array(Math.floor(values / 6))
      .fill(object)
      .join(',')}]`;
  },
};

/** The texts on which a careless pattern of a field takes long, and the lists of which each item has its own error. */
const VALUES_OF_ONE_FIELD = [
  'a text of spaces',
  'a text of digits',
  'a text of dots and at signs',
  'a list of numbers',
  'a list of long texts',
] as const;

const FORM_SHAPES: Readonly<Record<string, (bytes: number) => string>> = {
  'empty fields': (bytes) => fill(bytes, 'a=&'),
  'other fields': (bytes) => fillWith(bytes, (index) => `k${index}=1&`, '', 'z='),
  ampersands: (bytes) => fill(bytes, '&'),
  'equals signs': (bytes) => fill(bytes, '='),
  'percent signs': (bytes) => fill(bytes, '%'),
  'plus signs': (bytes) => fill(bytes, '+', 'a='),
  'escaped characters': (bytes) => fill(bytes, '%EA%B0%80', 'a='),
  'two hundred fields of escaped characters': (bytes) =>
    Array(200)
      .fill(fill(bytes / 200 - 1, '%EA%B0%80', 'a='))
      .join('&'),
};

const MULTIPART_HEAD = '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n';
const MULTIPART_SHAPES: Readonly<Record<string, (bytes: number) => string>> = {
  'empty parts': (bytes) => fill(bytes, `${MULTIPART_HEAD}\r\n`, '', '--b--\r\n'),
  'two hundred parts': (bytes) =>
    Array(200)
      .fill(fill(bytes / 200 - 2, 'x', MULTIPART_HEAD, '\r\n'))
      .join('')
      .slice(0, bytes),
  'lines in a head': (bytes) => fill(bytes, 'x: y\r\n', '--b\r\n'),
  'one long part': (bytes) => fill(bytes, 'x', MULTIPART_HEAD, '\r\n--b--\r\n'),
  'almost boundaries': (bytes) => fill(bytes, '\r\n--', MULTIPART_HEAD, '\r\n--b--\r\n'),
  dashes: (bytes) => fill(bytes, '-', MULTIPART_HEAD),
};

const create = (kind: string, contentType: string, shapes: typeof JSON_SHAPES, bytes: number): HostileBody[] =>
  Object.entries(shapes).map(([name, build]) => ({ name: `${kind}: ${name}`, contentType, payload: build(bytes) }));

const createJson = (name: string, fields: readonly (readonly [name: string, json: string])[], bytes: number): HostileBody => ({
  name: `JSON: ${name}`,
  contentType: 'application/json',
  payload: `{${fields.map(([field, json]) => `"${field}":${json}`).join(',')}}`.slice(0, bytes),
});

/** `fields`: the names of the fields of the call. */
export function createHostileBodies(
  { json_bytes, urlencoded_bytes, multipart_bytes, values }: BodyLimits,
  fields: readonly string[],
): HostileBody[] {
  const names_bytes = fields.join('').length + fields.length * 4 + 2;
  // Each field has its part of the body, and of the values.
  const inEachField = Object.entries(fields.length > 0 ? FIELD_VALUES : {}).map(([name, build]) => {
    const json = build(Math.floor((json_bytes - names_bytes) / fields.length), Math.max(6, Math.floor((values - 1) / fields.length) - 2));
    return createJson(
      `each field is ${name}`,
      fields.map((field) => [field, json] as const),
      json_bytes,
    );
  });
  const inOneField = fields.flatMap((field) =>
    VALUES_OF_ONE_FIELD.map((name) => {
      const build = FIELD_VALUES[name];
      return createJson(`${field} is ${name}`, build ? [[field, build(json_bytes - field.length - 5, values - 2)]] : [], json_bytes);
    }),
  );
  return [
    ...create('JSON', 'application/json', JSON_SHAPES, json_bytes),
    ...inEachField,
    ...inOneField,
    ...create('form', 'application/x-www-form-urlencoded', FORM_SHAPES, urlencoded_bytes),
    ...create('multipart', 'multipart/form-data; boundary=b', MULTIPART_SHAPES, multipart_bytes),
  ];
}
