/** The kinds of product of the generated shop. It has no facial skin care, which the demo shop sells. */

export type Department = 'Hair' | 'Fragrance' | 'Tools' | 'Body' | 'Nails' | 'Make-up';

export type ProductType = {
  department: Department;
  /** As written in the name of a product. */
  name: string;
  category: string;
  /** The lowest and highest price in thousands of francs. */
  prices_krwf: readonly [number, number];
  sizes: readonly string[];
  attributes: readonly string[];
};

// The attributes of each sort of product.
const HAIR_ATTRIBUTES = ['Curl Defining', 'Anti Frizz', 'Colour Safe', 'Volumising', 'Strengthening', 'Detangling'];
const STYLING_ATTRIBUTES = ['Strong Hold', 'Flexible Hold', 'Heat Protecting', 'Anti Frizz', 'High Shine'];
const SCENT_ATTRIBUTES = ['Woody', 'Floral', 'Fruity', 'Powdery', 'Smoky', 'Musky'];
const BODY_ATTRIBUTES = ['Nourishing', 'Cooling', 'Firming', 'Fast Absorbing', 'Perfumed', 'Sensitive'];
const MAKE_UP_ATTRIBUTES = ['Matte', 'Dewy', 'Waterproof', 'Long Lasting', 'Full Coverage', 'Sheer'];
const NAIL_ATTRIBUTES = ['Quick Dry', 'Glitter', 'Gel Effect', 'Strengthening', 'Chip Resistant'];
const ELECTRIC_TOOL_ATTRIBUTES = ['Ceramic', 'Ionic', 'Cordless', 'Foldable', 'Dual Voltage'];
const HAND_TOOL_ATTRIBUTES = ['Antistatic', 'Bamboo', 'Stainless', 'Foldable', 'Washable'];

// The sizes of each kind of pack.
const LIQUID_SIZES = ['100 ml', '200 ml', '250 ml', '300 ml', '400 ml', '500 ml', '1 l'];
const JAR_SIZES = ['50 ml', '75 ml', '150 ml', '200 ml', '250 g', '300 g'];
const DROPPER_SIZES = ['10 ml', '15 ml', '30 ml', '50 ml', '100 ml'];
const SMALL_PACK_SIZES = ['2.5 g', '3.5 g', '5 ml', '7.5 ml', '8 g', '12 g'];

const createTypes = (
  department: Department,
  attributes: readonly string[],
  sizes: readonly string[],
  rows: readonly [name: string, category: string, low_krwf: number, high_krwf: number][],
): ProductType[] =>
  rows.map(([name, category, low_krwf, high_krwf]) => ({
    department,
    name,
    category,
    prices_krwf: [low_krwf, high_krwf],
    sizes,
    attributes,
  }));

