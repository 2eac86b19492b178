import type { DemoBrand } from '../types.ts';

export default {
  id: 'moremo',
  name: 'Moremo',
  products: [
    {
      id: 'moremo-water-treatment-miracle-10',
      name: 'Water Treatment Miracle 10',
      volume: '200 ml',
      category: 'hair-treatments',
      base_price_rwf: 19000,
      weight_g: 240,
      tags: [],
      features: ['Absorbs quickly', 'Moisturising'],
      skin_concern: [],
      skin_type: [],
      keywords: ['water treatment', '10 second treatment', 'hair rinse', 'lamellar water', 'silky hair'],
      ingredients:
        'Water, Alcohol, Cetrimonium Chloride, Hydrolyzed Silk, Hydrolyzed Keratin, Hydrolyzed Collagen, Arginine, Panthenol, Glycerin, Behentrimonium Methosulfate, Propylene Glycol, Aloe Barbadensis Leaf Extract, Nelumbo Nucifera Flower Extract, Allantoin, PEG-40 Hydrogenated Castor Oil, Lactic Acid, Phenoxyethanol, Disodium EDTA, Fragrance',
      free_from: ['silicones', 'parabens', 'sulfates'],
      description:
        '<p>A treatment thin as water that you pour on, feel warm up, and wash off ten seconds later. It grips only where the hair is rough, so nothing weighs on the roots.</p><p>It loves fine, straight or relaxed hair. On 4C it gives slip before the real conditioner, though it cannot stand in for one.</p>',
      why_we_love_it:
        '<p>Ideal when the tank is nearly empty: ten seconds, one jug of water, done. No silicone, hence no build-up either.</p>',
      featured_ingredients: [
        { name: 'Hydrolysed silk', note: 'Settles on rough scales in seconds' },
        { name: 'Arginine', note: 'Amino acid found in hair itself' },
        { name: 'Lotus flower', note: 'Light extract, calm scent' },
      ],
      how_to_use: [
        'Shampoo and wring out.',
        'Pour 20 ml over the lengths, by the marks on the bottle.',
        'Squeeze with the hands for ten seconds.',
        'Rinse with one jug of water.',
      ],
      specific_info: [
        { label: 'Time', value: '10 seconds' },
        { label: 'Silicones', value: 'None' },
        { label: 'Shelf life after opening', value: '12 months' },
      ],
      sizes: [
        { name: '200 ml', additional_price_rwf: 0, stock: 25 },
        { name: '480 ml', additional_price_rwf: 16000, stock: 8 },
      ],
      pack: {
        container: 'toner',
        icon: 'drop',
        palette: { body: '#BFD9E6', cap: '#FFFFFF', ink: '#163A50', accent: '#3F7FA3', liquid: '#DCECF3', backdrop: 'porcelain' },
        finish: 'frost',
        capFinish: 'satin',
        layout: 'classic',
      },
      rating: { average: 4.5, count: 44 },
      reviews: [
        {
          rating: 5,
          text: 'We have water three days a week and this saves half a basin. Relaxed hair, super smooth.',
          author: 'Clémentine N.',
        },
        { rating: 3, text: 'For my tight curls it is only a beginning, I still need cream.', author: 'Joy M.' },
      ],
      available_since: '2024-11-20',
    },
    {
      id: 'moremo-hair-essence-delightful-oil',
      name: 'Hair Essence Delightful Oil',
      volume: '70 ml',
      category: 'hair-oils',
      base_price_rwf: 18500,
      discounted_price_rwf: 14500,
      weight_g: 122,
      tags: ['HOT DEAL'],
      features: ['Moisturising', 'Absorbs quickly'],
      skin_concern: [],
      skin_type: [],
      keywords: ['hair essence', 'hair oil', 'monoi', 'scented hair oil'],
      ingredients:
        'Cyclopentasiloxane, Dimethiconol, Caprylic/Capric Triglyceride, Gardenia Taitensis Flower Extract, Cocos Nucifera Oil, Argania Spinosa Kernel Oil, Oenothera Biennis (Evening Primrose) Oil, Camellia Japonica Seed Oil, Rosa Canina Fruit Oil, Squalane, Tocopherol, Parfum, Benzyl Benzoate, Geraniol',
      free_from: ['parabens', 'sulfates', 'mineral oil'],
      description:
        '<p>Half oil, half perfume: Tahitian gardenia steeped in coconut oil, made weightless with a volatile silicone. The scent stays in a scarf until the next morning.</p><p>Use it for dry ends on straightened hair, for wigs and weaves that look tired, or for the tips of twists.</p>',
      why_we_love_it:
        '<p>Human-hair wigs come back from the dead with two pumps and a wide comb. Mind the fragrance if your neck is sensitive.</p>',
      featured_ingredients: [
        { name: 'Monoi', note: 'Gardenia petals soaked in coconut oil' },
        { name: 'Evening primrose', note: 'Soft oil for parched tips' },
        { name: 'Squalane', note: 'Slides in without a greasy film' },
      ],
      how_to_use: ['One pump for short, two for long hair.', 'Warm it and press into the ends.', 'On wigs, apply away from the lace.'],
      specific_info: [
        { label: 'Scent', value: 'Gardenia, coconut' },
        { label: 'Good for', value: 'Straightened hair, wigs, weaves' },
        { label: 'Shelf life after opening', value: '12 months' },
      ],
      pack: {
        container: 'dropper',
        icon: 'olive',
        palette: { body: '#EAD6B2', cap: '#A97D3B', ink: '#43300F', accent: '#A97D3B', liquid: '#E3C07A', backdrop: 'butter' },
        finish: 'glass',
        capFinish: 'metal',
        layout: 'serif',
      },
      rating: { average: 4.4, count: 18 },
      reviews: [{ rating: 5, text: 'My bone straight wig is three years old, today they asked if it is new.', author: 'Bridget W.' }],
      available_since: '2025-05-29',
    },
    {
      id: 'moremo-scalp-shampoo-clear-and-cool',
      name: 'Scalp Shampoo Clear & Cool',
      volume: '500 ml',
      category: 'shampoos',
      base_price_rwf: 22500,
      weight_g: 575,
      tags: [],
      features: ['Low irritant'],
      skin_concern: ['Deep cleansing', 'Soothing'],
      skin_type: ['Oily', 'Sensitive'],
      keywords: ['scalp shampoo', 'mint shampoo', 'itchy scalp', 'tea tree', 'gym hair'],
      ingredients:
        'Water, Sodium C14-16 Olefin Sulfonate, Cocamidopropyl Betaine, Sodium Methyl Cocoyl Taurate, Cocamide Methyl MEA, Sodium Chloride, Menthol, Salicylic Acid, Melaleuca Alternifolia Leaf Oil, Mentha Arvensis Leaf Extract, Artemisia Princeps Leaf Extract, Biotin, Panthenol, Dipotassium Glycyrrhizate, Polyquaternium-10, Citric Acid, Sodium Benzoate, Fragrance',
      free_from: ['silicones', 'parabens', 'mineral oil'],
      description:
        '<p>An ice-cold scalp wash with tea tree, mugwort and plenty of menthol. It clears sweat and gel after sport and keeps cooling for a quarter of an hour.</p><p>The tensides are milder than in classic shampoo, still strong enough for twice a week. Hair left long may feel squeaky.</p>',
      why_we_love_it:
        '<p>Post-run happiness in a bottle. For locs it rinses clean, leaves no cream inside, and the nozzle aims straight at the roots.</p>',
      featured_ingredients: [
        { name: 'Menthol', note: 'Brings the cold that lingers' },
        { name: 'Tea tree oil', note: 'Clean freshness, a little like camphor' },
        { name: 'Mugwort', note: 'Korean field herb for a calm scalp' },
      ],
      how_to_use: [
        'Keep eyes shut; menthol bites.',
        'Work into the roots or between locs.',
        'Wait a minute for the cold, then rinse at length.',
      ],
      specific_info: [
        { label: 'Scalp', value: 'Oily, sweaty' },
        { label: 'Good for', value: 'Locs, short hair, sport' },
        { label: 'Shelf life after opening', value: '12 months' },
      ],
      pack: {
        container: 'pump',
        icon: 'mugwort',
        palette: { body: '#1F6A66', cap: '#FFFFFF', ink: '#FFFFFF', accent: '#A8DAD3', liquid: '#D8F0EC', backdrop: 'celadon' },
        finish: 'satin',
        capFinish: 'satin',
        layout: 'band',
      },
      rating: { average: 4.2, count: 12 },
      reviews: [{ rating: 4, text: 'My locs feel light after Car-Free Day run. Cold like Kinigi in the morning!', author: 'Yannick S.' }],
      available_since: '2025-12-16',
    },
  ],
} satisfies DemoBrand;
