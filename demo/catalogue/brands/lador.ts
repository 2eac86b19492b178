import type { DemoBrand } from '../types.ts';

export default {
  id: 'lador',
  name: 'La’dor',
  products: [
    {
      id: 'lador-perfect-hair-fill-up',
      name: 'Perfect Hair Fill-Up',
      volume: '13 ml × 10',
      category: 'hair-treatments',
      base_price_rwf: 19500,
      discounted_price_rwf: 16900,
      weight_g: 196,
      tags: ['BEST SELLER'],
      features: ['Moisturising'],
      skin_concern: [],
      skin_type: [],
      keywords: ['hair filler', 'hair ampoule', 'keratin treatment', 'silk protein', 'brittle hair'],
      ingredients:
        'Water, Propylene Glycol, Steartrimonium Chloride, Hydrolyzed Keratin, Collagen, Hydrolyzed Silk, Arginine, Ceramide NP, Cetearyl Alcohol, Panthenol, Hydroxyethylcellulose, Allantoin, Sodium PCA, Amodimethicone, PEG-40 Hydrogenated Castor Oil, Lactic Acid, Phenoxyethanol, Disodium EDTA, Fragrance',
      free_from: ['parabens', 'sulfates', 'mineral oil'],
      description:
        '<p>Little glass vials you mix with water. The clear liquid turns into white cream in your bowl, warm to the touch, and that is the moment to use it.</p><p>Keratin, silk and collagen settle into broken spots of the hair. One vial does chin-length hair; dense coils past the shoulder take two or three.</p>',
      why_we_love_it:
        '<p>The chemistry is half the fun, and children gather to watch. Hair feels firmer the same day, best after a relaxer or before braiding.</p>',
      featured_ingredients: [
        { name: 'Hydrolysed keratin', note: 'The protein hair is made from' },
        { name: 'Silk protein', note: 'Smoothness along the strand' },
        { name: 'Ceramide NP', note: 'Cement between cuticle scales' },
      ],
      how_to_use: [
        'Shampoo and towel the hair.',
        'Mix one vial with the same amount of cool water until creamy.',
        'Massage through lengths, wait five to ten minutes.',
        'Rinse with lukewarm water.',
      ],
      specific_info: [
        { label: 'Use', value: 'Once a week' },
        { label: 'Hair type', value: 'Brittle, processed' },
        { label: 'Vials', value: '10' },
        { label: 'After opening', value: 'Use the vial at once' },
      ],
      stock: 48,
      pack: {
        container: 'ampoule',
        icon: 'drop',
        palette: { body: '#E9EEF2', cap: '#B9C4CC', ink: '#2A3A46', accent: '#7898AB', liquid: '#F4EFE4', backdrop: 'porcelain' },
        finish: 'glass',
        capFinish: 'metal',
        layout: 'vertical',
      },
      rating: { average: 4.6, count: 88 },
      reviews: [
        {
          rating: 5,
          text: 'Mixing it is like magic for my kids. My relaxed hair stopped leaving pieces in the sink.',
          author: 'Christelle U.',
        },
        {
          rating: 4,
          text: 'I need three vials for my afro, so the box is finished in three weeks. But strong result.',
          author: 'Zawadi P.',
        },
      ],
      available_since: '2024-09-05',
    },
    {
      id: 'lador-damage-protector-acid-shampoo',
      name: 'Damage Protector Acid Shampoo',
      volume: '530 ml',
      category: 'shampoos',
      base_price_rwf: 21500,
      discounted_price_rwf: 16800,
      weight_g: 610,
      tags: ['HOT DEAL'],
      features: ['Low irritant'],
      skin_concern: [],
      skin_type: ['Sensitive'],
      keywords: ['acid shampoo', 'ph 4.5 shampoo', 'colour safe', 'bleached hair'],
      ingredients:
        'Water, Sodium C14-16 Olefin Sulfonate, Cocamidopropyl Betaine, Disodium Laureth Sulfosuccinate, Cocamide MEA, Citric Acid, Hydrolyzed Keratin, Hydrolyzed Collagen, Argania Spinosa Kernel Oil, Aloe Barbadensis Leaf Juice, Rosmarinus Officinalis Leaf Extract, Panthenol, Polyquaternium-10, Sodium Chloride, Sodium Benzoate, Disodium EDTA, Fragrance',
      free_from: ['parabens', 'silicones', 'mineral oil'],
      description:
        '<p>Most shampoos lift the hair’s scales a little. At pH 4.5 this one lays them down, which slows the fading of colour and calms bleached lengths.</p><p>Hard water pushes hair the other way, so an acid wash makes particular sense in Kigali. The lather is modest and thin. That is normal.</p>',
      why_we_love_it:
        '<p>Reds and coppers are the first colours to leave, and the first to profit. Rinse twice; the gel is concentrated, and one pump too many takes long to come out.</p>',
      featured_ingredients: [
        { name: 'Citric acid', note: 'Brings the wash to pH 4.5' },
        { name: 'Hydrolysed keratin', note: 'Small proteins for weak lengths' },
        { name: 'Aloe juice', note: 'Comfort for a sore scalp after dye' },
      ],
      how_to_use: [
        'Dilute one pump in the palm with water.',
        'Wash the scalp; let foam pass over the lengths.',
        'Rinse twice and follow with a mask.',
      ],
      specific_info: [
        { label: 'pH', value: '4.5' },
        { label: 'Hair type', value: 'Coloured, bleached, relaxed' },
        { label: 'Shelf life after opening', value: '12 months' },
      ],
      sizes: [
        { name: '530 ml', additional_price_rwf: 0, stock: 19 },
        { name: '900 ml', additional_price_rwf: 9500, stock: 7 },
      ],
      pack: {
        container: 'pump',
        icon: 'drop',
        palette: { body: '#F0EFEC', cap: '#2C2C2E', ink: '#2C2C2E', accent: '#B54A52', liquid: '#F3E9DD', backdrop: 'rice' },
        finish: 'matte',
        capFinish: 'matte',
        layout: 'band',
      },
      rating: { average: 4.3, count: 33 },
      reviews: [
        { rating: 5, text: 'I wear copper hair. With other shampoos it left in two weeks, now six.', author: 'Ineza C.' },
        { rating: 3, text: 'Cleans, but little foam so I used too much. Smells like salon.', author: 'Alphonsine K.' },
      ],
      available_since: '2025-02-18',
    },
    {
      id: 'lador-wonder-hair-oil',
      name: 'Wonder Hair Oil',
      volume: '100 ml',
      category: 'hair-oils',
      base_price_rwf: 17000,
      weight_g: 152,
      tags: ['NEW ARRIVAL'],
      features: ['Absorbs quickly'],
      skin_concern: [],
      skin_type: [],
      keywords: ['hair oil', 'argan', 'shine', 'heat protection', 'split ends'],
      ingredients:
        'Cyclopentasiloxane, Dimethicone, Dimethiconol, C12-15 Alkyl Benzoate, Argania Spinosa Kernel Oil, Simmondsia Chinensis Seed Oil, Helianthus Annuus Seed Oil, Macadamia Integrifolia Seed Oil, Prunus Amygdalus Dulcis Oil, Tocopheryl Acetate, Ethylhexyl Methoxycinnamate, Panthenol, Fragrance, Linalool, Citronellol',
      free_from: ['parabens', 'sulfates', 'mineral oil'],
      description:
        '<p>A salon oil that is more scent than grease: fruity, floral and gone from the fingers at once. Almond, argan and macadamia are in it, in moderate amounts.</p><p>Strong point: blow-drying. Weak point: very porous coils, which need something fatter. Fine, thin or straightened hair stays loose and swinging.</p>',
      why_we_love_it:
        '<p>Dressers at Remera salons keep it next to the dryer, and now we know why. A drop before the iron and one after is all the ritual it wants.</p>',
      featured_ingredients: [
        { name: 'Macadamia oil', note: 'Thin, fast-spreading plant oil' },
        { name: 'Sweet almond oil', note: 'Softness for parched tips' },
        { name: 'Dimethicone', note: 'Even coat against the iron’s heat' },
      ],
      how_to_use: ['Before drying: one pump through damp ends.', 'After styling: half a pump over the surface.'],
      specific_info: [
        { label: 'Hair type', value: 'Fine to normal, heat-styled' },
        { label: 'Weight', value: 'Light' },
        { label: 'Shelf life after opening', value: '12 months' },
      ],
      stock: 28,
      pack: {
        container: 'pump',
        icon: 'olive',
        palette: { body: '#D9A25B', cap: '#1F1B18', ink: '#2A1A0B', accent: '#F4E3C6', liquid: '#CF8F3C', backdrop: 'sand' },
        finish: 'glass',
        capFinish: 'gloss',
        layout: 'left',
      },
      rating: { average: 4.2, count: 3 },
      reviews: [
        { rating: 4, text: 'I straighten every Sunday, no burned smell now. For my natural sister it was too light.', author: 'Nicole A.' },
      ],
      available_since: '2026-10-13',
    },
    {
      id: 'lador-scalp-scaling-spa',
      name: 'Scalp Scaling Spa',
      volume: '15 g × 12',
      category: 'scalp-care',
      base_price_rwf: 20500,
      weight_g: 246,
      tags: [],
      features: ['Low irritant'],
      skin_concern: ['Deep cleansing'],
      skin_type: ['Oily', 'Combination&Normal'],
      keywords: ['scalp scrub', 'scalp scaling', 'build-up', 'dandruff look', 'scalp peel'],
      ingredients:
        'Water, Sodium Chloride, Glycerin, Sodium C14-16 Olefin Sulfonate, Cellulose, Cocamidopropyl Betaine, Salicylic Acid, Lactic Acid, Niacinamide, Menthol, Mentha Piperita Leaf Extract, Morus Alba Bark Extract, Camellia Sinensis Leaf Extract, Polyquaternium-7, Hydroxyethylcellulose, Xanthan Gum, Phenoxyethanol, Parfum',
      free_from: ['parabens', 'silicones', 'mineral oil'],
      description:
        '<p>Single-use pots of gritty, minty gel for the day you take your braids out. Salt and cellulose grains roll off gel residue, edge control and old flakes.</p><p>One pot covers a scalp from ear to ear. Skip it on scratched skin or in the week after a relaxer.</p>',
      why_we_love_it:
        '<p>Six weeks of cornrows leave things behind that shampoo cannot reach. Portioned pots stay clean, travel well and stop you from overdoing it.</p>',
      featured_ingredients: [
        { name: 'Salicylic acid', note: 'Unsticks flakes from the skin' },
        { name: 'Sea salt', note: 'Grains that melt as you rub' },
        { name: 'Peppermint', note: 'Leaves a fresh, clean after-feel' },
      ],
      how_to_use: [
        'Take down your style and wet the scalp only.',
        'Dab the gel along partings.',
        'Circle with finger pads for two minutes.',
        'Rinse until no grain is left, then shampoo.',
      ],
      specific_info: [
        { label: 'Use', value: 'Every 2 to 3 weeks' },
        { label: 'Pots', value: '12' },
        { label: 'Avoid', value: 'Broken or relaxed-this-week scalp' },
      ],
      stock: 1,
      pack: {
        container: 'balm',
        icon: 'greentea',
        palette: { body: '#CFE5DC', cap: '#FFFFFF', ink: '#1F4A3E', accent: '#5FA58F', liquid: '#E3F1EB', backdrop: 'celadon' },
        finish: 'frost',
        capFinish: 'satin',
        layout: 'band',
      },
      rating: { average: 4.4, count: 25 },
      reviews: [
        {
          rating: 5,
          text: 'Took my box braids out after two months. This removed everything, even the thing I will not describe.',
          author: 'Henriette G.',
        },
        { rating: 3, text: 'The grains hide in thick hair, rinse ten minutes. Scalp happy, arms tired.', author: 'Tamara O.' },
      ],
      available_since: '2025-09-26',
    },
  ],
} satisfies DemoBrand;
