import type { DemoBrand } from '../types.ts';

export default {
  id: 'dasique',
  name: 'Dasique',
  products: [
    {
      id: 'dasique-shadow-palette',
      name: 'Shadow Palette',
      volume: '7 g',
      category: 'eyeshadows',
      base_price_rwf: 37000,
      weight_g: 124,
      tags: ['BEST SELLER', 'FREE SHIPPING'],
      features: [],
      skin_concern: [],
      skin_type: ['Dry', 'Oily', 'Combination&Normal'],
      keywords: ['eyeshadow palette', 'sugar brownie', 'shimmer palette', 'vegan eyeshadow'],
      ingredients:
        'Synthetic Fluorphlogopite, Talc, Mica, Silica, Calcium Aluminum Borosilicate, Zinc Stearate, Dimethicone, Diisostearyl Malate, Hydrogenated Polyisobutene, Triethylhexanoin, Polyglyceryl-2 Triisostearate, Trimethylsiloxysilicate, Tin Oxide, Glyceryl Caprylate, Caprylyl Glycol, Tocopherol, CI 77491, CI 77492, CI 77499, CI 77891, CI 16035',
      free_from: ['fragrance', 'animal products', 'parabens'],
      description:
        '<p>Pastry-shop palettes: nine pans embossed with flowers, soft mattes on one side and generous glitters on the other.</p><p>Chocolate Fudge and Sugar Brownie hold real browns and give depth to dark lids. Milk Latte is half cream tones; handsome on fair skin, mostly sparkle on deep skin. The glitters, all of them, show on everybody.</p>',
      why_we_love_it:
        '<p>Nobody does a topper like this: wet, reflective, with hardly any fall-out. A single pan over bare lids is enough for a wedding reception.</p>',
      featured_ingredients: [
        { name: 'Synthetic mica', note: 'Even, bright flakes, mined by nobody' },
        { name: 'Borosilicate', note: 'Wet-look sparkle with a smooth feel' },
      ],
      how_to_use: [
        'Lay a matte in the crease with a fluffy brush.',
        'Press glitter on the centre of the lid with a fingertip.',
        'Line the lower lashes with the darkest pan.',
      ],
      specific_info: [
        { label: 'Pans', value: '9' },
        { label: 'Vegan', value: 'Yes' },
        { label: 'Mirror', value: 'Yes' },
        { label: 'Shelf life after opening', value: '24 months' },
      ],
      options: [
        { name: '01 Sugar Brownie', description: 'Warm browns, gold', additional_price_rwf: 0, swatch: '#8B5A41', stock: 12 },
        { name: '02 Rose Petal', description: 'Muted rose', additional_price_rwf: 0, swatch: '#B4706F', stock: 8 },
        { name: '07 Milk Latte', description: 'Creams and taupe', additional_price_rwf: 0, swatch: '#C2A08A', stock: 5 },
        { name: '11 Chocolate Fudge', description: 'Deep cocoa', additional_price_rwf: 1500, swatch: '#5C382B', stock: 2 },
      ],
      pack: {
        container: 'cushion',
        icon: 'rose',
        palette: { body: '#EEDFD3', cap: '#D8BFA9', ink: '#4E3224', accent: '#8B5A41', liquid: '#8B5A41', backdrop: 'butter' },
        finish: 'gloss',
        capFinish: 'satin',
        layout: 'classic',
      },
      rating: { average: 4.7, count: 61 },
      reviews: [
        { rating: 5, text: 'Sugar Brownie glitter on my dark lids, people stopped me at the dowry ceremony.', author: 'Nelly M.' },
        { rating: 5, text: 'Almost too pretty to touch. I touched it. No regrets.', author: 'Dorcas L.' },
        { rating: 3, text: 'Milk Latte is for light people, only the glitter works for me.', author: 'Francine R.' },
      ],
      available_since: '2024-10-27',
    },
    {
      id: 'dasique-blending-mood-cheek',
      name: 'Blending Mood Cheek',
      volume: '10 g',
      category: 'blushes',
      base_price_rwf: 28000,
      discounted_price_rwf: 25500,
      weight_g: 96,
      tags: [],
      features: [],
      skin_concern: [],
      skin_type: ['Oily', 'Combination&Normal'],
      keywords: ['blush palette', 'four colour blush', 'powder blush', 'contour blush'],
      ingredients:
        'Talc, Mica, Synthetic Fluorphlogopite, Magnesium Myristate, Nylon-12, Dimethicone, Caprylic/Capric Triglyceride, Octyldodecyl Stearoyl Stearate, Squalane, Sorbitan Sesquioleate, Lauroyl Lysine, 1,2-Hexanediol, Glyceryl Caprylate, CI 77891, CI 77491, CI 77492, CI 15850, CI 77007',
      free_from: ['fragrance', 'parabens', 'alcohol'],
      description:
        '<p>Four cheek powders in one box, from a pale mixing tone to a clear accent. You stir them until the pink or peach is your own.</p><p>The idea suits medium skin best. For deep complexions only the accent pan is strong enough by itself; used neat, and twice, it does show. The palest pan makes a soft inner-corner light.</p>',
      why_we_love_it:
        '<p>It replaces four blushes for anyone between ivory and tan, and a make-up artist can dose it to the face in the chair.</p>',
      featured_ingredients: [
        { name: 'Lauroyl lysine', note: 'Makes four powders blend as one' },
        { name: 'Squalane', note: 'Prevents a floury look' },
      ],
      how_to_use: [
        'Swirl two neighbouring pans together.',
        'Test on the wrist in daylight.',
        'Sweep high, and bring the rest across the nose.',
      ],
      specific_info: [
        { label: 'Pans', value: '4' },
        { label: 'Finish', value: 'Soft matte' },
        { label: 'Suits', value: 'Fair to tan best' },
        { label: 'Shelf life after opening', value: '24 months' },
      ],
      options: [
        { name: '01 Warm Blending', description: 'Peach to coral', additional_price_rwf: 0, swatch: '#D98670' },
        { name: '02 Cool Blending', description: 'Pink to mauve', additional_price_rwf: 0, swatch: '#B9688A' },
      ],
      pack: {
        container: 'cushion',
        icon: 'rose',
        palette: { body: '#F5DDD8', cap: '#EBC4BE', ink: '#5C2A2A', accent: '#C66F77', liquid: '#D98670', backdrop: 'iris' },
        finish: 'gloss',
        capFinish: 'gloss',
        layout: 'classic',
      },
      rating: { average: 3.9, count: 13 },
      reviews: [
        { rating: 4, text: 'As a make-up artist I mix for every bride. For darker brides I only use one pan.', author: 'Rehema S.' },
        { rating: 3, text: 'Cute box, soft colours. I hoped for stronger.', author: 'Gloria E.' },
      ],
      available_since: '2025-04-25',
    },
    {
      id: 'dasique-fruity-lip-jam',
      name: 'Fruity Lip Jam',
      volume: '4 g',
      category: 'lip-glosses',
      base_price_rwf: 17000,
      weight_g: 34,
      tags: ['NEW ARRIVAL'],
      features: ['Moisturising'],
      skin_concern: [],
      skin_type: ['Dry', 'Sensitive', 'Combination&Normal'],
      keywords: ['lip gloss', 'lip jam', 'fig gloss', 'sticky free gloss'],
      ingredients:
        'Hydrogenated Polyisobutene, Diisostearyl Malate, Polybutene, Bis-Behenyl/Isostearyl/Phytosteryl Dimer Dilinoleyl Dimer Dilinoleate, Octyldodecanol, Silica Dimethyl Silylate, Pentaerythrityl Tetraisostearate, Ficus Carica (Fig) Fruit Extract, Psidium Guajava Fruit Extract, Vaccinium Angustifolium Fruit Extract, Honey Extract, Tocopheryl Acetate, 1,2-Hexanediol, Flavor, CI 15850, CI 45410, CI 77491',
      free_from: ['parabens', 'alcohol'],
      description:
        '<p>A gloss as thick as marmalade, in a little square jar-bottle with a flat paddle. It stays in place rather than running, and smells faintly of cooked fruit.</p><p>Colour is a tint inside glass. Fig and cherry read clearly on brown lips; peach becomes a warm clear gloss.</p>',
      why_we_love_it:
        '<p>Thick gloss usually means hair stuck to your mouth. This film is plump but nearly dry to the touch, so wind is no problem.</p>',
      featured_ingredients: [
        { name: 'Fig extract', note: 'Sugars that hold on to moisture' },
        { name: 'Dimer esters', note: 'Cushioned shine instead of stickiness' },
        { name: 'Honey extract', note: 'A trace, for softness' },
      ],
      how_to_use: ['Lay the flat side of the paddle on the lower lip.', 'Spread without pressing.', 'Wear over a stain for more colour.'],
      specific_info: [
        { label: 'Finish', value: 'Glass' },
        { label: 'Coverage', value: 'Sheer' },
        { label: 'Shelf life after opening', value: '12 months' },
      ],
      options: [
        { name: 'Peach Jam', additional_price_rwf: 0, swatch: '#D77F68' },
        { name: 'Cherry Jam', additional_price_rwf: 0, swatch: '#A32437' },
        { name: 'Fig Jam', additional_price_rwf: 0, swatch: '#823A49' },
      ],
      pack: {
        container: 'lipbalm',
        icon: 'honey',
        palette: { body: '#F2C8BC', cap: '#F7EFE9', ink: '#61231F', accent: '#A32437', liquid: '#A8404A', backdrop: 'butter' },
        finish: 'glass',
        capFinish: 'gloss',
        layout: 'classic',
      },
      rating: { average: 4.4, count: 5 },
      reviews: [{ rating: 5, text: 'Fig Jam, wow, no hair sticking in my mouth on the moto. Smells like confiture.', author: 'Belise N.' }],
      available_since: '2026-09-09',
    },
  ],
} satisfies DemoBrand;
