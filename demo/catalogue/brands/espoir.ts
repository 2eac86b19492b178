import type { DemoBrand } from '../types.ts';

export default {
  id: 'espoir',
  name: 'espoir',
  products: [
    {
      id: 'espoir-pro-tailor-be-glow-cushion',
      name: 'Pro Tailor Be Glow Cushion',
      volume: '13 g × 2',
      category: 'cushions',
      base_price_rwf: 36000,
      weight_g: 136,
      tags: [],
      features: ['Moisturising'],
      skin_concern: ['Moisturizing'],
      skin_type: ['Dry', 'Combination&Normal'],
      keywords: ['glow cushion', 'cushion foundation', 'dewy base', 'espoir be glow'],
      ingredients:
        'Water, Phenyl Trimethicone, Cyclopentasiloxane, Titanium Dioxide, Butylene Glycol, Ethylhexyl Methoxycinnamate, Glycerin, Ethylhexyl Salicylate, Niacinamide, Lauryl PEG-9 Polydimethylsiloxyethyl Dimethicone, Squalane, Acrylates/Stearyl Acrylate/Dimethicone Methacrylate Copolymer, Magnesium Sulfate, Disteardimonium Hectorite, Sodium Hyaluronate, Rosa Damascena Flower Water, Adenosine, 1,2-Hexanediol, Fragrance, CI 77491, CI 77492, CI 77499',
      free_from: ['parabens', 'mineral oil'],
      description:
        '<p>Made by a brand that works closely with make-up artists. The glow sits on the high points rather than everywhere, and coverage is a notch above what shine usually allows.</p><p>Four tones arrive in Kigali, fair to tan. Tan is closer to a warm medium, so deep complexions are not served by this cushion yet.</p>',
      why_we_love_it:
        '<p>Photos love it: no flash-back, no glitter, just light where a cheekbone is. A refill comes in the box, and the compact itself is sturdy enough to keep for years.</p>',
      featured_ingredients: [
        { name: 'Phenyl trimethicone', note: 'Silky oil that reflects light' },
        { name: 'Rose water', note: 'Soft water phase with a faint scent' },
        { name: 'Squalane', note: 'Comfort for dry cheeks' },
      ],
      how_to_use: [
        'Spread thinly on one cheek, then stretch to the nose.',
        'Repeat on the other side and finish with the forehead.',
        'Press the clean side of the puff over everything to melt the edges.',
      ],
      specific_info: [
        { label: 'SPF', value: 'SPF42 PA++' },
        { label: 'Finish', value: 'Glow' },
        { label: 'Shade range', value: 'Fair to warm medium' },
        { label: 'In the box', value: 'Compact and 1 refill' },
        { label: 'Shelf life after opening', value: '12 months' },
      ],
      options: [
        { name: 'Ivory', additional_price_rwf: 0, swatch: '#ECCDAB' },
        { name: 'Vanilla', additional_price_rwf: 0, swatch: '#E3BF97' },
        { name: 'Beige', additional_price_rwf: 0, swatch: '#D2A57B' },
        { name: 'Tan', additional_price_rwf: 1000, swatch: '#BD8A5F' },
      ],
      pack: {
        container: 'cushion',
        icon: 'rose',
        palette: { body: '#EFE6E0', cap: '#D9C7BC', ink: '#3E2F2A', accent: '#B0836C', liquid: '#D2A57B', backdrop: 'porcelain' },
        finish: 'gloss',
        capFinish: 'metal',
        layout: 'serif',
      },
      rating: { average: 4.2, count: 12 },
      reviews: [
        {
          rating: 4,
          text: 'I am a photographer, I ask my light-skinned clients to wear this. Wish there were ten darker tones.',
          author: 'Cynthia N.',
        },
      ],
      available_since: '2025-09-03',
    },
    {
      id: 'espoir-water-splash-cica-tone-up-cream',
      name: 'Water Splash Cica Tone Up Cream',
      volume: '60 ml',
      category: 'tone-up-sun',
      base_price_rwf: 24500,
      discounted_price_rwf: 19500,
      weight_g: 84,
      tags: ['HOT DEAL', 'LIMITED TIME'],
      features: ['Brightening', 'Low irritant'],
      skin_concern: ['Soothing', 'Brightening'],
      skin_type: ['Sensitive', 'Oily', 'Combination&Normal'],
      fomulation: 'Cream',
      keywords: ['tone up sunscreen', 'cica sun cream', 'sunblock', 'green tone up'],
      ingredients:
        'Water, Zinc Oxide, Cyclohexasiloxane, Propanediol, Titanium Dioxide, Butyloctyl Salicylate, Isododecane, Polyglyceryl-3 Polydimethylsiloxyethyl Dimethicone, Niacinamide, Glycerin, Methyl Methacrylate Crosspolymer, Centella Asiatica Extract, Madecassoside, Asiaticoside, Panthenol, Magnesium Sulfate, Disteardimonium Hectorite, 1,2-Hexanediol, Ethylhexylglycerin, Fragrance, CI 77288',
      free_from: ['alcohol', 'parabens'],
      description:
        '<p>SPF50+ in a faintly green cream that tones down redness as it protects. It goes on cool and dries almost matte, thanks to a good share of zinc.</p><p>That zinc is also the catch. On light skin it looks fresh; on brown skin it can look dusty, and on deep skin it will look grey. For those, the Ceramide sun cream of the same house is clear.</p>',
      why_we_love_it:
        '<p>Red, easily upset faces calm down visually in one layer and need no foundation afterwards. Filters that stay on top of the skin are often the ones such faces tolerate.</p>',
      featured_ingredients: [
        { name: 'Madecassoside', note: 'Purified part of the cica leaf' },
        { name: 'Zinc oxide', note: 'Mineral filter for UVA and UVB' },
        { name: 'Niacinamide', note: 'Vitamin B3, for a brighter look' },
      ],
      how_to_use: [
        'Use two fingers’ length for face and neck.',
        'Spread fast, before the pigments settle.',
        'Top up every two hours outdoors.',
      ],
      specific_info: [
        { label: 'SPF', value: 'SPF50+ PA++++' },
        { label: 'Tint', value: 'Pale green' },
        { label: 'Suits', value: 'Light skin' },
        { label: 'Shelf life after opening', value: '12 months' },
      ],
      pack: {
        container: 'tube',
        icon: 'centella',
        palette: { body: '#DDEDE2', cap: '#BFDCC9', ink: '#24513C', accent: '#6FA98A', liquid: '#E4F0E4', backdrop: 'celadon' },
        finish: 'matte',
        capFinish: 'satin',
        layout: 'left',
      },
      rating: { average: 3.8, count: 10 },
      reviews: [
        { rating: 5, text: 'My cheeks are red since childhood. This hides half of it and does not sting.', author: 'Julia V.' },
        { rating: 2, text: 'Grey on me after ten minutes. I gave it to a friend from Addis who likes it.', author: 'Pacifique M.' },
      ],
      available_since: '2025-06-12',
    },
    {
      id: 'espoir-water-splash-sun-cream-ceramide',
      name: 'Water Splash Sun Cream Ceramide',
      volume: '60 ml',
      category: 'sun-creams',
      base_price_rwf: 23500,
      weight_g: 82,
      tags: ['BEST SELLER'],
      features: ['Moisturising', 'Absorbs quickly'],
      skin_concern: ['Moisturizing'],
      skin_type: ['Dry', 'Sensitive', 'Combination&Normal'],
      fomulation: 'Cream',
      keywords: ['sunscreen', 'no white cast', 'sunblock', 'ceramide', 'spf50'],
      ingredients:
        'Water, Butylene Glycol, Ethylhexyl Triazone, Diethylamino Hydroxybenzoyl Hexyl Benzoate, Polysilicone-15, Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine, Dibutyl Adipate, Glycerin, Niacinamide, Pentylene Glycol, Polyglyceryl-3 Methylglucose Distearate, Ceramide NP, Ceramide AP, Betula Alba Juice, Sodium Hyaluronate, Tocopherol, Carbomer, Tromethamine, Adenosine, 1,2-Hexanediol, Fragrance',
      free_from: ['alcohol', 'parabens', 'mineral oil'],
      description:
        '<p>A watery cream that bursts into droplets under the fingers and leaves nothing to see, on any skin colour. The filters are the modern organic kind, so there is no white to rub away.</p><p>Ceramides and birch sap give it the feel of a day cream. In the dry months many skip moisturiser beneath it.</p>',
      why_we_love_it:
        '<p>Invisible on the deepest skin, comfortable on the driest. At 1,500 metres above the sea, the best sunscreen is the one you enjoy enough to reapply.</p>',
      featured_ingredients: [
        { name: 'Ceramides NP and AP', note: 'Lipids that support the skin barrier' },
        { name: 'Birch sap', note: 'Light, watery feel without stickiness' },
        { name: 'Uvinul A Plus', note: 'UVA filter that leaves no cast' },
      ],
      how_to_use: [
        'Take about half a teaspoon for face and neck.',
        'Pat until the droplets vanish, around thirty seconds.',
        'Renew at midday if you work outside.',
      ],
      specific_info: [
        { label: 'SPF', value: 'SPF50+ PA++++' },
        { label: 'White cast', value: 'None' },
        { label: 'Skin type', value: 'Dry to normal' },
        { label: 'Shelf life after opening', value: '12 months' },
      ],
      stock: 56,
      pack: {
        container: 'tube',
        icon: 'drop',
        palette: { body: '#CFE3F0', cap: '#FFFFFF', ink: '#1D4460', accent: '#6FA3C4', liquid: '#F4F8FA', backdrop: 'porcelain' },
        finish: 'satin',
        capFinish: 'gloss',
        layout: 'left',
      },
      rating: { average: 4.6, count: 58 },
      reviews: [
        { rating: 5, text: 'Dark skin here, zero white. I drive a moto all day and my face is not burned any more.', author: 'Eric M.' },
        { rating: 4, text: 'Like water then like cream. A bit shiny for me in the rainy months.', author: 'Assumpta G.' },
      ],
      available_since: '2024-12-03',
    },
  ],
} satisfies DemoBrand;
