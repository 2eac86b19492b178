/** The names of the values by which shoppers filter, by filter and value. The API and the addresses of lists have the values. */
import type { KEY_INGREDIENTS } from '@uruhu/contract/catalogue/filters';
import type { Feature, Formulation, FreeFrom, SkinConcern, SkinType } from '@uruhu/contract/product-attributes';

export const valueNames = {
  features: {
    Moisturising: 'Hydratant',
    'Low irritant': 'Peu irritant',
    'Absorbs quickly': 'Pénètre vite',
    'Anti-aging': 'Anti-âge',
    Brightening: 'Éclat',
  } satisfies Record<Feature, string>,
  skin_concern: {
    Acne: 'Imperfections',
    Blackheads: 'Points noirs',
    Brightening: 'Éclat',
    'Deep cleansing': 'Nettoyage en profondeur',
    'Fine dust removal': 'Particules fines',
    Moisturizing: 'Hydratation',
    Soothing: 'Apaisement',
    'Visible pores': 'Pores visibles',
    'Well-aging': 'Bien vieillir',
  } satisfies Record<SkinConcern, string>,
  skin_type: {
    Dry: 'Peau sèche',
    Oily: 'Peau grasse',
    Sensitive: 'Peau sensible',
    'Combination&Normal': 'Peau mixte ou normale',
  } satisfies Record<SkinType, string>,
  fomulation: {
    Ampolues: 'Ampoules',
    Cream: 'Crème',
    Fluid: 'Fluide',
    Gel: 'Gel',
    Toners: 'Toniques',
  } satisfies Record<Formulation, string>,
  /** In small letters, as they read within `withoutValue`. A list shows them with a capital. */
  without: {
    fragrance: 'parfum',
    alcohol: 'alcool',
    'essential oils': 'huiles essentielles',
    parabens: 'parabènes',
    sulfates: 'sulfates',
    silicones: 'silicones',
    'mineral oil': 'huile minérale',
    'animal products': 'produits d’origine animale',
  } satisfies Record<FreeFrom, string>,
  /** Ingredients that have a plainer name than that on the pack, also in small letters. */
  ingredients: {
    'Sodium Hyaluronate': 'acide hyaluronique',
    'Centella Asiatica Extract': 'centella (cica)',
    'Snail Secretion Filtrate': 'mucine d’escargot',
    'Ceramide NP': 'céramide',
    'Salicylic Acid': 'acide salicylique (BHA)',
    'Ascorbic Acid': 'vitamine C',
    'Sodium DNA': 'PDRN',
    'Houttuynia Cordata Extract': 'heartleaf',
    'Propolis Extract': 'propolis',
    'Galactomyces Ferment Filtrate': 'galactomyces',
    'Oryza Sativa (Rice) Extract': 'riz',
    'Panax Ginseng Root Extract': 'ginseng',
    'Camellia Sinensis Leaf Extract': 'thé vert',
    'Artemisia Princeps Leaf Extract': 'armoise',
    'Melaleuca Alternifolia (Tea Tree) Leaf Extract': 'arbre à thé',
    'Aloe Barbadensis Leaf Extract': 'aloe vera',
  } satisfies Partial<Record<(typeof KEY_INGREDIENTS)[number], string>>,
};
