/** The sort orders of lists. A sort has the same label in every list. */
import type { FilterSort } from '@uruhu/contract/catalogue/filters';
import { sorts as labels } from '#messages/catalogue/catalogue';

/** The sorts of the lists for which the specification names none. The first is the default. */
export const SHARED_SORTS = ['new', 'best', 'rating', 'discounted_price', '-discounted_price'] as const;
/** The best sellers come in the order of their name first. */
export const BEST_SORTS = ['best', 'new', 'rating', 'discounted_price', '-discounted_price'] as const;
/** The sorts that the specification names for a category, and for all products. */
export const CATEGORY_SORTS = ['new', 'best', 'price', '-price'] as const;
export const ALL_PRODUCTS_SORTS = ['created_at', '-created_at', 'name', '-name', 'discounted_price', '-discounted_price'] as const;

export type SortChoices = readonly { value: FilterSort; label: string }[];

export const toSortChoices = (sorts: readonly FilterSort[]): SortChoices => sorts.map((value) => ({ value, label: labels[value] }));
