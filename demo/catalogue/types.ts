import type { Feature, Formulation, FreeFrom, SkinConcern, SkinType, Tag } from '@uruhu/contract/product-attributes';
import type { CategoryId } from './categories.ts';

/** How the picture of a product's pack is drawn (see demo/drawing). Colours are #RRGGBB. */
export type Pack = {
  container: 'dropper' | 'pump' | 'toner' | 'jar' | 'tube' | 'stick' | 'cushion' | 'sachet' | 'balm' | 'ampoule' | 'mist' | 'lipbalm';
  /** The icon on the label. The same thing lies beside the pack in its picture. */
  icon:
    | 'centella'
    | 'snail'
    | 'rice'
    | 'drop'
    | 'honey'
    | 'greentea'
    | 'ginseng'
    | 'citrus'
    | 'mugwort'
    | 'heartleaf'
    | 'pearl'
    | 'sun'
    | 'rose'
    | 'olive';
  palette: {
    body: string;
    cap: string;
    /** Label text: must be readable on `body`. */
    ink: string;
    accent: string;
    /** Colour of the cream or liquid: visible through glass, and in the picture of its texture. */
    liquid: string;
    /** Colour of the background, in a hue similar to the pack's. */
    backdrop: 'celadon' | 'rice' | 'blush' | 'clay' | 'butter' | 'porcelain' | 'iris' | 'sand';
  };
  finish?: 'matte' | 'satin' | 'gloss' | 'frost' | 'glass';
  capFinish?: 'satin' | 'gloss' | 'metal' | 'matte';
  layout?: 'classic' | 'left' | 'band' | 'serif' | 'vertical';
};

export type DemoOption = {
  name: string;
  description?: string;
  additional_price_rwf: number;
  /** Colour of a shade, #RRGGBB. An option with a swatch gets its own picture. */
  swatch?: string;
  /** Pieces in Kigali or on order. If absent, the option is made to order and never out of stock. */
  stock?: number;
};

export type DemoSize = { name: string; additional_price_rwf: number; stock?: number };

export type DemoProduct = {
  /** Unique, short, readable: '<brand>-<words of the name>', a-z 0-9 and hyphens, at most 60 characters. */
  id: string;
  /** The product's real name without its brand. */
  name: string;
  volume: string;
  /** Must be a leaf of the category tree. */
  category: CategoryId;
  base_price_rwf: number;
  /** Above 0 and below the base price. If absent, the product has no discount. */
  discounted_price_rwf?: number;
  /** Weight with packaging. */
  weight_g: number;
  tags: Tag[];
  features: Feature[];
  skin_concern: SkinConcern[];
  skin_type: SkinType[];
  /** The formulation, in the spelling of the API. Absent if none of the five fits, as for make-up and hair care. */
  fomulation?: Formulation;
  keywords: string[];
  /** Typical INCI list, comma-separated, in the usual order. */
  ingredients: string;
  free_from: FreeFrom[];
  /** HTML: one to three <p>, not copied from the brand. */
  description: string;
  /** HTML, not copied from the brand. */
  why_we_love_it: string;
  featured_ingredients: { name: string; note: string }[];
  how_to_use: string[];
  /** Rows of the Specific Information table. The shop adds the rows volume, brand and origin itself. */
  specific_info: { label: string; value: string }[];
  options?: DemoOption[];
  sizes?: DemoSize[];
  stock?: number;
  pack: Pack;
  /** Number and average of the ratings. Reviews are composed to match them. */
  rating: { average: number; count: number };
  /** Reviews written by hand; all others are composed. */
  reviews: { rating: 1 | 2 | 3 | 4 | 5; text: string; author: string }[];
  /** First day on which the shop sells it, YYYY-MM-DD, between 2024-06-01 and 2026-11-15. */
  available_since: string;
};

export type DemoBrand = { id: string; name: string; products: DemoProduct[] };
