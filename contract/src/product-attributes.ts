/** The values that attributes of a product can have, as the shop's specification spells them ('Ampolues' too). */

export const TAGS = ['HOT DEAL', 'NEW ARRIVAL', 'BEST SELLER', 'LIMITED TIME', 'FREE SHIPPING'] as const;
export const FEATURES = ['Moisturising', 'Low irritant', 'Absorbs quickly', 'Anti-aging', 'Brightening'] as const;
export const SKIN_CONCERNS = [
  'Acne',
  'Blackheads',
  'Brightening',
  'Deep cleansing',
  'Fine dust removal',
  'Moisturizing',
  'Soothing',
  'Visible pores',
  'Well-aging',
] as const;
export const SKIN_TYPES = ['Dry', 'Oily', 'Sensitive', 'Combination&Normal'] as const;
export const FORMULATIONS = ['Ampolues', 'Cream', 'Fluid', 'Gel', 'Toners'] as const;
/** What a product can declare itself free from. */
export const FREE_FROM = [
  'fragrance',
  'alcohol',
  'essential oils',
  'parabens',
  'sulfates',
  'silicones',
  'mineral oil',
  'animal products',
] as const;

export type Tag = (typeof TAGS)[number];
export type Feature = (typeof FEATURES)[number];
export type SkinConcern = (typeof SKIN_CONCERNS)[number];
export type SkinType = (typeof SKIN_TYPES)[number];
export type Formulation = (typeof FORMULATIONS)[number];
export type FreeFrom = (typeof FREE_FROM)[number];

/**
 * The attributes by which shoppers filter, in the order of the panel. `isList`: a product can have several of the values. `parameter`: the name
 * of the filter in URLs. `isOnCard`: cards of products have it.
 */
export const PRODUCT_ATTRIBUTES = {
  tags: { values: TAGS, isList: true, parameter: 'tag', isOnCard: true },
  features: { values: FEATURES, isList: true, parameter: 'feature', isOnCard: false },
  skin_concern: { values: SKIN_CONCERNS, isList: true, parameter: 'concern', isOnCard: false },
  skin_type: { values: SKIN_TYPES, isList: true, parameter: 'skin', isOnCard: false },
  fomulation: { values: FORMULATIONS, isList: false, parameter: 'formulation', isOnCard: false },
} as const satisfies Readonly<
  Record<string, { values: readonly [string, ...string[]]; isList: boolean; parameter: string; isOnCard: boolean }>
>;
type Attributes = typeof PRODUCT_ATTRIBUTES;
export type Attribute = keyof Attributes;
export const ATTRIBUTES = Object.keys(PRODUCT_ATTRIBUTES) as readonly Attribute[];
export type ListAttribute = { [Key in Attribute]: Attributes[Key]['isList'] extends true ? Key : never }[Attribute];
export type SingleAttribute = Exclude<Attribute, ListAttribute>;
export const LIST_ATTRIBUTES = ATTRIBUTES.filter((key): key is ListAttribute => PRODUCT_ATTRIBUTES[key].isList);
export const SINGLE_ATTRIBUTES = ATTRIBUTES.filter((key): key is SingleAttribute => !PRODUCT_ATTRIBUTES[key].isList);
export type CardAttribute = { [Key in Attribute]: Attributes[Key]['isOnCard'] extends true ? Key : never }[Attribute];

/** Creates a value for each attribute. */
export const mapAttributes = <Value>(createValue: (key: Attribute) => Value): Record<Attribute, Value> =>
  Object.fromEntries(ATTRIBUTES.map((key) => [key, createValue(key)])) as Record<Attribute, Value>;
