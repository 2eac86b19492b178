import type { DemoBrand } from '../types.ts';

export default {
  id: 'lilybyred',
  name: 'lilybyred',
  products: [
    {
      id: 'lilybyred-am9-to-pm9-infinite-mascara',
      name: 'Am9 to Pm9 Infinite Mascara',
      volume: '7 g',
      category: 'mascaras',
      base_price_rwf: 12500,
      discounted_price_rwf: 9500,
      weight_g: 26,
      tags: ['HOT DEAL'],
      features: [],
      skin_concern: [],
      skin_type: ['Oily', 'Combination&Normal'],
      keywords: ['mascara', 'long lasting mascara', 'curl', 'smudge proof'],
      ingredients:
        'Cyclopentasiloxane, Isododecane, Trimethylsiloxysilicate, Microcrystalline Wax, Polyethylene, Dextrin Palmitate, Ceresin, Nylon-6, Silica, Rhus Succedanea Fruit Wax, Disteardimonium Hectorite, Propylene Carbonate, Glycine Soja Seed Extract, Biotin, Panthenol, Caprylyl Glycol, CI 77499',
      free_from: ['fragrance', 'parabens', 'alcohol'],
      description:
        '<p>Nine to nine is what the name promises, and on an ordinary office day it comes close. Fibres are short, so lashes look long without spider legs.</p><p>The Long &amp; Curl brush is a thin comb for small or short lashes. Volume &amp; Curl is rounder; give it two minutes between coats, or it stays soft and prints on the lid.</p>',
      why_we_love_it:
        '<p>For the price of a lunch you get a curl that lasts through a shift. It leaves in warm oil without pulling, kinder than most in this group.</p>',
      featured_ingredients: [
        { name: 'Japan wax', note: 'Plant wax that locks the curl' },
        { name: 'Panthenol', note: 'Conditions beneath the colour' },
        { name: 'Biotin', note: 'A B vitamin, here in a small dose' },
      ],
      how_to_use: ['Curl dry lashes with a curler.', 'Comb from root to tip in one stroke.', 'Use the brush tip upright for lower lashes.'],
      specific_info: [
        { label: 'Colour', value: 'Black' },
        { label: 'Waterproof', value: 'Yes' },
        { label: 'Shelf life after opening', value: '6 months' },
      ],
      options: [
        { name: '01 Long & Curl', additional_price_rwf: 0 },
        { name: '02 Volume & Curl', additional_price_rwf: 0 },
      ],
      pack: {
        container: 'stick',
        icon: 'drop',
        palette: { body: '#7A1F35', cap: '#1B1719', ink: '#FFFFFF', accent: '#E6A9B4', liquid: '#17140F', backdrop: 'clay' },
        finish: 'gloss',
        capFinish: 'matte',
        layout: 'vertical',
      },
      rating: { average: 4.3, count: 38 },
      reviews: [
        { rating: 5, text: 'Hospital night shift, twelve hours, lashes still up at sunrise.', author: 'Odette N.' },
        { rating: 3, text: 'Long version is great. Volume stamped on my eyelid until I learned to wait.', author: 'Charlotte I.' },
      ],
      available_since: '2025-01-07',
    },
    {
      id: 'lilybyred-starry-eyes-am9-to-pm9-gel-eyeliner',
      name: 'Starry Eyes Am9 to Pm9 Gel Eyeliner',
      volume: '0.5 g',
      category: 'eyeliners',
      base_price_rwf: 9000,
      weight_g: 15,
      tags: [],
      features: [],
      skin_concern: [],
      skin_type: ['Dry', 'Oily', 'Sensitive', 'Combination&Normal'],
      keywords: ['gel eyeliner', 'glitter liner', 'eye pencil', 'shimmer stick'],
      ingredients:
        'Cyclopentasiloxane, Trimethylsiloxysilicate, Synthetic Wax, Mica, Isododecane, Polyethylene, Hydrogenated Polydecene, Ozokerite, Calcium Aluminum Borosilicate, Sorbitan Isostearate, Tin Oxide, Rosa Rugosa Flower Oil, Tocopherol, Caprylyl Glycol, CI 77499, CI 77491, CI 77891',
      free_from: ['parabens', 'alcohol'],
      description:
        '<p>Soft twist-up gel with a sharpener hidden in the end. It comes in plain mattes for the lash line and in shimmer tones that double as stick shadow.</p><p>On deep lids the copper and the burgundy pearl really sing; matte black is a clean, dense black. Champagne is lovely in the inner corner and nowhere else.</p>',
      why_we_love_it:
        '<p>Half a gram is generous for a gel liner. One shimmer pencil, smudged with a finger, makes a whole eye in the lift on the way to a party.</p>',
      featured_ingredients: [
        { name: 'Borosilicate pearl', note: 'Fine shimmer that does not scratch' },
        { name: 'Silicone resin', note: 'Keeps the gel where you drew it' },
      ],
      how_to_use: [
        'Sharpen lightly for a fine line.',
        'Pull the lid taut and draw in short strokes.',
        'To wear as shadow, scribble and blend at once.',
      ],
      specific_info: [
        { label: 'Waterproof', value: 'Yes' },
        { label: 'Sharpener', value: 'In the cap' },
        { label: 'Shelf life after opening', value: '12 months' },
      ],
      options: [
        { name: 'Matte Black', additional_price_rwf: 0, swatch: '#131012', stock: 52 },
        { name: 'Matte Brown', additional_price_rwf: 0, swatch: '#4A2F26', stock: 33 },
        { name: 'Burgundy Pearl', additional_price_rwf: 0, swatch: '#6B2A36', stock: 18 },
        { name: 'Copper Pearl', additional_price_rwf: 0, swatch: '#A8643F', stock: 21 },
        { name: 'Champagne Pearl', additional_price_rwf: 0, swatch: '#DCC2A6', stock: 9 },
      ],
      pack: {
        container: 'stick',
        icon: 'pearl',
        palette: { body: '#1D1A20', cap: '#A8643F', ink: '#F3E3D5', accent: '#A8643F', liquid: '#131012', backdrop: 'iris' },
        finish: 'satin',
        capFinish: 'metal',
        layout: 'vertical',
      },
      rating: { average: 4.5, count: 54 },
      reviews: [
        { rating: 5, text: 'Copper Pearl looks like jewellery on black skin. I have three of them.', author: 'Doreen A.' },
        { rating: 4, text: 'Soft and does not hurt my sensitive eyes. Sharpener makes a little mess.', author: 'Vestine U.' },
      ],
      available_since: '2024-08-08',
    },
    {
      id: 'lilybyred-luv-beam-cheek',
      name: 'Luv Beam Cheek',
      volume: '4.3 g',
      category: 'blushes',
      base_price_rwf: 10500,
      weight_g: 37,
      tags: ['NEW ARRIVAL'],
      features: [],
      skin_concern: [],
      skin_type: ['Oily', 'Combination&Normal'],
      keywords: ['blush', 'shimmer blush', 'coral blush', 'cheap blush'],
      ingredients:
        'Mica, Talc, Calcium Carbonate, Zinc Stearate, Synthetic Fluorphlogopite, Phenyl Trimethicone, Dimethicone, Polyglyceryl-2 Triisostearate, Hydrogenated Lecithin, Silica, Tin Oxide, 1,2-Hexanediol, Caprylyl Glycol, CI 45410, CI 15850, CI 77491, CI 77891',
      free_from: ['fragrance', 'parabens', 'alcohol'],
      description:
        '<p>Pressed blush with a fine inner light, in a case with a puff tucked under the pan. Colour and highlight come in the same sweep.</p><p>Loveable Coral has the most pigment and is the safe choice up to deep brown. The peach and pink count on a light background and turn frosty on dark cheeks.</p>',
      why_we_love_it: '<p>A cheerful little thing for a first make-up bag. It is hard to overdo, and the puff means no brush to buy.</p>',
      featured_ingredients: [
        { name: 'Mica', note: 'The soft inner light' },
        { name: 'Lecithin', note: 'Binds the powder, less dust' },
      ],
      how_to_use: [
        'Press the puff gently into the pan.',
        'Smile, and tap on the round of the cheek.',
        'Sweep the remainder up to the temple.',
      ],
      specific_info: [
        { label: 'Finish', value: 'Fine shimmer' },
        { label: 'Puff', value: 'Included' },
        { label: 'Shelf life after opening', value: '24 months' },
      ],
      options: [
        { name: '01 Loveable Coral', additional_price_rwf: 0, swatch: '#D5604F' },
        { name: '02 Cheerful Peach', additional_price_rwf: 0, swatch: '#E8967C' },
        { name: '03 Innocent Pink', additional_price_rwf: 0, swatch: '#DD8499' },
      ],
      pack: {
        container: 'cushion',
        icon: 'rose',
        palette: { body: '#F0B7A8', cap: '#FBEDE8', ink: '#5B1F18', accent: '#D5604F', liquid: '#D5604F', backdrop: 'butter' },
        finish: 'frost',
        capFinish: 'gloss',
        layout: 'classic',
      },
      rating: { average: 4.0, count: 0 },
      reviews: [],
      available_since: '2026-11-10',
    },
  ],
} satisfies DemoBrand;
