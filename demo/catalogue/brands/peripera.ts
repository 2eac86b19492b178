import type { DemoBrand } from '../types.ts';

export default {
  id: 'peripera',
  name: 'peripera',
  products: [
    {
      id: 'peripera-ink-velvet',
      name: 'Ink Velvet',
      volume: '4 g',
      category: 'lip-tints',
      base_price_rwf: 12500,
      weight_g: 26,
      tags: ['BEST SELLER'],
      features: [],
      skin_concern: [],
      skin_type: ['Dry', 'Oily', 'Sensitive', 'Combination&Normal'],
      keywords: ['matte lip tint', 'velvet tint', 'ink the velvet', 'liquid lipstick', 'brick lip'],
      ingredients:
        'Isododecane, Dimethicone, Cyclopentasiloxane, Dimethicone Crosspolymer, Water, Polyglyceryl-2 Triisostearate, Glycerin, Silica, PEG-10 Dimethicone, Disteardimonium Hectorite, Propylene Carbonate, Silica Silylate, Magnesium Sulfate, Rosa Damascena Flower Oil, Tocopheryl Acetate, Phenoxyethanol, Fragrance, CI 15850, CI 45410, CI 77491, CI 77499',
      free_from: ['parabens', 'mineral oil'],
      description:
        '<p>A mousse in the shape of a tiny ink bottle. It spreads wet, dries to velvet within a minute and shows its full colour in one coat, even over pigmented lips.</p><p>That last point makes it our first matte tint for deep skin. Good Brick and Cocoa Nude read true; Rosy Nude comes out as a soft pink rather than a nude.</p>',
      why_we_love_it:
        '<p>Opaque and feather-light for the price of two coffees. Smudge the edge with a finger for the blurred Seoul look, or keep it crisp for a meeting.</p>',
      featured_ingredients: [
        { name: 'Dimethicone crosspolymer', note: 'Gives the cushiony, blurring feel' },
        { name: 'Rose oil', note: 'A trace, for scent and softness' },
        { name: 'Silica', note: 'Sets the colour to velvet' },
      ],
      how_to_use: [
        'Smooth rough lips with balm ten minutes before, then wipe it off.',
        'Dot three points on each lip.',
        'Blend with the sponge tip or a finger before it sets.',
      ],
      specific_info: [
        { label: 'Finish', value: 'Velvet matte' },
        { label: 'Coverage', value: 'Full' },
        { label: 'Remove with', value: 'Cleansing oil or balm' },
        { label: 'Shelf life after opening', value: '12 months' },
      ],
      options: [
        { name: '01 Good Brick', description: 'Brick red', additional_price_rwf: 0, swatch: '#A43A2E', stock: 34 },
        { name: '08 Sellout Red', description: 'Bright cool red', additional_price_rwf: 0, swatch: '#B9142E', stock: 27 },
        { name: '17 Rosy Nude', description: 'Rose pink', additional_price_rwf: 0, swatch: '#BF6D6B', stock: 13 },
        { name: '25 Cinnamon Nude', description: 'Cinnamon brown', additional_price_rwf: 0, swatch: '#A65F4B', stock: 20 },
        { name: '29 Cocoa Nude', description: 'Deep cocoa', additional_price_rwf: 0, swatch: '#7C4338', stock: 5 },
      ],
      pack: {
        container: 'lipbalm',
        icon: 'rose',
        palette: { body: '#C94A4F', cap: '#1F1B1C', ink: '#FFFFFF', accent: '#F2C9C4', liquid: '#A43A2E', backdrop: 'blush' },
        finish: 'glass',
        capFinish: 'gloss',
        layout: 'classic',
      },
      rating: { average: 4.6, count: 92 },
      reviews: [
        { rating: 5, text: 'Good Brick with my dark skin, oh. Every colleague asked. One dip covers both lips.', author: 'Mutesi J.' },
        { rating: 4, text: 'Stays through tea and chapati. Removing it at night needs oil, water alone does nothing.', author: 'Faith C.' },
      ],
      available_since: '2024-06-25',
    },
    {
      id: 'peripera-double-longwear-cover-concealer',
      name: 'Double Longwear Cover Concealer',
      volume: '5.5 g',
      category: 'concealers',
      base_price_rwf: 11500,
      discounted_price_rwf: 8900,
      weight_g: 28,
      tags: ['HOT DEAL'],
      features: ['Low irritant'],
      skin_concern: [],
      skin_type: ['Oily', 'Combination&Normal'],
      keywords: ['concealer', 'under eye', 'spot cover', 'tip concealer'],
      ingredients:
        'Water, Cyclopentasiloxane, Titanium Dioxide, Isododecane, Dipropylene Glycol, Trimethylsiloxysilicate, Phenyl Trimethicone, PEG-10 Dimethicone, Mica, Polymethylsilsesquioxane, Disteardimonium Hectorite, Sodium Chloride, Centella Asiatica Extract, Melaleuca Alternifolia (Tea Tree) Leaf Extract, Panthenol, Dipotassium Glycyrrhizate, 1,2-Hexanediol, Ethylhexylglycerin, CI 77491, CI 77492, CI 77499',
      free_from: ['parabens', 'fragrance'],
      description:
        '<p>A doe-foot concealer, thick enough for a fresh spot and thin enough to blend with a ring finger. It sets in roughly two minutes and then stays put.</p><p>Honesty first: the range ends at a light tan. For deep skin it is no concealer, but Tan Beige draws a tidy line under a brow or around a red lip.</p>',
      why_we_love_it:
        '<p>It costs little and does not crease quickly. If your shade is here, one tube covers marks and under-eyes alike; if not, save your francs.</p>',
      featured_ingredients: [
        { name: 'Trimethylsiloxysilicate', note: 'Resin that resists sweat' },
        { name: 'Tea tree extract', note: 'Fresh note for spot-prone areas' },
        { name: 'Centella extract', note: 'Cica leaf with a soothing side' },
      ],
      how_to_use: [
        'Dot on the mark, not around it.',
        'Wait twenty seconds for it to thicken.',
        'Tap the edges only, and leave the centre alone.',
      ],
      specific_info: [
        { label: 'Finish', value: 'Semi-matte' },
        { label: 'Shade range', value: 'Light to light tan' },
        { label: 'Shelf life after opening', value: '12 months' },
      ],
      options: [
        { name: '02 Nude Beige', additional_price_rwf: 0, swatch: '#E4C09B', stock: 6 },
        { name: '03 Classic Sand', additional_price_rwf: 0, swatch: '#D8AE86', stock: 11 },
        { name: '04 Tan Beige', additional_price_rwf: 0, swatch: '#C2926A', stock: 21 },
      ],
      pack: {
        container: 'stick',
        icon: 'centella',
        palette: { body: '#E6C6A4', cap: '#2A2627', ink: '#3B2A1E', accent: '#B98457', liquid: '#C2926A', backdrop: 'sand' },
        finish: 'frost',
        capFinish: 'matte',
        layout: 'vertical',
      },
      rating: { average: 3.8, count: 16 },
      reviews: [
        { rating: 4, text: 'I use Tan Beige to clean the edge of my brows. Works better than the expensive one.', author: 'Ange U.' },
        { rating: 3, text: 'Too light for my under eyes. For my cousin in Nairobi who is lighter, perfect.', author: 'Beatrice N.' },
      ],
      available_since: '2025-03-28',
    },
    {
      id: 'peripera-speedy-skinny-brow',
      name: 'Speedy Skinny Brow',
      volume: '0.09 g',
      category: 'brows',
      base_price_rwf: 8500,
      weight_g: 14,
      tags: [],
      features: [],
      skin_concern: [],
      skin_type: ['Dry', 'Oily', 'Sensitive', 'Combination&Normal'],
      keywords: ['brow pencil', 'eyebrow', 'thin pencil', 'micro brow', 'spoolie'],
      ingredients:
        'Stearic Acid, Hydrogenated Castor Oil, Rhus Succedanea Fruit Wax, Caprylic/Capric Triglyceride, Mica, Talc, Hydrogenated Vegetable Oil, Glyceryl Stearate, Polyglyceryl-2 Triisostearate, Cera Alba, Tocopherol, Dehydroacetic Acid, CI 77499, CI 77491, CI 77492, CI 77891',
      free_from: ['fragrance', 'parabens', 'alcohol'],
      description:
        '<p>A 1.5 mm lead, thin as a needle, in a twist-up pencil with a brush on the other end. It is firm on purpose: you draw hairs, not a block.</p><p>For black brows choose Dark Brown or Ash Gray; both look softer than pure black and still show on deep skin.</p>',
      why_we_love_it:
        '<p>The tip never needs sharpening and fills a gap in three strokes. Turn out only a hair’s width, since a lead this fine snaps when it is long.</p>',
      featured_ingredients: [
        { name: 'Japan wax', note: 'Firm plant wax for thin strokes' },
        { name: 'Iron oxides', note: 'Mineral colours that do not turn red' },
      ],
      how_to_use: [
        'Brush hairs upward with the spoolie.',
        'Draw the lower edge from arch to tail.',
        'Fill sparse spots with short upward flicks, then brush through.',
      ],
      specific_info: [
        { label: 'Lead', value: '1.5 mm' },
        { label: 'Ends', value: 'Pencil and brush' },
        { label: 'Shelf life after opening', value: '12 months' },
      ],
      options: [
        { name: 'Natural Brown', additional_price_rwf: 0, swatch: '#6B4A36' },
        { name: 'Dark Brown', additional_price_rwf: 0, swatch: '#43302A' },
        { name: 'Ash Gray', additional_price_rwf: 0, swatch: '#4D4745' },
      ],
      pack: {
        container: 'stick',
        icon: 'olive',
        palette: { body: '#4A3A33', cap: '#332823', ink: '#F4E7DC', accent: '#C9A98F', liquid: '#43302A', backdrop: 'clay' },
        finish: 'matte',
        capFinish: 'matte',
        layout: 'vertical',
      },
      rating: { average: 4.3, count: 41 },
      reviews: [
        { rating: 5, text: 'So fine. My brows look like mine but on a good day.', author: 'Hope M.' },
        { rating: 3, text: 'Lead broke twice the first week. Now I am careful and it is fine.', author: 'Gisèle K.' },
      ],
      available_since: '2024-11-05',
    },
    {
      id: 'peripera-ink-black-cara',
      name: 'Ink Black Cara',
      volume: '8 g',
      category: 'mascaras',
      base_price_rwf: 13000,
      weight_g: 27,
      tags: ['NEW ARRIVAL'],
      features: [],
      skin_concern: [],
      skin_type: ['Dry', 'Oily', 'Combination&Normal'],
      keywords: ['mascara', 'waterproof mascara', 'curling', 'black lashes'],
      ingredients:
        'Isododecane, Cyclopentasiloxane, Trimethylsiloxysilicate, Microcrystalline Wax, Dextrin Palmitate, Synthetic Beeswax, Polyethylene, Silica, Disteardimonium Hectorite, Propylene Carbonate, Polybutene, Panthenol, Camellia Sinensis Leaf Extract, Caprylyl Glycol, Tocopherol, CI 77499',
      free_from: ['fragrance', 'parabens'],
      description:
        '<p>A truly black mascara with a slim curved brush, oil-based so that steam, drizzle and tears do not move it.</p><p>Two versions: Long Curling lifts straight lashes and keeps them apart, Volume Curling thickens sparse ones. If your lashes already curl tightly, take the first; the second can clump at the root.</p>',
      why_we_love_it:
        '<p>It holds a curl till evening in the rainy season, which many dearer tubes fail to do. The price forgives you for replacing it every six months, as you should.</p>',
      featured_ingredients: [
        { name: 'Trimethylsiloxysilicate', note: 'Film that water cannot lift' },
        { name: 'Synthetic beeswax', note: 'Builds body without animal wax' },
        { name: 'Panthenol', note: 'Keeps lashes supple under the film' },
      ],
      how_to_use: [
        'Wipe the brush on the rim; less is better.',
        'Hold at the root for two seconds, then pull to the tips.',
        'Take it off with cleansing oil on a cotton pad, no rubbing.',
      ],
      specific_info: [
        { label: 'Colour', value: 'Black' },
        { label: 'Waterproof', value: 'Yes' },
        { label: 'Shelf life after opening', value: '6 months' },
      ],
      options: [
        { name: '01 Long Curling', additional_price_rwf: 0 },
        { name: '02 Volume Curling', additional_price_rwf: 0 },
      ],
      pack: {
        container: 'stick',
        icon: 'drop',
        palette: { body: '#1E1B1C', cap: '#141213', ink: '#FFFFFF', accent: '#C94A4F', liquid: '#16130F', backdrop: 'porcelain' },
        finish: 'gloss',
        capFinish: 'gloss',
        layout: 'vertical',
      },
      rating: { average: 4.5, count: 2 },
      reviews: [{ rating: 5, text: 'I walked home in the rain without umbrella and no panda eyes. Tested for you.', author: 'Liliane H.' }],
      available_since: '2026-10-06',
    },
  ],
} satisfies DemoBrand;
