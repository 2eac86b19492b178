/** The ingredients that a customer can choose to avoid. */

import { KEY_INGREDIENTS } from '@uruhu/contract/catalogue/filters';
import { FREE_FROM } from '@uruhu/contract/product-attributes';
import { getValueName } from '#app/features/filters/value-name.ts';
import { compareNames } from '#app/lib/text/compare-names.ts';

export type AvoidableIngredient = { value: string; label: string };

const toAvoidable = (value: string): AvoidableIngredient => ({ value, label: getValueName('without', value) });

/** Groups of ingredients, such as parabens. */
export const INGREDIENT_KINDS: readonly AvoidableIngredient[] = FREE_FROM.map(toAvoidable);
/** Single ingredients, such as vitamin C. */
export const INGREDIENTS: readonly AvoidableIngredient[] = KEY_INGREDIENTS.map(toAvoidable).sort((one, other) =>
  compareNames(one.label, other.label),
);

const normalize = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Finds the ingredients whose plain or official name contains every word of the query. A blank query finds all. */
export function findAvoidable(ingredients: readonly AvoidableIngredient[], query: string): readonly AvoidableIngredient[] {
  const words = normalize(query).split(/\s+/).filter(Boolean);
  return ingredients.filter(({ value, label }) => words.every((word) => normalize(`${label} ${value}`).includes(word)));
}
