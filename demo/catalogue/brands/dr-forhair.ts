import type { DemoBrand } from '../types.ts';

export default {
  id: 'dr-forhair',
  name: 'Dr.FORHAIR',
  products: [
    {
      id: 'dr-forhair-folligen-original-shampoo',
      name: 'Folligen Original Shampoo',
      volume: '500 ml',
      category: 'shampoos',
      base_price_rwf: 25500,
      weight_g: 590,
      tags: [],
      features: ['Low irritant'],
      skin_concern: ['Deep cleansing'],
      skin_type: ['Oily', 'Combination&Normal'],
      keywords: ['scalp shampoo', 'folligen', 'biotin shampoo', 'thinning hair', 'hair fall shampoo'],
      ingredients:
        'Water, Sodium C14-16 Olefin Sulfonate, Cocamidopropyl Betaine, Sodium Lauroyl Methyl Isethionate, Glycerin, Niacinamide, Salicylic Acid, Panthenol, Biotin, Copper Tripeptide-1, Caffeine, Houttuynia Cordata Extract, Camellia Sinensis Leaf Extract, Menthol, Polyquaternium-10, Sodium Chloride, Citric Acid, 1,2-Hexanediol, Fragrance',
      free_from: ['sulfates', 'silicones', 'parabens', 'mineral oil'],
      description:
        '<p>From a Seoul brand built around the scalp, its best-known bottle. Biotin, niacinamide and salicylic acid come in a clear, lightly foaming base without sulfates.</p><p>Korean law lists it among products for thinning hair. What you will notice yourself: less oil on day two, roots that stand, a parting that feels calm.</p>',
      why_we_love_it:
        '<p>Patient people like it. It shows nothing on the first day, and after six weeks customers come back for the second bottle without being asked.</p>',
      featured_ingredients: [
        { name: 'Biotin', note: 'B vitamin known from hair products' },
        { name: 'Salicylic acid', note: 'Dissolves the waxy plug at the root' },
        { name: 'Copper peptide', note: 'Small peptide used in scalp care' },
      ],
      how_to_use: [
        'Wash in the evening, when the day is on your scalp.',
        'Spread foam with the pads of ten fingers.',
        'Leave it three minutes.',
        'Rinse and dry the roots fully.',
      ],
      specific_info: [
        { label: 'Scalp', value: 'Oily, normal' },
        { label: 'Sulfates', value: 'None' },
        { label: 'Shelf life after opening', value: '12 months' },
      ],
      stock: 26,
      pack: {
        container: 'pump',
        icon: 'heartleaf',
        palette: { body: '#1E4E3D', cap: '#123227', ink: '#FFFFFF', accent: '#9CC7A9', liquid: '#E2EEDC', backdrop: 'celadon' },
        finish: 'satin',
        capFinish: 'matte',
        layout: 'band',
      },
      rating: { average: 4.5, count: 48 },
      reviews: [
        {
          rating: 5,
          text: 'Third bottle. My barber says the top looks fuller; I say at least it is clean and not itching.',
          author: 'Emmanuel T.',
        },
        { rating: 3, text: 'Gentle, but after two months I see no difference in hair fall.', author: 'Philomène G.' },
      ],
      available_since: '2024-10-17',
    },
    {
      id: 'dr-forhair-sea-salt-scaler',
      name: 'Sea Salt Scaler',
      volume: '300 g',
      category: 'scalp-care',
      base_price_rwf: 24500,
      discounted_price_rwf: 21500,
      weight_g: 355,
      tags: [],
      features: [],
      skin_concern: ['Deep cleansing', 'Fine dust removal'],
      skin_type: ['Oily', 'Combination&Normal'],
      keywords: ['scalp scrub', 'sea salt scrub', 'build-up remover', 'scaler'],
      ingredients:
        'Sodium Chloride, Water, Glycerin, Sodium C14-16 Olefin Sulfonate, Cocamidopropyl Betaine, Maris Sal (Sea Salt), Salicylic Acid, Menthol, Mentha Piperita (Peppermint) Oil, Houttuynia Cordata Extract, Panthenol, Niacinamide, Cellulose Gum, Silica, Caprylyl Glycol, Citric Acid, Limonene, Fragrance',
      free_from: ['silicones', 'parabens', 'mineral oil'],
      description:
        '<p>A tub of mint-cold sea salt paste that foams as it dissolves. Because the grains melt completely, none stay behind in thick hair or locs.</p><p>Red dust from the murram roads, edge gel and dry shampoo go with it. Not for a scratched scalp, since salt stings.</p>',
      why_we_love_it:
        '<p>Compared with La’dor’s pots it is stronger, wetter and better value for big families. Once a fortnight is plenty; your shampoo will foam twice as well afterwards.</p>',
      featured_ingredients: [
        { name: 'Sea salt', note: 'Sharp at first, then melts' },
        { name: 'Peppermint oil', note: 'Gives a cold, wide-awake feel' },
        { name: 'Heartleaf', note: 'Calming herb after scrubbing' },
      ],
      how_to_use: [
        'Soak hair well.',
        'Take two fingertips of paste and place along partings.',
        'Rub lightly until it turns to foam.',
        'Rinse, then wash as usual.',
      ],
      specific_info: [
        { label: 'Use', value: 'Every 1 to 2 weeks' },
        { label: 'Good for', value: 'Locs, thick hair, gel users' },
        { label: 'Avoid', value: 'Scratched scalp' },
        { label: 'Shelf life after opening', value: '12 months' },
      ],
      pack: {
        container: 'jar',
        icon: 'pearl',
        palette: { body: '#D9E8EE', cap: '#1D4C63', ink: '#1D4C63', accent: '#5C98B3', liquid: '#EFF5F6', backdrop: 'porcelain' },
        finish: 'frost',
        capFinish: 'matte',
        layout: 'band',
      },
      rating: { average: 4.6, count: 30 },
      reviews: [
        {
          rating: 5,
          text: 'I work at a building site. The water came out red like the road and my locs became light.',
          author: 'Gilbert S.',
        },
        { rating: 4, text: 'Cold! Nice! Do not scratch before, it stings, I learned.', author: 'Pamela K.' },
      ],
      available_since: '2025-04-16',
    },
    {
      id: 'dr-forhair-folligen-tonic',
      name: 'Folligen Tonic',
      volume: '120 ml',
      category: 'scalp-care',
      base_price_rwf: 23000,
      weight_g: 160,
      tags: ['NEW ARRIVAL'],
      features: ['Absorbs quickly'],
      skin_concern: ['Soothing'],
      skin_type: ['Oily', 'Combination&Normal'],
      keywords: ['hair tonic', 'scalp spray', 'folligen', 'biotin tonic', 'cooling scalp'],
      ingredients:
        'Water, Alcohol, Niacinamide, Butylene Glycol, Panthenol, Salicylic Acid, Biotin, Copper Tripeptide-1, Menthol, Caffeine, Eclipta Prostrata Extract, Houttuynia Cordata Extract, Zinc Sulfate, PEG-60 Hydrogenated Castor Oil, Disodium EDTA, Tromethamine, Fragrance',
      free_from: ['silicones', 'parabens', 'sulfates', 'mineral oil'],
      description:
        '<p>The leave-on half of the Folligen routine: a quick, cold spray for the roots, dry by the time you have tied your shoes.</p><p>It freshens day-two hair, takes heat out of a scalp after a helmet and does not flatten styles. Alcohol is high on the list; if your parting is dry and flaky choose a water-based tonic.</p>',
      why_we_love_it:
        '<p>Neat under short cuts and fades, where an oil would shine. The long nozzle also reaches the skin beneath a sewn-in weave.</p>',
      featured_ingredients: [
        { name: 'Niacinamide', note: 'Keeps oil and comfort in balance' },
        { name: 'Eclipta extract', note: 'Herb also called false daisy' },
        { name: 'Menthol', note: 'Cools the roots at once' },
      ],
      how_to_use: ['Spray six to eight times over dry roots.', 'Press in with fingers, no nails.', 'Repeat in the evening if you like.'],
      specific_info: [
        { label: 'Use', value: 'Once or twice a day' },
        { label: 'Contains', value: 'Alcohol' },
        { label: 'Shelf life after opening', value: '12 months' },
      ],
      pack: {
        container: 'mist',
        icon: 'heartleaf',
        palette: { body: '#BFD8C6', cap: '#123227', ink: '#123227', accent: '#1E4E3D', liquid: '#E4F0E6', backdrop: 'rice' },
        finish: 'frost',
        capFinish: 'matte',
        layout: 'band',
      },
      rating: { average: 4.1, count: 4 },
      reviews: [{ rating: 4, text: 'After helmet, two sprays, I feel human. Strong alcohol smell for one minute.', author: 'Didier M.' }],
      available_since: '2026-10-27',
    },
  ],
} satisfies DemoBrand;
