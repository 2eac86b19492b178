/** The names of the values by which shoppers filter. Addresses, the API and forms have the values themselves. */
import type { Filter } from '@uruhu/contract/catalogue/filters';
import { valueNames } from '#messages/catalogue/attributes';
import { withoutValue } from '#messages/catalogue/catalogue';
import { tagNames } from '#messages/catalogue/tags';

type Names = Readonly<Record<string, string>>;

const NAMES: Partial<Record<Filter, Names>> = {
  ...valueNames,
  tags: tagNames,
  // A shopper can avoid a kind of ingredients or a single one.
  without: { ...valueNames.ingredients, ...valueNames.without },
};

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const findName = (filter: Filter, value: string): string => NAMES[filter]?.[value] ?? value;

/** The name of a value within its group. Brands and keywords have no other name. */
export const getValueName = (filter: Filter, value: string): string => (filter === 'brand' ? value : capitalize(findName(filter, value)));

/** The name of a value outside its group. */
export const getChipName = (filter: Filter, value: string): string =>
  filter === 'without' ? withoutValue(findName(filter, value)) : getValueName(filter, value);
