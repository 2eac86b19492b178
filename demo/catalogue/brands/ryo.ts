import type { DemoBrand } from '../types.ts';

export default {
  id: 'ryo',
  name: 'Ryo',
  products: [
    {
      id: 'ryo-jayangyunmo-shampoo-oily-scalp',
      name: 'Jayangyunmo Shampoo for Oily Scalp',
      volume: '400 ml',
      category: 'shampoos',
      base_price_rwf: 19000,
      discounted_price_rwf: 16500,
      weight_g: 470,
      tags: ['BEST SELLER'],
      features: [],
      skin_concern: ['Deep cleansing'],
      skin_type: ['Oily'],
      keywords: ['ginseng shampoo', 'oily scalp', 'herbal shampoo', 'thinning hair', 'men shampoo'],
      ingredients:
        'Water, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Sodium Chloride, Panax Ginseng Root Extract, Glycine Max (Soybean) Seed Extract, Camellia Sinensis Leaf Extract, Scutellaria Baicalensis Root Extract, Niacinamide, Salicylic Acid, Panthenol, Menthol, Polyquaternium-10, Hexylene Glycol, Citric Acid, Sodium Benzoate, Disodium EDTA, Fragrance',
      free_from: ['silicones', 'parabens', 'mineral oil'],
      description:
        '<p>Herbal shampoo from the ginseng house of Amorepacific, in the squat purple bottle. It lathers fast, smells like a tidy pharmacy and leaves the scalp cool.</p><p>Salicylic acid loosens the mix of sebum and dust that collects under a helmet. In Korea it is registered for care of thinning hair; we sell it as a good, thorough scalp wash.</p>',
      why_we_love_it:
        '<p>Men ask for it by colour. No silicone, so short hair and shaved sides never feel coated; longer hair will want a conditioner afterwards.</p>',
      featured_ingredients: [
        { name: 'Ginseng root', note: 'Korea’s best-known herb, for a lively scalp' },
        { name: 'Salicylic acid', note: 'Frees the scalp of flakes and wax' },
        { name: 'Menthol', note: 'Cool feel that lasts ten minutes' },
      ],
      how_to_use: [
        'Massage into a wet scalp for two minutes.',
        'Leave the foam for one minute more.',
        'Rinse and wash a second time if you use hair wax.',
      ],
      specific_info: [
        { label: 'Scalp', value: 'Oily' },
        { label: 'Hair type', value: 'All, best short to medium' },
        { label: 'Shelf life after opening', value: '12 months' },
      ],
      stock: 41,
      pack: {
        container: 'pump',
        icon: 'ginseng',
        palette: { body: '#4B2E5E', cap: '#33203F', ink: '#FFFFFF', accent: '#C7A45C', liquid: '#E9DCC0', backdrop: 'iris' },
        finish: 'satin',
        capFinish: 'gloss',
        layout: 'serif',
      },
      rating: { average: 4.5, count: 71 },
      reviews: [
        {
          rating: 5,
          text: 'My head was itching under the helmet. After two weeks it is quiet, and the cold feeling wakes me up.',
          author: 'Jean-Bosco N.',
        },
        { rating: 4, text: 'Works for my husband. My own long hair gets tangled, I use mask after.', author: 'Epiphanie R.' },
      ],
      available_since: '2024-07-27',
    },
    {
      id: 'ryo-hambitmo-damage-repair-treatment',
      name: 'Hambitmo Damage Repair Treatment',
      volume: '330 ml',
      category: 'hair-treatments',
      base_price_rwf: 21500,
      weight_g: 400,
      tags: [],
      features: ['Moisturising'],
      skin_concern: [],
      skin_type: [],
      keywords: ['hair mask', 'deep conditioner', 'damaged hair', 'camellia treatment'],
      ingredients:
        'Water, Cetearyl Alcohol, Behentrimonium Chloride, Camellia Japonica Seed Oil, Dimethicone, Amodimethicone, Glycerin, Panax Ginseng Root Extract, Oryza Sativa (Rice) Bran Extract, Glycine Soja Protein, Hydrolyzed Wheat Protein, Panthenol, Isopropyl Alcohol, Trideceth-12, Hydroxyethylcellulose, Citric Acid, Phenoxyethanol, Disodium EDTA, Fragrance',
      free_from: ['parabens', 'sulfates', 'mineral oil'],
      description:
        '<p>A dense cream for hair that has been coloured, pressed or simply left out in the sun of Rusizi. Camellia oil and wheat protein share the work: one bends, one holds.</p><p>Thick, rope-like strands part with it after five minutes. Silicone gives quick slip; the herbs give it a warm, woody scent.</p>',
      why_we_love_it:
        '<p>Wash day gets shorter. Dense, shoulder-length coils come apart in sections without tugging, and the comb comes back with less in it.</p>',
      featured_ingredients: [
        { name: 'Camellia oil', note: 'Bends and glosses rigid lengths' },
        { name: 'Wheat protein', note: 'Fills worn places along the strand' },
        { name: 'Rice bran', note: 'Old Korean rinse-water wisdom' },
      ],
      how_to_use: [
        'Squeeze water out of clean hair.',
        'Smooth a walnut over each side, ends twice.',
        'Wait five minutes, comb, then rinse cool.',
      ],
      specific_info: [
        { label: 'Hair type', value: 'Coloured, heat-damaged' },
        { label: 'Use', value: 'Once or twice a week' },
        { label: 'Shelf life after opening', value: '12 months' },
      ],
      pack: {
        container: 'tube',
        icon: 'ginseng',
        palette: { body: '#A32B3D', cap: '#7A1D2B', ink: '#FFFFFF', accent: '#E2BE74', liquid: '#F6EBDD', backdrop: 'clay' },
        finish: 'satin',
        capFinish: 'gloss',
        layout: 'serif',
      },
      rating: { average: 4.3, count: 16 },
      reviews: [
        { rating: 4, text: 'The comb glides. Smell is like grandmother’s herbs, I like, my daughter does not.', author: 'Béatha M.' },
      ],
      available_since: '2025-06-03',
    },
    {
      id: 'ryo-rootgen-hair-loss-care-scalp-essence',
      name: 'Root:Gen Hair Loss Care Scalp Essence',
      volume: '80 ml',
      category: 'scalp-care',
      base_price_rwf: 29500,
      weight_g: 132,
      tags: ['NEW ARRIVAL'],
      features: ['Absorbs quickly'],
      skin_concern: ['Soothing'],
      skin_type: ['Oily', 'Combination&Normal'],
      keywords: ['scalp essence', 'scalp serum', 'edges', 'ginseng', 'thinning'],
      ingredients:
        'Water, Alcohol, Butylene Glycol, Niacinamide, Panthenol, Panax Ginseng Root Extract, Salicylic Acid, Glycine Max Seedcake Extract, Biotin, Menthol, Zingiber Officinale (Ginger) Root Extract, Camellia Sinensis Leaf Extract, PEG-60 Hydrogenated Castor Oil, Tromethamine, 1,2-Hexanediol, Fragrance',
      free_from: ['silicones', 'parabens', 'mineral oil', 'sulfates'],
      description:
        '<p>A watery leave-in for the scalp, with a comb-like nozzle that reaches skin between braids. It dries in a minute and leaves no white line.</p><p>Realistic hopes help: it keeps the scalp clean, cool and comfortable around the edges. Hair that has stopped growing for months deserves a dermatologist, not a bottle.</p>',
      why_we_love_it:
        '<p>Very few tonics can be used under cornrows without unpicking them. The alcohol makes it quick; people with a dry, tight scalp should choose a gentler one.</p>',
      featured_ingredients: [
        { name: 'Ginseng root', note: 'Signature herb of the house' },
        { name: 'Niacinamide', note: 'Supports a balanced scalp surface' },
        { name: 'Panthenol', note: 'Softens the skin at the partings' },
      ],
      how_to_use: [
        'Part hair, or follow the lines of your braids.',
        'Press out one drop every two centimetres.',
        'Massage with fingertips for a minute. Do not rinse.',
      ],
      specific_info: [
        { label: 'Use', value: 'Once a day' },
        { label: 'Contains', value: 'Alcohol, menthol' },
        { label: 'Shelf life after opening', value: '12 months' },
      ],
      stock: 9,
      pack: {
        container: 'ampoule',
        icon: 'ginseng',
        palette: { body: '#2F3A35', cap: '#1E2723', ink: '#F1E8D2', accent: '#C7A45C', liquid: '#E8DFC4', backdrop: 'celadon' },
        finish: 'matte',
        capFinish: 'matte',
        layout: 'band',
      },
      rating: { average: 3.9, count: 5 },
      reviews: [
        {
          rating: 4,
          text: 'I put it between my knotless braids at night. Itching gone, about growth I will tell you in six months.',
          author: 'Umwiza L.',
        },
      ],
      available_since: '2026-07-20',
    },
  ],
} satisfies DemoBrand;
