/** The category tree of the demo shop, at most three levels deep. Only leaves have products. */
type Node = { name: string; children?: Record<string, Node> };

const leaf = (name: string): Node => ({ name });

export const categoryTree = {
  skincare: {
    name: 'Skincare',
    children: {
      'toners-and-essences': {
        name: 'Toners & Essences',
        children: { toners: leaf('Toners'), 'toner-pads': leaf('Toner Pads'), essences: leaf('Essences'), mists: leaf('Face Mists') },
      },
      'serums-and-ampoules': { name: 'Serums & Ampoules', children: { serums: leaf('Serums'), ampoules: leaf('Ampoules') } },
      moisturisers: {
        name: 'Moisturisers',
        children: {
          creams: leaf('Creams'),
          'gel-creams': leaf('Gel Creams'),
          emulsions: leaf('Emulsions & Lotions'),
          'face-oils': leaf('Face Oils'),
        },
      },
      'eye-care': { name: 'Eye Care', children: { 'eye-creams': leaf('Eye Creams'), 'eye-patches': leaf('Eye Patches') } },
      'lip-care': { name: 'Lip Care', children: { 'lip-balms': leaf('Lip Balms'), 'lip-masks': leaf('Lip Masks') } },
      'spot-care': leaf('Spot Care'),
    },
  },
  makeup: {
    name: 'Makeup',
    children: {
      'face-makeup': {
        name: 'Face',
        children: {
          cushions: leaf('Cushions'),
          'bb-creams': leaf('BB & CC Creams'),
          primers: leaf('Primers'),
          powders: leaf('Powders'),
          concealers: leaf('Concealers'),
          blushes: leaf('Blushes'),
        },
      },
      'lip-makeup': {
        name: 'Lips',
        children: { 'lip-tints': leaf('Lip Tints'), lipsticks: leaf('Lipsticks'), 'lip-glosses': leaf('Lip Glosses') },
      },
      'eye-makeup': {
        name: 'Eyes',
        children: { eyeshadows: leaf('Eyeshadows'), mascaras: leaf('Mascaras'), eyeliners: leaf('Eyeliners'), brows: leaf('Brows') },
      },
    },
  },
  'sun-care': {
    name: 'Sun Care',
    children: {
      sunscreens: {
        name: 'Sunscreens',
        children: { 'sun-creams': leaf('Sun Creams'), 'sun-fluids': leaf('Sun Serums & Fluids'), 'sun-sticks': leaf('Sun Sticks') },
      },
      'tone-up-sun': leaf('Tone-up Sun Creams'),
    },
  },
  masks: {
    name: 'Masks',
    children: {
      'sheet-masks': {
        name: 'Sheet Masks',
        children: {
          'hydrating-sheets': leaf('Hydrating Sheets'),
          'calming-sheets': leaf('Calming Sheets'),
          'firming-sheets': leaf('Firming & Brightening Sheets'),
        },
      },
      'wash-off-masks': leaf('Wash-off Masks'),
      'sleeping-masks': leaf('Sleeping Masks'),
    },
  },
  cleansers: {
    name: 'Cleansers',
    children: {
      'first-cleansers': {
        name: 'First Cleansers',
        children: {
          'cleansing-oils': leaf('Cleansing Oils'),
          'cleansing-balms': leaf('Cleansing Balms'),
          'cleansing-waters': leaf('Cleansing Waters'),
        },
      },
      'second-cleansers': { name: 'Second Cleansers', children: { foams: leaf('Foam Cleansers'), 'gel-cleansers': leaf('Gel Cleansers') } },
      exfoliators: leaf('Peels & Scrubs'),
    },
  },
  'hair-body': {
    name: 'Hair & Body',
    children: {
      hair: {
        name: 'Hair',
        children: {
          shampoos: leaf('Shampoos'),
          'hair-treatments': leaf('Hair Treatments'),
          'hair-oils': leaf('Hair Oils & Essences'),
          'scalp-care': leaf('Scalp Care'),
        },
      },
      body: {
        name: 'Body',
        children: { 'body-washes': leaf('Body Washes'), 'body-lotions': leaf('Body Lotions & Creams'), 'hand-creams': leaf('Hand Creams') },
      },
    },
  },
} satisfies Record<string, Node>;

/** The ids of leaves, the only categories that a product may name. */
export type CategoryId =
  | 'toners'
  | 'toner-pads'
  | 'essences'
  | 'mists'
  | 'serums'
  | 'ampoules'
  | 'creams'
  | 'gel-creams'
  | 'emulsions'
  | 'face-oils'
  | 'eye-creams'
  | 'eye-patches'
  | 'lip-balms'
  | 'lip-masks'
  | 'spot-care'
  | 'cushions'
  | 'bb-creams'
  | 'primers'
  | 'powders'
  | 'concealers'
  | 'blushes'
  | 'lip-tints'
  | 'lipsticks'
  | 'lip-glosses'
  | 'eyeshadows'
  | 'mascaras'
  | 'eyeliners'
  | 'brows'
  | 'sun-creams'
  | 'sun-fluids'
  | 'sun-sticks'
  | 'tone-up-sun'
  | 'hydrating-sheets'
  | 'calming-sheets'
  | 'firming-sheets'
  | 'wash-off-masks'
  | 'sleeping-masks'
  | 'cleansing-oils'
  | 'cleansing-balms'
  | 'cleansing-waters'
  | 'foams'
  | 'gel-cleansers'
  | 'exfoliators'
  | 'shampoos'
  | 'hair-treatments'
  | 'hair-oils'
  | 'scalp-care'
  | 'body-washes'
  | 'body-lotions'
  | 'hand-creams';
