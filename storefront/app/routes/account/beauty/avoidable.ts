/** What can be avoided, as it is chosen from. */
import { FREE_FROM } from '@uruhu/contract/constants';
import { KEY_INGREDIENTS } from '@uruhu/contract/filters';
import { filterValue } from '#messages/catalogue';

export type Avoidable = { value: string; label: string };

const named = (value: string): Avoidable => ({ value, label: filterValue('without', value) });

export const KINDS: readonly Avoidable[] = FREE_FROM.map(named);
export const INGREDIENTS: readonly Avoidable[] = KEY_INGREDIENTS.map(named).sort((one, other) => one.label.localeCompare(other.label));

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Those whose plain or official name holds every word of the query; all of them for a blank one. */
export function findAvoidable(all: readonly Avoidable[], query: string): readonly Avoidable[] {
  const sought = plain(query).split(/\s+/).filter(Boolean);
  return all.filter(({ value, label }) => sought.every((word) => plain(`${label} ${value}`).includes(word)));
}
