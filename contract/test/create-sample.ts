/** Values for tests that follow a schema of the contract. */
import { type $ZodType, type $ZodTypes, type output, safeParse } from 'zod/v4/core';

/** Some fields of a value, at each depth. The items of a list are given one by one. */
export type SampleFields<Value> = Value extends readonly (infer Item)[]
  ? readonly SampleFields<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]?: SampleFields<Value[Key]> | undefined }
    : Value;

const TIME = '2026-01-05T06:00:00.000Z';

type RecordDefinition = Extract<$ZodTypes, { _zod: { def: { type: 'record' } } }>['_zod']['def'];
type StringSchema = Extract<$ZodTypes, { _zod: { def: { type: 'string' } } }>;

function createText({ _zod: { bag, def } }: StringSchema): string {
  if ('format' in def && def.format === 'datetime') return TIME;
  return 'x'.repeat(bag.minimum ?? 0);
}

function createObject(shape: Readonly<Record<string, $ZodType>>, fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(shape).map(([key, schema]) => [key, sample(schema, fields[key])]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** A record by the names of an enum has all of them. */
function createRecord({ keyType, valueType }: RecordDefinition, fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { def } = (keyType as $ZodTypes)._zod;
  const keys = def.type === 'enum' ? Object.values(def.entries).map(String) : Object.keys(fields);
  return createObject(Object.fromEntries(keys.map((key) => [key, valueType])), fields);
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

function sample(schema: $ZodType, fields: unknown): unknown {
  const { _zod } = schema as $ZodTypes;
  const { def } = _zod;
  if (def.type === 'object') return createObject(def.shape, isRecord(fields) ? fields : {});
  if (def.type === 'record') return createRecord(def, isRecord(fields) ? fields : {});
  if (def.type === 'array') return Array.isArray(fields) ? fields.map((item) => sample(def.element, item)) : [];
  if (def.type === 'union') {
    const options = def.options.map((option) => sample(option, fields));
    return options.find((value) => safeParse(schema, value).success && matchesFields(value, fields)) ?? options[0];
  }
  if (def.type === 'optional') return fields === undefined ? undefined : sample(def.innerType, fields);
  if (def.type === 'nullable') return fields === undefined || fields === null ? null : sample(def.innerType, fields);
  if (def.type === 'default' || def.type === 'readonly' || def.type === 'nonoptional' || def.type === 'catch')
    return sample(def.innerType, fields);
  if (def.type === 'pipe') return sample(def.out._zod.def.type === 'transform' ? def.in : def.out, fields);
  if (def.type === 'lazy') return sample(def.getter(), fields);
  if (fields !== undefined) return fields;
  if (def.type === 'string') return createText(schema as StringSchema);
  if (def.type === 'number') return Math.max(0, Number((_zod.bag as { minimum?: number }).minimum ?? 0));
  if (def.type === 'boolean') return false;
  if (def.type === 'literal') return def.values[0];
  if (def.type === 'enum') return Object.values(def.entries)[0];
  return null;
}

/** Whether a value has the given simple fields: an option of a union without them is another option. */
const matchesFields = (value: unknown, fields: unknown): boolean =>
  !isRecord(fields) ||
  !isRecord(value) ||
  Object.entries(fields).every(([key, field]) => isRecord(field) || Array.isArray(field) || value[key] === field);

/** The smallest value of a schema: empty texts and lists, zeros, nulls, no optional fields; except for the given fields. */
export const createSample = <Schema extends $ZodType>(schema: Schema, fields?: SampleFields<output<Schema>>): output<Schema> =>
  sample(schema, fields) as output<Schema>;
