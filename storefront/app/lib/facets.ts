/** What the filter panel offers, as it travels in a page: of every open-ended list only what a shopper reads. */
import { FILTERS, type Filter, KEY_INGREDIENTS } from '@uruhu/contract/filters';
import type { Facet, Facets } from '@uruhu/contract/product';

export type Offer = readonly [value: string, count: number];
export type Offers = Record<Filter, readonly Offer[]> & { price: Facets['price'] };

/** A group shows so many; the others come after 'Show all'. */
export const LEAD = 6;
const REST_MIN = 5;
const KEYWORDS_MAX = 18;

const byCount = ([left, one]: Offer, [right, other]: Offer) => other - one || left.localeCompare(right);
const known: ReadonlySet<string> = new Set(KEY_INGREDIENTS);

type Pick = (offers: readonly Offer[], chosen: readonly string[]) => readonly Offer[];

const asTheyAre: Pick = (offers) => offers;
/** Of these there is no end, so what would give nothing is left out. */
const commonest: Pick = (offers, chosen) =>
  offers
    .filter(([value, count]) => count > 0 || chosen.includes(value))
    .sort(byCount)
    .filter(([value], place) => place < KEYWORDS_MAX || chosen.includes(value));

const PICK: Record<Filter, Pick> = {
  /** Their order and names come from the tree. */
  category_id: (offers, chosen) => offers.filter(([id, count]) => count > 0 || chosen.includes(id)),
  tags: asTheyAre,
  features: asTheyAre,
  skin_concern: asTheyAre,
  skin_type: asTheyAre,
  fomulation: asTheyAre,
  keywords: commonest,
  /** The best known first, then from A to Z. */
  brand: (offers) => {
    const lead = [...offers].sort(byCount).slice(0, LEAD);
    return [...lead, ...offers.filter((offer) => !lead.includes(offer))];
  },
  ingredients: (offers, chosen) => offers.filter(([value]) => known.has(value) || chosen.includes(value)).sort(byCount),
  without: asTheyAre,
};

const toOffers = (facet: Facet): Offer[] => facet.map(({ value, count }) => [value, count]);

export function offersFrom(facets: Facets, chosen: Partial<Record<Filter, readonly string[]>>): Offers {
  const lists = FILTERS.map((name) => [name, PICK[name](toOffers(facets[name]), chosen[name] ?? [])]);
  return { ...(Object.fromEntries(lists) as Record<Filter, readonly Offer[]>), price: facets.price };
}

/** What is seen at once, and what only on demand; what is chosen is always seen. A rest of a few is no reason to hide it. */
export function leadAndRest<Item>(items: readonly Item[], isChosen: (item: Item) => boolean): { lead: Item[]; rest: Item[] } {
  if (items.length <= LEAD + REST_MIN - 1) return { lead: [...items], rest: [] };
  const lead = items.filter((item, place) => place < LEAD || isChosen(item));
  return { lead, rest: items.filter((item) => !lead.includes(item)) };
}

/** Where each value stands, and how many of them are seen at once. */
export type Places = { order: readonly string[]; lead: ReadonlySet<string> };

export const placesOf = ({ lead, rest }: { lead: readonly Offer[]; rest: readonly Offer[] }): Places => ({
  order: [...lead, ...rest].map(([value]) => value),
  lead: new Set(lead.map(([value]) => value)),
});

/** The offers of now at the places they had; what is new comes last. Where all were seen, all are. */
export function inPlaces(offers: readonly Offer[], { order, lead }: Places): { lead: Offer[]; rest: Offer[] } {
  const place = ([value]: Offer) => (order.includes(value) ? order.indexOf(value) : order.length);
  const sorted = [...offers].sort((left, right) => place(left) - place(right));
  const whole = lead.size === order.length;
  return { lead: sorted.filter(([value]) => whole || lead.has(value)), rest: sorted.filter(([value]) => !whole && !lead.has(value)) };
}
