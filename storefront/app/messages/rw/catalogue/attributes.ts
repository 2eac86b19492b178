/** The names of the values by which shoppers filter, by filter and value. The API and the addresses of lists have the values. */
import type { KEY_INGREDIENTS } from '@uruhu/contract/catalogue/filters';
import type { Feature, Formulation, FreeFrom, SkinConcern, SkinType } from '@uruhu/contract/product-attributes';

export const valueNames = {
  features: {
    Moisturising: 'Bihehereza uruhu',
    'Low irritant': 'Byoroheye uruhu',
    'Absorbs quickly': 'Byinjira vuba',
    'Anti-aging': 'Birwanya iminkanyari',
    Brightening: 'Bitera uruhu kurabagirana',
  } satisfies Record<Feature, string>,
  skin_concern: {
    Acne: 'Ibiheri',
    Blackheads: 'Utudomo tw’umukara',
    Brightening: 'Bitera uruhu kurabagirana',
    'Deep cleansing': 'Gusukura byimbitse',
    'Fine dust removal': 'Gukuraho ivumbi',
    Moisturizing: 'Guhehereza uruhu',
    Soothing: 'Gutuza uruhu',
    'Visible pores': 'Utwenge tugaragara',
    'Well-aging': 'Gusaza neza',
  } satisfies Record<SkinConcern, string>,
  skin_type: {
    Dry: 'Rwumye',
    Oily: 'Rugira amavuta',
    Sensitive: 'Rworoshye',
    'Combination&Normal': 'Ruvanze cyangwa rusanzwe',
  } satisfies Record<SkinType, string>,
  fomulation: {
    Ampolues: 'Ampoule',
    Cream: 'Kremu',
    Fluid: 'Amazi (fluid)',
    Gel: 'Jeli',
    Toners: 'Tona',
  } satisfies Record<Formulation, string>,
  without: {
    fragrance: 'Impumuro',
    alcohol: 'Alukolo',
    'essential oils': 'Amavuta ahumura y’ibimera',
    parabens: 'Parabene',
    sulfates: 'Sulfate',
    silicones: 'Silicone',
    'mineral oil': 'Amavuta ava muri peteroli',
    'animal products': 'Ibikomoka ku nyamaswa',
  } satisfies Record<FreeFrom, string>,
  /** Ingredients that have a plainer name than that on the pack. */
  ingredients: {
    'Sodium Hyaluronate': 'Hyaluronic acid',
    'Centella Asiatica Extract': 'Centella (cica)',
    'Snail Secretion Filtrate': 'Snail mucin',
    'Ceramide NP': 'Ceramide',
    'Salicylic Acid': 'Salicylic acid (BHA)',
    'Ascorbic Acid': 'Vitamini C',
    'Sodium DNA': 'PDRN',
    'Houttuynia Cordata Extract': 'Heartleaf',
    'Propolis Extract': 'Propolis',
    'Galactomyces Ferment Filtrate': 'Galactomyces',
    'Oryza Sativa (Rice) Extract': 'Umuceri',
    'Panax Ginseng Root Extract': 'Ginseng',
    'Camellia Sinensis Leaf Extract': 'Icyayi kibisi',
    'Artemisia Princeps Leaf Extract': 'Mugwort',
    'Melaleuca Alternifolia (Tea Tree) Leaf Extract': 'Tea tree',
    'Aloe Barbadensis Leaf Extract': 'Igikakarubamba',
  } satisfies Partial<Record<(typeof KEY_INGREDIENTS)[number], string>>,
};
