/** A small catalogue for tests of the search. */
import type { SearchDocument } from './document.ts';

const DAY_MS = 86_400_000;
const DEFAULTS: Omit<SearchDocument, 'product_id' | 'name' | 'brand'> = {
  keywords: [],
  tags: [],
  category: '',
  parent_categories: [],
  attributes: [],
  ingredients: '',
  description: '',
  translations: [],
  in_stock: true,
  rating: 4.5,
  review_count: 20,
  sold_count: 0,
  created_ms: 0,
};
export const createDocument = (product_id: string, brand: string, name: string, fields: Partial<SearchDocument> = {}): SearchDocument => ({
  ...DEFAULTS,
  product_id,
  brand,
  name,
  ...fields,
});

export const SAMPLE_CATALOGUE: readonly SearchDocument[] = [
  createDocument('sun-cream', 'Beauty of Joseon', 'Relief Sun: Rice + Probiotics SPF50+ PA++++', {
    category: 'Sun Creams',
    parent_categories: ['Sun Care'],
    keywords: ['sunscreen', 'sunblock', 'no white cast'],
    attributes: ['50 ml', 'Dry skin'],
    description: '<p>A light cream for every morning&nbsp;and every toner.</p>',
  }),
  createDocument('rice-toner', 'I’m From', 'Rice Toner', {
    category: 'Toners',
    keywords: ['milky toner'],
    attributes: ['150 ml', 'Brightening'],
  }),
  createDocument('black-rice-toner', 'Haruharu Wonder', 'Black Rice Hyaluronic Toner', {
    category: 'Toners',
    ingredients: 'Water, Sodium Hyaluronate',
    attributes: ['150 ml'],
  }),
  createDocument('centella-ampoule', 'SKIN1004', 'Madagascar Centella Ampoule', { category: 'Ampoules', attributes: ['100 ml', 'Acne'] }),
  createDocument('snail-essence', 'COSRX', 'Advanced Snail 96 Mucin Power Essence', {
    category: 'Essences',
    keywords: ['snail mucin'],
    attributes: ['100 ml'],
    ingredients: 'Snail Secretion Filtrate, Panthenol, Sucrose',
  }),
  createDocument('peach-serum', 'Anua', 'Peach 70% Niacinamide Serum', {
    category: 'Serums',
    keywords: ['dark spots', 'even tone'],
    attributes: ['30 ml', 'Brightening'],
  }),
  createDocument('pdrn-serum', 'Medicube', 'PDRN Pink Peptide Serum', {
    category: 'Serums',
    keywords: ['salmon DNA'],
    attributes: ['30 ml'],
  }),
  createDocument('foam', 'numbuzin', 'Honest Foam', {
    category: 'Foam Cleansers',
    keywords: ['cleanser', 'moisturising'],
    attributes: ['150 ml'],
  }),
  createDocument('eclat-mask', 'Mise en Scène', 'Éclat Mask', { category: 'Wash-off Masks', description: 'It colours nothing.' }),
  createDocument('patch-old', 'Plain', 'Pimple Patch', { category: 'Spot Care', rating: 5, review_count: 1 }),
  createDocument('patch-liked', 'Plain', 'Pimple Patch', { category: 'Spot Care', rating: 4.8, review_count: 300 }),
  createDocument('patch-sold', 'Plain', 'Pimple Patch', { category: 'Spot Care', rating: 4.8, review_count: 20, sold_count: 400 }),
  createDocument('patch-new', 'Plain', 'Pimple Patch', { category: 'Spot Care', rating: 5, review_count: 1, created_ms: DAY_MS }),
  createDocument('patch-gone', 'Plain', 'Pimple Patch', { category: 'Spot Care', rating: 5, review_count: 900, in_stock: false }),
];
