/**
 * A catalogue with one product of each kind, concern and ingredient. Only its category, concern or ingredient says what it is: names and brand
 * are invented words, which no query contains.
 */
import type { SearchDocument } from '../document.ts';

/** Each item is `id: category`. The files of queries name products by these ids. */
const KINDS = `sunscreen: Sunscreens; sun-stick: Sun Sticks; cleanser: Face Cleansers; cleansing-oil: Cleansing Oils; micellar-water: Micellar Waters;
  makeup-remover: Makeup Removers; toner: Toners; serum: Face Serums; moisturiser: Moisturizers; night-cream: Night Creams;
  eye-cream: Eye Creams; eye-patch: Eye Patches; sheet-mask: Sheet Masks; clay-mask: Clay Masks; sleeping-mask: Sleeping Masks;
  exfoliator: Exfoliators; pimple-patch: Pimple Patches; face-mist: Face Mists; face-oil: Face Oils; toner-pad: Toner Pads;
  shampoo: Shampoos; dry-shampoo: Dry Shampoos; conditioner: Conditioners; hair-mask: Hair Masks; hair-oil: Hair Oils; hair-serum: Hair Serums;
  hair-spray: Hairsprays; hair-gel: Styling Gels; edge-control: Edge Controls; hair-wax: Hair Waxes; hair-colour: Hair Color; relaxer: Relaxers; wig: Wigs;
  hair-brush: Hair Brushes; comb: Combs; hair-dryer: Hair Dryers; flat-iron: Flat Irons; curling-iron: Curling Irons; hair-clipper: Hair Clippers;
  bonnet: Satin Bonnets; lip-balm: Lip Balms; lipstick: Lipsticks; lip-gloss: Lip Glosses; lip-tint: Lip Tints; lip-liner: Lip Liners;
  foundation: Foundations; bb-cream: BB Creams; cushion: Cushions; blush: Blushes; bronzer: Bronzers; highlighter: Highlighters; primer: Primers;
  concealer: Concealers; eyeshadow: Eyeshadows; eyeliner: Eyeliners; mascara: Mascaras; brow-pencil: Brow Pencils; lashes: False Lashes;
  setting-powder: Setting Powders; pressed-powder: Pressed Powders; setting-spray: Setting Sprays; nail-polish: Nail Polishes; nail-file: Nail Files;
  nail-polish-remover: Nail Polish Removers; perfume: Perfumes; eau-de-toilette: Eaux de Toilette; body-mist: Body Mists; candle: Scented Candles;
  deodorant: Deodorants; body-lotion: Body Lotions; body-butter: Body Butters; body-oil: Body Oils; body-wash: Body Washes; body-scrub: Body Scrubs;
  bar-soap: Bar Soaps; hand-cream: Hand Creams; foot-cream: Foot Creams; razor: Razors; shaving-cream: Shaving Creams; toothpaste: Toothpastes;
  makeup-brush: Makeup Brushes; makeup-sponge: Makeup Sponges; tweezers: Tweezers; gift-set: Gift Sets; mirror: Mirrors; face-roller: Face Rollers`;

const CONCERNS = `acne: Acne; dark-spots: Dark spots; wrinkles: Anti-aging; redness: Redness; pores: Pores; dry-skin: Dry skin; oily-skin: Oily skin;
  sensitive-skin: Sensitive skin; brightening: Brightening; stretch-marks: Stretch marks; dandruff: Dandruff; hair-loss: Hair loss;
  damaged-hair: Damaged hair; curly-hair: Curly hair; blackheads: Blackheads; dark-circles: Dark circles; firming: Firming`;

const INGREDIENTS = `snail: Snail Secretion Filtrate; hyaluronic: Sodium Hyaluronate; niacinamide: Niacinamide; vitamin-c: Ascorbic Acid; retinol: Retinol;
  salicylic: Salicylic Acid; centella: Centella Asiatica Extract; rice: Oryza Sativa (Rice) Extract; honey: Honey Extract; green-tea: Camellia Sinensis (Green Tea) Leaf Extract;
  aloe: Aloe Barbadensis Leaf Extract; shea: Butyrospermum Parkii (Shea) Butter; coconut: Cocos Nucifera (Coconut) Oil; ginseng: Panax Ginseng Root Extract;
  tea-tree: Melaleuca Alternifolia (Tea Tree) Leaf Oil; panthenol: Panthenol; ceramide: Ceramide NP; collagen: Hydrolyzed Collagen; propolis: Propolis Extract;
  castor: Ricinus Communis (Castor) Seed Oil; charcoal: Charcoal Powder; clay: Kaolin; argan: Argania Spinosa (Argan) Kernel Oil`;

const parseList = (list: string): [id: string, text: string][] =>
  list.split(';').map((line) => {
    const [id = '', text = ''] = line.split(':').map((part) => part.trim());
    return [id, text];
  });

const createDocument = (product_id: string, nameNumber: number, fields: Partial<SearchDocument>): SearchDocument => ({
  product_id,
  name: `Nomina ${nameNumber}`,
  brand: 'Zelva',
  category: 'Specials',
  parent_categories: [],
  keywords: [],
  tags: [],
  attributes: [],
  ingredients: '',
  description: '',
  translations: [],
  in_stock: true,
  rating: 4,
  review_count: 10,
  sold_count: 0,
  created_ms: 0,
  ...fields,
});

export const ONE_OF_EACH_KIND: readonly SearchDocument[] = [
  ...parseList(KINDS).map(([id, category], number) =>
    createDocument(id, number, { category, attributes: id === 'pimple-patch' ? ['Acne'] : [] }),
  ),
  ...parseList(CONCERNS).map(([id, concern], number) => createDocument(id, 100 + number, { attributes: [concern] })),
  ...parseList(INGREDIENTS).map(([id, ingredients], number) =>
    createDocument(id, 200 + number, { ingredients: `Water, Glycerin, ${ingredients}` }),
  ),
];
