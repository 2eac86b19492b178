import type { DemoBrand } from '../types.ts';

export default {
  id: 'laka',
  name: 'Laka',
  products: [
    {
      id: 'laka-fruity-glam-tint',
      name: 'Fruity Glam Tint',
      volume: '4.5 g',
      category: 'lip-tints',
      base_price_rwf: 17500,
      discounted_price_rwf: 15000,
      weight_g: 33,
      tags: [],
      features: ['Moisturising'],
      skin_concern: [],
      skin_type: ['Dry', 'Sensitive', 'Combination&Normal'],
      keywords: ['glossy tint', 'vegan lip tint', 'laka tint', 'shiny lips'],
      ingredients:
        'Diisostearyl Malate, Hydrogenated Polyisobutene, Water, Hydrogenated Polydecene, Dipentaerythrityl Tetrahydroxystearate/Tetraisostearate, Glycerin, Propanediol, Polyglyceryl-2 Diisostearate, VP/Hexadecene Copolymer, Prunus Persica (Peach) Fruit Extract, Malus Domestica Fruit Extract, Psidium Guajava Fruit Extract, Helianthus Annuus Seed Oil, 1,2-Hexanediol, Ethylhexylglycerin, Tocopherol, Parfum, CI 45410, CI 15985, CI 42090',
      free_from: ['animal products', 'parabens', 'mineral oil'],
      description:
        '<p>Thick, bouncy shine with fruit extracts and no animal ingredients. Laka has sold its colours to everyone, men included, since 2018, and the tones are easy to wear for that reason.</p><p>Mardy and Jam have the body for deep lips. Humming and Spread are see-through; on brown lips they bring gloss and a warm hint, nothing more.</p>',
      why_we_love_it:
        '<p>The gloss plumps the look of dry lips without any sting. It is heavier than rom&amp;nd’s syrup and keeps its shine longer, about two hours before it thins.</p>',
      featured_ingredients: [
        { name: 'Guava extract', note: 'Fruit acids kept gentle, pleasant scent' },
        { name: 'Sunflower oil', note: 'Plant oil in place of lanolin' },
        { name: 'Propanediol', note: 'Draws water into dry lips' },
      ],
      how_to_use: [
        'Dip once; the sponge holds enough for two lips.',
        'Paint the lower lip and press upwards.',
        'For colour rather than shine, blot and repeat.',
      ],
      specific_info: [
        { label: 'Finish', value: 'High shine' },
        { label: 'Vegan', value: 'Yes' },
        { label: 'Coverage', value: 'Sheer to medium' },
        { label: 'Shelf life after opening', value: '12 months' },
      ],
      options: [
        { name: 'Humming', description: 'Peach beige', additional_price_rwf: 0, swatch: '#C97B66' },
        { name: 'Spread', description: 'Coral rose', additional_price_rwf: 0, swatch: '#C05A55' },
        { name: 'Mardy', description: 'Deep rose brown', additional_price_rwf: 0, swatch: '#8E3F45' },
        { name: 'Jam', description: 'Dark berry', additional_price_rwf: 0, swatch: '#7B2539' },
      ],
      pack: {
        container: 'lipbalm',
        icon: 'citrus',
        palette: { body: '#E9C3B8', cap: '#F4ECE6', ink: '#5A211D', accent: '#B84E4B', liquid: '#B0414A', backdrop: 'butter' },
        finish: 'glass',
        capFinish: 'satin',
        layout: 'vertical',
      },
      rating: { average: 4.6, count: 47 },
      reviews: [
        { rating: 5, text: 'Jam is juicy and dark, exactly my mood. Not sticky with the wind on a moto.', author: 'Kevine G.' },
        { rating: 4, text: 'My boyfriend uses Humming, I use Mardy. One order, two happy people.', author: 'Linda W.' },
      ],
      available_since: '2025-01-29',
    },
    {
      id: 'laka-soul-vegan-lip-balm',
      name: 'Soul Vegan Lip Balm',
      volume: '3.5 g',
      category: 'lip-balms',
      base_price_rwf: 14000,
      weight_g: 29,
      tags: [],
      features: ['Moisturising', 'Low irritant'],
      skin_concern: ['Moisturizing'],
      skin_type: ['Dry', 'Sensitive', 'Combination&Normal'],
      keywords: ['vegan lip balm', 'tinted balm', 'chapped lips', 'men lip balm'],
      ingredients:
        'Polyglyceryl-2 Isostearate/Dimer Dilinoleate Copolymer, Diisostearyl Malate, Phytosteryl/Isostearyl/Cetyl/Stearyl/Behenyl Dimer Dilinoleate, Synthetic Wax, Hydrogenated Polyisobutene, Euphorbia Cerifera (Candelilla) Wax, Olea Europaea (Olive) Fruit Oil, Butyrospermum Parkii Butter, Persea Gratissima (Avocado) Oil, Helianthus Annuus Seed Wax, Tocopheryl Acetate, Vanillin, CI 77491, CI 15850',
      free_from: ['animal products', 'parabens', 'mineral oil', 'alcohol'],
      description:
        '<p>A slim balm without beeswax: candelilla holds it together, olive and avocado oil do the softening. The film is thin and does not feel like candle.</p><p>Tints are barely there. Treat them as a natural lip with a healthier look; the darkest, a fig brown, is the only one visible on deep lips.</p>',
      why_we_love_it:
        '<p>It slides into a shirt pocket and draws no attention in a meeting. During the dry season we put it on at night as well, over damp lips.</p>',
      featured_ingredients: [
        { name: 'Avocado oil', note: 'Rich plant oil for cracked corners' },
        { name: 'Candelilla wax', note: 'Replaces beeswax and stands heat better' },
        { name: 'Shea butter', note: 'Soft, familiar, close to home' },
      ],
      how_to_use: ['Swipe over lips as often as you wish.', 'At night, dampen lips first and use double.'],
      specific_info: [
        { label: 'Vegan', value: 'Yes' },
        { label: 'Finish', value: 'Natural sheen' },
        { label: 'Shelf life after opening', value: '12 months' },
      ],
      options: [
        { name: 'Clear', additional_price_rwf: 0, swatch: '#F0E2D4' },
        { name: 'Rose beige', additional_price_rwf: 0, swatch: '#B5736C' },
        { name: 'Fig brown', additional_price_rwf: 0, swatch: '#7E4340' },
      ],
      pack: {
        container: 'lipbalm',
        icon: 'olive',
        palette: { body: '#DDE0D2', cap: '#C3C9B2', ink: '#37402B', accent: '#8B9470', liquid: '#B5736C', backdrop: 'celadon' },
        finish: 'matte',
        capFinish: 'matte',
        layout: 'classic',
      },
      rating: { average: 4.4, count: 18 },
      reviews: [
        {
          rating: 5,
          text: 'My lips split every July. Since this balm they are soft and it does not look like lipstick.',
          author: 'Olivier H.',
        },
      ],
      available_since: '2025-05-06',
    },
    {
      id: 'laka-smooth-matte-lipstick',
      name: 'Smooth Matte Lipstick',
      volume: '3.3 g',
      category: 'lipsticks',
      base_price_rwf: 20500,
      weight_g: 35,
      tags: ['LIMITED TIME'],
      features: [],
      skin_concern: [],
      skin_type: ['Oily', 'Combination&Normal'],
      keywords: ['matte lipstick', 'vegan lipstick', 'unisex', 'brown lipstick'],
      ingredients:
        'Dimethicone, Diisostearyl Malate, Polyglyceryl-2 Triisostearate, Caprylic/Capric Triglyceride, Ozokerite, Silica Dimethyl Silylate, Hydrogenated Vegetable Oil, Synthetic Fluorphlogopite, Copernicia Cerifera Wax, Boron Nitride, Macadamia Ternifolia Seed Oil, Sorbitan Isostearate, Tocopherol, Caprylyl Glycol, CI 77891, CI 77491, CI 77492, CI 77499, CI 15850',
      free_from: ['animal products', 'fragrance', 'parabens'],
      description:
        '<p>Each colour has a person’s first name instead of a mood, and the ads have always shown women and men. The bullet is light and powdery, halfway between cream and matte.</p><p>Jane, a brick red, and Neil, a dark brown rose, work from medium to very deep skin. Theo and May are nudes for light faces and go pale on ours.</p>',
      why_we_love_it:
        '<p>A lipstick for people who find lipstick too much. Smudged in with a finger, Neil looks like nothing but a very good day.</p>',
      featured_ingredients: [
        { name: 'Macadamia oil', note: 'Close to skin’s own oils' },
        { name: 'Boron nitride', note: 'Gives the powder-soft glide' },
        { name: 'Carnauba wax', note: 'Vegan structure, holds in warm weather' },
      ],
      how_to_use: ['Tap on with the bullet for a stain.', 'Or draw twice and blot for full colour.', 'Blend edges with a fingertip.'],
      specific_info: [
        { label: 'Finish', value: 'Powdery matte' },
        { label: 'Vegan', value: 'Yes' },
        { label: 'Fragrance', value: 'None' },
        { label: 'Shelf life after opening', value: '24 months' },
      ],
      options: [
        { name: 'Jane', description: 'Brick red', additional_price_rwf: 0, swatch: '#9E3A33', stock: 9 },
        { name: 'Neil', description: 'Brown rose', additional_price_rwf: 0, swatch: '#85453F', stock: 11 },
        { name: 'Theo', description: 'Beige coral', additional_price_rwf: 0, swatch: '#C27B67', stock: 4 },
        { name: 'May', description: 'Pink beige', additional_price_rwf: 0, swatch: '#C68582', stock: 0 },
      ],
      pack: {
        container: 'lipbalm',
        icon: 'olive',
        palette: { body: '#2F2E30', cap: '#232224', ink: '#F1EAE2', accent: '#B9AFA4', liquid: '#9E3A33', backdrop: 'sand' },
        finish: 'matte',
        capFinish: 'matte',
        layout: 'serif',
      },
      rating: { average: 4.1, count: 11 },
      reviews: [
        { rating: 4, text: 'Neil is discreet and stays on my coffee cup less than others. Packaging is very chic.', author: 'Aimée C.' },
      ],
      available_since: '2025-12-01',
    },
  ],
} satisfies DemoBrand;
