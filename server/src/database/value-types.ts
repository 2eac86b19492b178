import pg from 'pg';

/** Type ids of the pg_type catalogue, which PostgreSQL never changes. */
const OID = {
  int8: 20,
  date: 1082,
  timestamp: 1114,
  numeric: 1700,
  text_array: 1009,
  int8_array: 1016,
  timestamp_array: 1115,
  date_array: 1182,
  numeric_array: 1231,
};

/** Parses counts, ids and sums. It throws for a number that would silently lose digits. */
function parseWholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`the database returned ${text}, which a JavaScript number cannot hold exactly`);
  return value;
}

/** Parses numeric, the type of sum(bigint) and avg(): whole numbers exactly, fractions as precisely as a double can. */
function parseDecimal(text: string): number {
  const value = Number(text);
  if (!Number.isFinite(value) || Math.abs(value) > Number.MAX_SAFE_INTEGER) {
    throw new RangeError(`the database returned ${text}, which a JavaScript number cannot hold exactly`);
  }
  return value;
}

const keepText = (text: string): string => text;

type Parse = (text: string) => unknown;

/** Parses arrays of one dimension, which are all that the schema uses. */
function createArrayParser(parse: Parse): Parse {
  const parseTexts: Parse = pg.types.getTypeParser(OID.text_array, 'text');
  return (text) => (parseTexts(text) as (string | null)[]).map((item) => (item === null ? null : parse(item)));
}

/**
 * How both PostgreSQL and the embedded database return values: int8 and numeric as number, timestamptz as Date, json as objects, bytea as
 * Buffer. A date or a timestamp without zone stays text, because a Date would shift it by the server's time zone.
 */
export function createValueTypes(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides();
  const parsers: readonly (readonly [oid: number, parse: Parse])[] = [
    [OID.int8, parseWholeNumber],
    [OID.numeric, parseDecimal],
    [OID.date, keepText],
    [OID.timestamp, keepText],
    [OID.int8_array, createArrayParser(parseWholeNumber)],
    [OID.numeric_array, createArrayParser(parseDecimal)],
    [OID.date_array, createArrayParser(keepText)],
    [OID.timestamp_array, createArrayParser(keepText)],
  ];
  for (const [oid, parse] of parsers) types.setTypeParser(oid, parse);
  return types;
}