export const PRODUCT_TYPES: readonly ProductType[] = [
  ...createTypes('Hair', HAIR_ATTRIBUTES, LIQUID_SIZES, [
    ['Shampoo', 'Shampoos', 6, 30],
    ['Conditioner', 'Conditioners', 6, 30],
    ['Dry Shampoo', 'Dry Shampoos', 8, 28],
    ['Leave In Spray', 'Leave In Care', 8, 26],
  ]),
  ...createTypes('Hair', HAIR_ATTRIBUTES, JAR_SIZES, [
    ['Hair Mask', 'Hair Masks', 9, 40],
    ['Hair Cream', 'Hair Creams', 5, 24],
  ]),
  ...createTypes('Hair', HAIR_ATTRIBUTES, DROPPER_SIZES, [
    ['Hair Oil', 'Hair Oils', 7, 35],
    ['Hair Serum', 'Hair Serums', 9, 42],
  ]),
  ...createTypes('Hair', STYLING_ATTRIBUTES, JAR_SIZES, [
    ['Styling Gel', 'Styling Gels', 4, 18],
    ['Edge Control', 'Edge Controls', 4, 15],
    ['Hair Wax', 'Hair Waxes', 5, 18],
  ]),
  ...createTypes(
    'Fragrance',
    SCENT_ATTRIBUTES,
    ['30 ml', '50 ml', '75 ml', '100 ml'],
    [
      ['Eau de Parfum', 'Eaux de Parfum', 40, 190],
      ['Eau de Toilette', 'Eaux de Toilette', 25, 120],
      ['Perfume Oil', 'Perfume Oils', 12, 60],
    ],
  ),
  ...createTypes('Fragrance', SCENT_ATTRIBUTES, LIQUID_SIZES, [
    ['Body Mist', 'Body Mists', 9, 30],
    ['Room Spray', 'Room Sprays', 8, 25],
  ]),
  ...createTypes('Fragrance', SCENT_ATTRIBUTES, ['120 g', '180 g', '220 g'], [['Scented Candle', 'Scented Candles', 10, 55]]),
  ...createTypes(
    'Tools',
    ELECTRIC_TOOL_ATTRIBUTES,
    [],
    [
      ['Hair Dryer', 'Hair Dryers', 25, 180],
      ['Flat Iron', 'Flat Irons', 22, 150],
      ['Curling Wand', 'Curling Wands', 20, 120],
      ['Hair Clipper', 'Hair Clippers', 18, 90],
    ],
  ),
  ...createTypes(
    'Tools',
    HAND_TOOL_ATTRIBUTES,
    [],
    [
      ['Hair Brush', 'Hair Brushes', 3, 25],
      ['Comb', 'Combs', 1, 9],
      ['Makeup Brush', 'Makeup Brushes', 3, 22],
      ['Makeup Sponge', 'Makeup Sponges', 2, 12],
      ['Tweezers', 'Tweezers', 2, 15],
      ['Eyelash Curler', 'Eyelash Curlers', 3, 18],
      ['Satin Bonnet', 'Bonnets', 4, 16],
    ],
  ),
  ...createTypes('Body', BODY_ATTRIBUTES, JAR_SIZES, [
    ['Cream', 'All Purpose Creams', 4, 25],
    ['Hand Cream', 'Hand Creams', 3, 16],
    ['Foot Cream', 'Foot Creams', 4, 18],
    ['Body Butter', 'Body Butters', 7, 32],
    ['Body Scrub', 'Body Scrubs', 7, 30],
  ]),
  ...createTypes('Body', BODY_ATTRIBUTES, LIQUID_SIZES, [
    ['Body Lotion', 'Body Lotions', 6, 28],
    ['Body Wash', 'Body Washes', 5, 24],
    ['Body Oil', 'Body Oils', 8, 38],
  ]),
  ...createTypes('Body', BODY_ATTRIBUTES, ['50 ml', '75 ml', '150 ml'], [['Deodorant', 'Deodorants', 3, 14]]),
  ...createTypes('Body', BODY_ATTRIBUTES, ['90 g', '100 g', '125 g'], [['Bar Soap', 'Bar Soaps', 1, 8]]),
  ...createTypes(
    'Nails',
    NAIL_ATTRIBUTES,
    ['5 ml', '8 ml', '10 ml', '12 ml', '15 ml'],
    [
      ['Nail Polish', 'Nail Polishes', 2, 14],
      ['Top Coat', 'Top Coats', 3, 14],
      ['Cuticle Oil', 'Cuticle Oils', 3, 14],
    ],
  ),
  ...createTypes('Nails', NAIL_ATTRIBUTES, LIQUID_SIZES, [['Nail Polish Remover', 'Nail Polish Removers', 2, 10]]),
  ...createTypes(
    'Nails',
    HAND_TOOL_ATTRIBUTES,
    [],
    [
      ['Nail File', 'Nail Files', 1, 6],
      ['Press On Nails', 'Press On Nails', 3, 16],
    ],
  ),
  ...createTypes(
    'Make-up',
    MAKE_UP_ATTRIBUTES,
    ['15 ml', '20 ml', '30 ml', '35 ml'],
    [
      ['Foundation', 'Foundations', 12, 60],
      ['Primer', 'Primers', 9, 40],
      ['Setting Spray', 'Setting Sprays', 8, 32],
    ],
  ),
  ...createTypes('Make-up', MAKE_UP_ATTRIBUTES, SMALL_PACK_SIZES, [
    ['Concealer', 'Concealers', 6, 30],
    ['Pressed Powder', 'Pressed Powders', 7, 32],
    ['Lipstick', 'Lipsticks', 5, 32],
    ['Lip Gloss', 'Lip Glosses', 3, 20],
    ['Lip Liner', 'Lip Liners', 2, 14],
    ['Mascara', 'Mascaras', 6, 30],
    ['Eyeliner', 'Eyeliners', 3, 20],
    ['Blush', 'Blushes', 5, 28],
    ['Brow Pencil', 'Brow Pencils', 3, 18],
    ['Eyeshadow Palette', 'Eyeshadow Palettes', 10, 70],
  ]),
];

const splitName = (name: string): string[] => name.toLowerCase().split(' ');
const hasAllWordsOf = (name: string, otherName: string): boolean => {
  const words = splitName(name);
  return splitName(otherName).every((word) => words.includes(word));
};

/** Lists the types whose name has all words of the name of `type`, and more. For 'Cream', these are 'Hair Cream', 'Hand Cream' and 'Foot Cream'. */
export const listNarrowerTypes = (type: ProductType): ProductType[] =>
  PRODUCT_TYPES.filter((other) => other !== type && hasAllWordsOf(other.name, type.name));
