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
