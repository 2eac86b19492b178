/** The category tree of the demo shop, at most three levels deep. Only leaves have products. */
type CategoryNode = { name: string; children?: Record<string, CategoryNode> };

const createLeaf = (name: string): CategoryNode => ({ name });

export const categoryTree = {
  skincare: {
    name: 'Skincare',
    children: {
      'toners-and-essences': {
        name: 'Toners & Essences',
        children: {
          toners: createLeaf('Toners'),
          'toner-pads': createLeaf('Toner Pads'),
          essences: createLeaf('Essences'),
          mists: createLeaf('Face Mists'),
        },
      },
      'serums-and-ampoules': { name: 'Serums & Ampoules', children: { serums: createLeaf('Serums'), ampoules: createLeaf('Ampoules') } },
      moisturisers: {
        name: 'Moisturisers',
        children: {
          creams: createLeaf('Creams'),
          'gel-creams': createLeaf('Gel Creams'),
          emulsions: createLeaf('Emulsions & Lotions'),
          'face-oils': createLeaf('Face Oils'),
        },
      },
      'eye-care': { name: 'Eye Care', children: { 'eye-creams': createLeaf('Eye Creams'), 'eye-patches': createLeaf('Eye Patches') } },
      'lip-care': { name: 'Lip Care', children: { 'lip-balms': createLeaf('Lip Balms'), 'lip-masks': createLeaf('Lip Masks') } },
      'spot-care': createLeaf('Spot Care'),
    },
  },
  makeup: {
    name: 'Makeup',
    children: {
      'face-makeup': {
        name: 'Face',
        children: {
          cushions: createLeaf('Cushions'),
          'bb-creams': createLeaf('BB & CC Creams'),
          primers: createLeaf('Primers'),
          powders: createLeaf('Powders'),
          concealers: createLeaf('Concealers'),
          blushes: createLeaf('Blushes'),
        },
      },
      'lip-makeup': {
        name: 'Lips',
        children: { 'lip-tints': createLeaf('Lip Tints'), lipsticks: createLeaf('Lipsticks'), 'lip-glosses': createLeaf('Lip Glosses') },
      },
      'eye-makeup': {
        name: 'Eyes',
        children: {
          eyeshadows: createLeaf('Eyeshadows'),
          mascaras: createLeaf('Mascaras'),
          eyeliners: createLeaf('Eyeliners'),
          brows: createLeaf('Brows'),
        },
      },
    },
  },
  'sun-care': {
    name: 'Sun Care',
    children: {
      sunscreens: {
        name: 'Sunscreens',
        children: {
          'sun-creams': createLeaf('Sun Creams'),
          'sun-fluids': createLeaf('Sun Serums & Fluids'),
          'sun-sticks': createLeaf('Sun Sticks'),
        },
      },
      'tone-up-sun': createLeaf('Tone-up Sun Creams'),
    },
  },
  masks: {
    name: 'Masks',
    children: {
      'sheet-masks': {
        name: 'Sheet Masks',
        children: {
          'hydrating-sheets': createLeaf('Hydrating Sheets'),
          'calming-sheets': createLeaf('Calming Sheets'),
          'firming-sheets': createLeaf('Firming & Brightening Sheets'),
        },
      },
      'wash-off-masks': createLeaf('Wash-off Masks'),
      'sleeping-masks': createLeaf('Sleeping Masks'),
    },
  },
  cleansers: {
    name: 'Cleansers',
    children: {
      'first-cleansers': {
        name: 'First Cleansers',
        children: {
          'cleansing-oils': createLeaf('Cleansing Oils'),
          'cleansing-balms': createLeaf('Cleansing Balms'),
          'cleansing-waters': createLeaf('Cleansing Waters'),
        },
      },
      'second-cleansers': {
        name: 'Second Cleansers',
        children: { foams: createLeaf('Foam Cleansers'), 'gel-cleansers': createLeaf('Gel Cleansers') },
      },
      exfoliators: createLeaf('Peels & Scrubs'),
    },
  },
  'hair-body': {
    name: 'Hair & Body',
    children: {
      hair: {
        name: 'Hair',
        children: {
          shampoos: createLeaf('Shampoos'),
          'hair-treatments': createLeaf('Hair Treatments'),
          'hair-oils': createLeaf('Hair Oils & Essences'),
          'scalp-care': createLeaf('Scalp Care'),
        },
      },
      body: {
        name: 'Body',
        children: {
          'body-washes': createLeaf('Body Washes'),
          'body-lotions': createLeaf('Body Lotions & Creams'),
          'hand-creams': createLeaf('Hand Creams'),
        },
      },
    },
  },
} satisfies Record<string, CategoryNode>;

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
