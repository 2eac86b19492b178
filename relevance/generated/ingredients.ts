/**
 * Ingredients by their INCI names, the international names on labels. Some names share words, to test that the search looks for all words of
 * a query in the name of one ingredient: 'hydrolyzed keratin' must not match 'Hydrolyzed Silk' and 'Keratin Amino Acids'.
 */
import type { Department } from './product-types.ts';

const parseNames = (list: string): string[] => list.split(';').map((name) => name.trim());

const BASE = parseNames(
  `1,2-Hexanediol; Glycerin; Phenoxyethanol; Citric Acid; Xanthan Gum; Disodium EDTA; Butylene Glycol; Caprylyl Glycol; Sodium Benzoate;
  Potassium Sorbate; Ethylhexylglycerin; 1,3-Propanediol; Parfum; Linalool; Limonene; Benzyl Alcohol; Tocopheryl Acetate`,
);
const HAIR = parseNames(
  `Hydrolyzed Keratin; Keratin Amino Acids; Hydrolyzed Silk; Silk Amino Acids; Hydrolyzed Wheat Protein; Wheat Germ Extract;
  Behentrimonium Chloride; Cetrimonium Chloride; Cocamidopropyl Betaine; Sodium Laureth Sulfate; Sodium Cocoyl Isethionate; Biotin; Caffeine;
  Ricinus Communis Seed Oil; Argania Spinosa Kernel Oil; Cocos Nucifera Oil; Cocos Nucifera Fruit Extract; Amodimethicone; Guar
  Hydroxypropyltrimonium Chloride; Rosmarinus Officinalis Leaf Oil; Mentha Piperita Oil; Mentha Piperita Leaf Water; Piroctone Olamine;
  Polyquaternium-10; Polyquaternium-7; PVP; VP/VA Copolymer; Panthenol; Urtica Dioica Extract; Moringa Oleifera Seed Oil`,
);
const FRAGRANCE = parseNames(
  `Alcohol Denat.; Aqua; Citronellol; Geraniol; Coumarin; Eugenol; Hydroxycitronellal; Alpha-Isomethyl Ionone; Benzyl Salicylate; Farnesol;
  Evernia Prunastri Extract; Cananga Odorata Flower Oil; Jasminum Officinale Flower Extract; Pogostemon Cablin Leaf Oil; Santalum Album Oil;
  Vanilla Planifolia Fruit Extract; Citrus Bergamia Peel Oil; Iris Florentina Root Extract; Soy Wax; Benzyl Benzoate; Cinnamyl Alcohol`,
);
const BODY = parseNames(
  `Butyrospermum Parkii Butter; Theobroma Cacao Seed Butter; Mangifera Indica Seed Butter; Cera Alba; Urea; Allantoin; Sodium Chloride;
  Prunus Amygdalus Dulcis Oil; Simmondsia Chinensis Seed Oil; Cocos Nucifera Oil; Petrolatum; Paraffinum Liquidum; Lanolin; Zinc Ricinoleate;
  Aluminum Chlorohydrate; Sodium Palmate; Sodium Cocoate; Glycol Distearate; Avena Sativa Kernel Flour; Avena Sativa Kernel Oil; Menthol;
  Calendula Officinalis Flower Extract; Persea Gratissima Oil; Juglans Regia Shell Powder; Sucrose; Cetearyl Alcohol; Stearic Acid`,
);
const NAILS = parseNames(
  `Ethyl Acetate; Butyl Acetate; Nitrocellulose; Acetyl Tributyl Citrate; Adipic Acid/Neopentyl Glycol/Trimellitic Anhydride Copolymer;
  Isopropyl Alcohol; Acetone; Stearalkonium Bentonite; Styrene/Acrylates Copolymer; Benzophenone-1; Silica; Calcium Pantothenate;
  Prunus Armeniaca Kernel Oil; Simmondsia Chinensis Seed Oil; Diacetone Alcohol; Hydrogenated Styrene; CI 15850; CI 77891; Mica`,
);
const MAKE_UP = parseNames(
  `Mica; Talc; Titanium Dioxide; Iron Oxides; CI 77491; CI 77492; CI 77499; CI 15850; CI 45410; Synthetic Fluorphlogopite; Nylon-12;
  Boron Nitride; Carnauba Wax; Candelilla Wax; Ozokerite; Isododecane; Trimethylsiloxysilicate; Dimethicone; Cyclopentasiloxane; Polybutene;
  Octyldodecanol; Diisostearyl Malate; Ricinus Communis Seed Oil; Zea Mays Starch; Oryza Sativa Starch; Squalane; Bismuth Oxychloride;
  Magnesium Stearate; Kaolin; Disteardimonium Hectorite; Sorbitan Sesquioleate; Euphorbia Cerifera Wax; PEG-10 Dimethicone`,
);

/** The ingredients of each department; tools have none. */
export const INGREDIENTS: Record<Department, readonly string[]> = {
  Hair: [...BASE, ...HAIR],
  Fragrance: [...BASE, ...FRAGRANCE],
  Tools: [],
  Body: [...BASE, ...BODY],
  Nails: NAILS,
  'Make-up': [...BASE, ...MAKE_UP],
};

export const ALL_INGREDIENTS: readonly string[] = [...new Set(Object.values(INGREDIENTS).flat())];
