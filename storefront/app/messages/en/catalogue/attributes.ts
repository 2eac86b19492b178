/** The names of the values by which shoppers filter, by filter and value. The API and the addresses of lists have the values. */
import type { KEY_INGREDIENTS } from '@uruhu/contract/catalogue/filters';
import type { Feature, Formulation, FreeFrom, SkinConcern, SkinType } from '@uruhu/contract/product-attributes';

export const valueNames = {
  features: {
    Moisturising: 'Moisturising',
    'Low irritant': 'Low irritant',
    'Absorbs quickly': 'Absorbs quickly',
    'Anti-aging': 'Anti-aging',
    Brightening: 'Brightening',
  } satisfies Record<Feature, string>,
  skin_concern: {
    Acne: 'Acne',
    Blackheads: 'Blackheads',
    Brightening: 'Brightening',
    'Deep cleansing': 'Deep cleansing',
    'Fine dust removal': 'Fine dust removal',
    Moisturizing: 'Moisturizing',
    Soothing: 'Soothing',
    'Visible pores': 'Visible pores',
    'Well-aging': 'Well-aging',
  } satisfies Record<SkinConcern, string>,
  skin_type: {
    Dry: 'Dry',
    Oily: 'Oily',
    Sensitive: 'Sensitive',
    'Combination&Normal': 'Combination&Normal',
  } satisfies Record<SkinType, string>,
  fomulation: {
    Ampolues: 'Ampoules',
    Cream: 'Cream',
    Fluid: 'Fluid',
    Gel: 'Gel',
    Toners: 'Toners',
  } satisfies Record<Formulation, string>,
  /** In small letters, as they read within `withoutValue`. A list shows them with a capital. */
  without: {
    fragrance: 'fragrance',
    alcohol: 'alcohol',
    'essential oils': 'essential oils',
    parabens: 'parabens',
    sulfates: 'sulfates',
    silicones: 'silicones',
    'mineral oil': 'mineral oil',
    'animal products': 'animal products',
  } satisfies Record<FreeFrom, string>,
  /** Ingredients that have a plainer name than that on the pack, also in small letters. */
  ingredients: {
    'Sodium Hyaluronate': 'hyaluronic acid',
    'Centella Asiatica Extract': 'centella (cica)',
    'Snail Secretion Filtrate': 'snail mucin',
    'Ceramide NP': 'ceramide',
    'Salicylic Acid': 'salicylic acid (BHA)',
    'Ascorbic Acid': 'vitamin C',
    'Sodium DNA': 'PDRN',
    'Houttuynia Cordata Extract': 'heartleaf',
    'Propolis Extract': 'propolis',
    'Galactomyces Ferment Filtrate': 'galactomyces',
    'Oryza Sativa (Rice) Extract': 'rice',
    'Panax Ginseng Root Extract': 'ginseng',
    'Camellia Sinensis Leaf Extract': 'green tea',
    'Artemisia Princeps Leaf Extract': 'mugwort',
    'Melaleuca Alternifolia (Tea Tree) Leaf Extract': 'tea tree',
    'Aloe Barbadensis Leaf Extract': 'aloe',
  } satisfies Partial<Record<(typeof KEY_INGREDIENTS)[number], string>>,
};
