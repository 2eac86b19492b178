import type { DemoBrand } from '../types.ts';

export default {
  id: 'unove',
  name: 'Unove',
  products: [
    {
      id: 'unove-deep-damage-treatment-ex',
      name: 'Deep Damage Treatment EX',
      volume: '320 ml',
      category: 'hair-treatments',
      base_price_rwf: 29500,
      discounted_price_rwf: 24500,
      weight_g: 384,
      tags: ['BEST SELLER', 'FREE SHIPPING'],
      features: ['Moisturising'],
      skin_concern: [],
      skin_type: [],
      keywords: ['hair mask', 'deep conditioner', 'damaged hair treatment', 'protein mask', 'bleached hair'],
      ingredients:
        'Water, Cetearyl Alcohol, Dimethicone, Behentrimonium Chloride, Glycerin, Cetrimonium Chloride, Hydrolyzed Keratin, Hydrolyzed Collagen, Hydrolyzed Silk, Macadamia Ternifolia Seed Oil, Butyrospermum Parkii Butter, Ceramide NP, Panthenol, Amodimethicone, Bis-Aminopropyl Dimethicone, Trideceth-10, Lactic Acid, Hydroxyethylcellulose, Phenoxyethanol, Fragrance',
      free_from: ['parabens', 'sulfates', 'mineral oil'],
      description:
        '<p>A very thick, very slippery mask that made the brand’s name in Seoul. Proteins fill, shea and macadamia soften, and silicone makes the comb fall through.</p><p>Straight, relaxed and loosely curled hair shows the change in one wash. Dense coils need a full palm, yet the slip is real there too. The scent is warm and flowery, like good shampoo in a hotel.</p>',
      why_we_love_it:
        '<p>Results come fast, in five minutes rather than thirty. Expensive per tube, less so per wash: thirty uses for mid-length hair.</p>',
      featured_ingredients: [
        { name: 'Keratin, silk, collagen', note: 'Three proteins of different sizes' },
        { name: 'Shea butter', note: 'Fat for dry, open ends' },
        { name: 'Ceramide NP', note: 'Closes gaps along the cuticle' },
      ],
      how_to_use: [
        'Press water from clean hair.',
        'Stroke the mask from ear height downwards.',
        'Clip up for three to five minutes.',
        'Comb through, then rinse until smooth, not slimy.',
      ],
      specific_info: [
        { label: 'Hair type', value: 'Damaged, coloured, relaxed' },
        { label: 'Time', value: '3–5 minutes' },
        { label: 'Silicones', value: 'Yes' },
        { label: 'Shelf life after opening', value: '12 months' },
      ],
      sizes: [
        { name: '320 ml', additional_price_rwf: 0, stock: 36 },
        { name: '207 ml × 2', additional_price_rwf: 8500, stock: 4 },
      ],
      pack: {
        container: 'tube',
        icon: 'drop',
        palette: { body: '#D8B4A0', cap: '#B98B74', ink: '#3D2115', accent: '#7A4630', liquid: '#F8EDE4', backdrop: 'sand' },
        finish: 'matte',
        capFinish: 'matte',
        layout: 'vertical',
      },
      rating: { average: 4.7, count: 79 },
      reviews: [
        {
          rating: 5,
          text: 'Relaxed for eleven years, first time the comb goes from top to bottom without noise.',
          author: 'Antoinette R.',
        },
        { rating: 5, text: 'My husband asked which perfume. It is the hair mask, chéri.', author: 'Sabine K.' },
        { rating: 3, text: 'Very good but my thick 4C eats half of the tube per month. Pricey.', author: 'Esther W.' },
      ],
      available_since: '2024-12-12',
    },
    {
      id: 'unove-silk-oil-essence',
      name: 'Silk Oil Essence',
      volume: '70 ml',
      category: 'hair-oils',
      base_price_rwf: 23500,
      weight_g: 126,
      tags: [],
      features: ['Absorbs quickly'],
      skin_concern: [],
      skin_type: [],
      keywords: ['hair oil', 'silk oil', 'glossy hair', 'perfumed hair serum'],
      ingredients:
        'Cyclopentasiloxane, Dimethicone, Dimethiconol, Isododecane, Macadamia Ternifolia Seed Oil, Argania Spinosa Kernel Oil, Camellia Japonica Seed Oil, Sclerocarya Birrea (Marula) Seed Oil, Hydrolyzed Silk, Squalane, Tocopherol, Caprylic/Capric Triglyceride, Parfum, Hydroxycitronellal, Linalool',
      free_from: ['parabens', 'sulfates', 'mineral oil'],
      description:
        '<p>A thin, glassy oil that shines rather than feeds. Between the fingers it feels like wet silk, and after a moment there is nothing left but scent.</p><p>Marula, a southern African tree, is in the blend. Best on pressed or straight hair, on wigs, and as the last touch on a sleek bun.</p>',
      why_we_love_it:
        '<p>Flyaways lie down in one stroke of the palm, so it lives in our photo kit. People with thirsty coils should spend their money on the mask.</p>',
      featured_ingredients: [
        { name: 'Marula oil', note: 'Light African seed oil' },
        { name: 'Hydrolysed silk', note: 'Adds a smooth, light slip' },
        { name: 'Camellia oil', note: 'Gives gloss but no weight' },
      ],
      how_to_use: [
        'One pump, warmed, over dry styled hair.',
        'For a bun, smooth the surface with flat hands.',
        'Add a drop to the tips at midday.',
      ],
      specific_info: [
        { label: 'Hair type', value: 'Straight, pressed, wigs' },
        { label: 'Weight', value: 'Very light' },
        { label: 'Shelf life after opening', value: '12 months' },
      ],
      pack: {
        container: 'pump',
        icon: 'drop',
        palette: { body: '#C88F6E', cap: '#4A2A1C', ink: '#2A130A', accent: '#F1DCCB', liquid: '#DDA77C', backdrop: 'clay' },
        finish: 'glass',
        capFinish: 'gloss',
        layout: 'vertical',
      },
      rating: { average: 4.3, count: 17 },
      reviews: [{ rating: 4, text: 'For bridal buns I use nothing else. Bottle is small, smell is luxury.', author: 'Nadège R.' }],
      available_since: '2025-07-15',
    },
    {
      id: 'unove-deep-damage-repair-shampoo',
      name: 'Deep Damage Repair Shampoo',
      volume: '500 ml',
      category: 'shampoos',
      base_price_rwf: 24000,
      discounted_price_rwf: 19000,
      weight_g: 588,
      tags: ['HOT DEAL', 'NEW ARRIVAL'],
      features: ['Moisturising', 'Low irritant'],
      skin_concern: [],
      skin_type: ['Dry', 'Sensitive'],
      keywords: ['repair shampoo', 'protein shampoo', 'dry damaged hair', 'low ph shampoo'],
      ingredients:
        'Water, Sodium C14-16 Olefin Sulfonate, Lauramidopropyl Betaine, Sodium Methyl Cocoyl Taurate, Disodium Laureth Sulfosuccinate, Glycerin, Hydrolyzed Keratin, Hydrolyzed Silk, Macadamia Ternifolia Seed Oil, Ceramide NP, Panthenol, Arginine, Polyquaternium-10, Dimethiconol, Citric Acid, Sodium Benzoate, Disodium EDTA, Fragrance',
      free_from: ['parabens', 'mineral oil'],
      description:
        '<p>The wash that goes before the mask. It is mildly acidic, foams in fine bubbles and leaves lengths combable before any conditioner, which says much about the protein in it.</p><p>As it cleans gently, a scalp with days of gel will need two rounds. Swimmers and colour wearers gain the most.</p>',
      why_we_love_it:
        '<p>Strands stay calm in the rinse instead of knotting. We would take it with the mask or not at all; the pair makes sense.</p>',
      featured_ingredients: [
        { name: 'Hydrolysed keratin', note: 'Works on worn strands while washing' },
        { name: 'Taurate cleanser', note: 'Makes a fine, gentle foam' },
        { name: 'Arginine', note: 'Amino acid lost in bleaching' },
      ],
      how_to_use: ['Detangle before wetting.', 'Lather one pump at the roots, twice if needed.', 'Rinse and go straight to the mask.'],
      specific_info: [
        { label: 'pH', value: 'Mildly acidic' },
        { label: 'Hair type', value: 'Dry, coloured' },
        { label: 'Shelf life after opening', value: '12 months' },
      ],
      stock: 30,
      pack: {
        container: 'pump',
        icon: 'drop',
        palette: { body: '#E7CDBF', cap: '#9A6B55', ink: '#432318', accent: '#9A6B55', liquid: '#F7EEE7', backdrop: 'blush' },
        finish: 'matte',
        capFinish: 'matte',
        layout: 'vertical',
      },
      rating: { average: 4.0, count: 1 },
      reviews: [{ rating: 4, text: 'My coloured twist-out is less dry. I washed twice because of gel.', author: 'Winny C.' }],
      available_since: '2026-11-02',
    },
  ],
} satisfies DemoBrand;
