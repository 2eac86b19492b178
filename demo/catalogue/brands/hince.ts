import type { DemoBrand } from '../types.ts';

export default {
  id: 'hince',
  name: 'hince',
  products: [
    {
      id: 'hince-second-skin-glow-cushion',
      name: 'Second Skin Glow Cushion',
      volume: '12 g × 2',
      category: 'cushions',
      base_price_rwf: 38000,
      weight_g: 134,
      tags: ['NEW ARRIVAL'],
      features: ['Moisturising', 'Low irritant'],
      skin_concern: ['Moisturizing'],
      skin_type: ['Dry', 'Combination&Normal'],
      keywords: ['cushion', 'glow foundation', 'skin tint', 'hince second skin'],
      ingredients:
        'Water, Diphenylsiloxy Phenyl Trimethicone, Titanium Dioxide, Butylene Glycol, Cyclohexasiloxane, Ethylhexyl Methoxycinnamate, Caprylyl Methicone, Niacinamide, Polyglyceryl-3 Polydimethylsiloxyethyl Dimethicone, Glycerin, Squalane, Trimethylsiloxysilicate, Sodium Hyaluronate, Tremella Fuciformis Polysaccharide, Magnesium Sulfate, Disteardimonium Hectorite, Tocopherol, Adenosine, 1,2-Hexanediol, CI 77491, CI 77492, CI 77499',
      free_from: ['fragrance', 'parabens', 'mineral oil'],
      description:
        '<p>hince works like a fashion house, and this cushion is cut like silk: almost no coverage you can see, only a tidier face with a lit surface.</p><p>Three tones reach us and all are light to light-medium. Because it is so sheer it forgives half a tone, not more. Deep skin is outside its range, and we would rather say so here.</p>',
      why_we_love_it:
        '<p>Freckled and light-skinned customers keep the refill before the first filling ends. It carries no perfume, unusual at this end of the shelf.</p>',
      featured_ingredients: [
        { name: 'Snow mushroom', note: 'Water-holding polysaccharide, very light' },
        { name: 'Squalane', note: 'Gives the lit surface' },
        { name: 'Niacinamide', note: 'A brightening B vitamin' },
      ],
      how_to_use: [
        'Prepare with a watery serum rather than cream.',
        'Pat one press of product over the whole face.',
        'Cover single marks with a fingertip’s worth more.',
      ],
      specific_info: [
        { label: 'SPF', value: 'SPF50+ PA+++' },
        { label: 'Coverage', value: 'Sheer' },
        { label: 'Shade range', value: 'Light to light-medium' },
        { label: 'Shelf life after opening', value: '12 months' },
      ],
      options: [
        { name: '21 Ivory', additional_price_rwf: 0, swatch: '#EDCFAF', stock: 3 },
        { name: '22 Neutral', additional_price_rwf: 0, swatch: '#E6C4A0', stock: 4 },
        { name: '23 Beige', additional_price_rwf: 0, swatch: '#DCB58D', stock: 6 },
      ],
      pack: {
        container: 'cushion',
        icon: 'pearl',
        palette: { body: '#D8D2CB', cap: '#BDB4AA', ink: '#36302A', accent: '#8D8175', liquid: '#DCB58D', backdrop: 'porcelain' },
        finish: 'matte',
        capFinish: 'metal',
        layout: 'serif',
      },
      rating: { average: 4.5, count: 2 },
      reviews: [{ rating: 5, text: 'I am half Ethiopian and pale; 23 melts on me. Packaging makes me feel rich.', author: 'Selam T.' }],
      available_since: '2026-10-20',
    },
    {
      id: 'hince-mood-enhancer-lip-glow',
      name: 'Mood Enhancer Lip Glow',
      volume: '3.3 g',
      category: 'lipsticks',
      base_price_rwf: 23500,
      discounted_price_rwf: 19500,
      weight_g: 37,
      tags: ['HOT DEAL'],
      features: ['Moisturising'],
      skin_concern: [],
      skin_type: ['Dry', 'Sensitive', 'Combination&Normal'],
      keywords: ['glow lipstick', 'sheer lipstick', 'shiny lipstick', 'hince lip'],
      ingredients:
        'Diisostearyl Malate, Polyglyceryl-2 Triisostearate, Octyldodecanol, Phytosteryl/Octyldodecyl Lauroyl Glutamate, Hydrogenated Polyisobutene, Synthetic Wax, Microcrystalline Wax, Camellia Japonica Seed Oil, Rosa Canina Fruit Oil, Simmondsia Chinensis Seed Oil, Tocopheryl Acetate, Caprylyl Glycol, Fragrance, CI 77491, CI 15850, CI 45410, CI 77891',
      free_from: ['parabens', 'alcohol'],
      description:
        '<p>A dewy bullet that behaves like balm and looks like glaze. Colour arrives on the second pass and can be taken up to about medium.</p><p>Take Allure or Deep Attitude if your lips are dark: both have enough red and brown inside. Layover and Vague are translucent nudes that leave shine alone.</p>',
      why_we_love_it:
        '<p>Comfort first. It is the lipstick we hand to customers whose lips peel under matte colours, and the heavy, cool case closes with a lovely click.</p>',
      featured_ingredients: [
        { name: 'Camellia oil', note: 'Korean classic for softness and shine' },
        { name: 'Rosehip oil', note: 'Dry-feeling oil, gentle on lips' },
        { name: 'Phytosterol ester', note: 'Plant lipid that keeps water in' },
      ],
      how_to_use: [
        'Pass once for glaze, three times for colour.',
        'Press a tissue over the centre to make it last.',
        'Refresh after meals without a mirror.',
      ],
      specific_info: [
        { label: 'Finish', value: 'Glow' },
        { label: 'Coverage', value: 'Sheer to medium' },
        { label: 'Shelf life after opening', value: '24 months' },
      ],
      options: [
        { name: 'Allure', description: 'Brick rose', additional_price_rwf: 0, swatch: '#9C4440' },
        { name: 'Deep Attitude', description: 'Wine brown', additional_price_rwf: 0, swatch: '#702B34' },
        { name: 'Layover', description: 'Peach nude', additional_price_rwf: 0, swatch: '#C88470' },
        { name: 'Vague', description: 'Rose nude', additional_price_rwf: 0, swatch: '#BB7A76' },
      ],
      pack: {
        container: 'lipbalm',
        icon: 'rose',
        palette: { body: '#8B5A55', cap: '#6E4440', ink: '#FFFFFF', accent: '#D8B5A9', liquid: '#9C4440', backdrop: 'clay' },
        finish: 'satin',
        capFinish: 'metal',
        layout: 'serif',
      },
      rating: { average: 4.4, count: 26 },
      reviews: [
        { rating: 5, text: 'Deep Attitude for church and office. Soft, my lips do not peel any more.', author: 'Jeannette K.' },
        { rating: 4, text: 'Elegant but gone after lunch, reapply. The click of the case is addictive!', author: 'Sonia P.' },
      ],
      available_since: '2025-02-24',
    },
    {
      id: 'hince-dewy-liquid-cheek',
      name: 'Dewy Liquid Cheek',
      volume: '8.5 g',
      category: 'blushes',
      base_price_rwf: 22500,
      weight_g: 41,
      tags: [],
      features: ['Moisturising'],
      skin_concern: [],
      skin_type: ['Dry', 'Combination&Normal'],
      keywords: ['liquid blush', 'dewy blush', 'cream blush', 'cheek tint'],
      ingredients:
        'Water, Dimethicone, Glycerin, Diphenylsiloxy Phenyl Trimethicone, Butylene Glycol, Isododecane, PEG-10 Dimethicone, Propanediol, Dimethicone/PEG-10/15 Crosspolymer, Squalane, Sodium Hyaluronate, Betaine, Rosa Centifolia Flower Water, Disteardimonium Hectorite, Magnesium Sulfate, Ethylhexylglycerin, 1,2-Hexanediol, CI 45410, CI 15850, CI 77491, CI 77891',
      free_from: ['fragrance', 'parabens', 'mineral oil'],
      description:
        '<p>Liquid blush on a soft sponge tip, sheer as watercolour. It dries down in a minute yet keeps a wet-looking sheen on the cheekbone.</p><p>Two of the tones we carry, a plum and a brick rose, have little white pigment and stay clean on deep skin. The peach is best from fair to medium.</p>',
      why_we_love_it:
        '<p>Powder blush fades on dry cheeks; this sinks in and stays past supper. Layering is safe, because each coat is no stronger than the one before.</p>',
      featured_ingredients: [
        { name: 'Betaine', note: 'Sugar-beet humectant against tightness' },
        { name: 'Rose water', note: 'Soft carrier for the pigments' },
        { name: 'Squalane', note: 'Lends the wet sheen' },
      ],
      how_to_use: [
        'Dot twice on the back of the hand.',
        'Tap onto the upper cheek with a ring finger.',
        'Repeat until you see it in daylight.',
        'Skip powder on top or the sheen is lost.',
      ],
      specific_info: [
        { label: 'Finish', value: 'Dewy' },
        { label: 'Coverage', value: 'Sheer, builds' },
        { label: 'Fragrance', value: 'None added' },
        { label: 'Shelf life after opening', value: '12 months' },
      ],
      options: [
        { name: 'Peach', description: 'For fair to medium skin', additional_price_rwf: 0, swatch: '#E08E78' },
        { name: 'Brick rose', description: 'For all skin tones', additional_price_rwf: 0, swatch: '#AF4C4B' },
        { name: 'Plum', description: 'For medium to deep skin', additional_price_rwf: 0, swatch: '#84324E' },
      ],
      pack: {
        container: 'stick',
        icon: 'rose',
        palette: { body: '#E6B4AB', cap: '#8B5A55', ink: '#4C1C1C', accent: '#AF4C4B', liquid: '#AF4C4B', backdrop: 'blush' },
        finish: 'glass',
        capFinish: 'matte',
        layout: 'vertical',
      },
      rating: { average: 4.3, count: 14 },
      reviews: [
        { rating: 5, text: 'The plum shows on me! I tap it with fingers and my cheeks look alive till night.', author: 'Ariane D.' },
      ],
      available_since: '2025-08-30',
    },
  ],
} satisfies DemoBrand;
