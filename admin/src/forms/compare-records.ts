/** Compares the record that the form loaded with what the staff member typed and with what a colleague saved meanwhile. */

export type Fields = Record<string, unknown>;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The fields of `after` whose value differs from that of `before`. An empty text in a field that was empty is no change. */
export const pickChanges = (before: Fields, after: Fields): Fields =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !isSame(before[name], value) && !(before[name] == null && value === '')),
  );

/** A field that a colleague has changed. `mine` is missing where only the colleague has changed it. */
export type Difference = { field: string; before: unknown; theirs: unknown; mine?: unknown };

/** `ignored`: fields that change by themselves, such as the version. */
export function findDifferences(before: Fields, mine: Fields, theirs: Fields, ignored: readonly string[] = ['version']): Difference[] {
  const myChanges = pickChanges(before, mine);
  return Object.entries(pickChanges(before, theirs))
    .filter(([field, value]) => !ignored.includes(field) && !(field in myChanges && isSame(myChanges[field], value)))
    .map(([field, value]) => {
      const difference: Difference = { field, before: before[field], theirs: value };
      if (field in myChanges) difference.mine = myChanges[field];
      return difference;
    });
}

const isFilled = (value: unknown): boolean => value != null && value !== '';

/** A value in words, for the comparison of two versions. */
export function describeValue(value: unknown): string {
  if (!isFilled(value)) return 'empty';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return value.toLocaleString('en-US');
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return value.join(', ') || 'empty';
  if (Array.isArray(value)) return value.map(describeItem).join('\n');
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
}

/** Describes one item of a list, such as an option of a product, by its filled fields without ids. */
const describeItem = (item: unknown): string =>
  Object.entries(Object(item))
    .filter(([field, value]) => !field.endsWith('_id') && isFilled(value) && value !== false && typeof value !== 'object')
    .map(([, value]) => describeValue(value))
    .join(' · ');

/** Makes 'Base price RWF' of 'base_price_rwf', for fields without a label. */
export function formatFieldName(field: string): string {
  const words = field.replaceAll('_', ' ').replace(/\brwf\b/, 'RWF');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
