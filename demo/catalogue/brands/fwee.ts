import type { DemoBrand } from '../types.ts';

export default {
  id: 'fwee',
  name: 'fwee',
  products: [
    {
      id: 'fwee-lip-cheek-blurry-pudding-pot',
      name: 'Lip&Cheek Blurry Pudding Pot',
      volume: '5 g',
      category: 'blushes',
      base_price_rwf: 18500,
      weight_g: 40,
      tags: ['BEST SELLER'],
      features: [],
      skin_concern: [],
      skin_type: ['Dry', 'Oily', 'Sensitive', 'Combination&Normal'],
      keywords: ['pudding pot', 'lip and cheek', 'cream blush', 'blur tint', 'multi use'],
      ingredients:
        'Dimethicone, Dimethicone/Vinyl Dimethicone Crosspolymer, Isododecane, Silica, Octyldodecanol, Polymethylsilsesquioxane, Diisostearyl Malate, Vinyl Dimethicone/Methicone Silsesquioxane Crosspolymer, Synthetic Wax, Caprylic/Capric Triglyceride, Polyglyceryl-2 Triisostearate, Tocopherol, Caprylyl Glycol, CI 77891, CI 77491, CI 77492, CI 77499, CI 15850, CI 45410',
      free_from: ['fragrance', 'parabens', 'alcohol'],
      description:
        '<p>A thumb-sized pot with a dent for your finger and a texture like set custard. Press, tap on lips, tap on cheeks, done; edges blur by themselves.</p><p>The family counts around thirty tones, and several are properly dark. We carry four that show on brown and deep skin plus one nude for lighter faces.</p>',
      why_we_love_it:
        '<p>One pot matches mouth and cheek without thinking. It weighs less than a coin purse, and even at two uses a day it lasts for months.</p>',
      featured_ingredients: [
        { name: 'Silicone elastomer', note: 'The pudding feel, and the blur' },
        { name: 'Silica', note: 'Sets it soft so it does not slide' },
      ],
      how_to_use: [
        'Warm the surface with a clean finger.',
        'Tap on the middle of the lips and blur outwards.',
        'With what is left, tap the cheeks.',
        'Wipe the rim so the lid closes well.',
      ],
      specific_info: [
        { label: 'Finish', value: 'Blurred matte' },
        { label: 'Use', value: 'Lips and cheeks' },
        { label: 'Fragrance', value: 'None' },
        { label: 'Shelf life after opening', value: '12 months' },
      ],
      options: [
        { name: 'Without', description: 'Beige rose nude', additional_price_rwf: 0, swatch: '#BC7F70', stock: 9 },
        { name: 'Girls', description: 'Warm rose', additional_price_rwf: 0, swatch: '#B5565A', stock: 22 },
        { name: 'Crush', description: 'Red coral', additional_price_rwf: 0, swatch: '#B83B36', stock: 17 },
        { name: 'Nerdy', description: 'Brick brown', additional_price_rwf: 0, swatch: '#8C463A', stock: 30 },
        { name: 'Dose', description: 'Deep plum', additional_price_rwf: 0, swatch: '#6D2B40', stock: 14 },
      ],
      pack: {
        container: 'balm',
        icon: 'rose',
        palette: { body: '#C9776F', cap: '#E9C3BB', ink: '#2E0F0D', accent: '#8C463A', liquid: '#B5565A', backdrop: 'blush' },
        finish: 'glass',
        capFinish: 'gloss',
        layout: 'classic',
      },
      rating: { average: 4.7, count: 83 },
      reviews: [
        {
          rating: 5,
          text: 'Dose on lips and cheeks, two minutes and I leave the house. It is in my uniform pocket always.',
          author: 'Carine B.',
        },
        { rating: 5, text: 'Even my grandmother took one. She chose Crush, of course.', author: 'Raïssa T.' },
        { rating: 4, text: 'Love it, only nails get dirty. Use a brush if you have long ones.', author: 'Maureen N.' },
      ],
      available_since: '2025-02-03',
    },
    {
      id: 'fwee-cushion-glass',
      name: 'Cushion Glass',
      volume: '15 g',
      category: 'cushions',
      base_price_rwf: 32000,
      discounted_price_rwf: 25500,
      weight_g: 88,
      tags: ['HOT DEAL'],
      features: ['Moisturising'],
      skin_concern: ['Moisturizing'],
      skin_type: ['Dry', 'Combination&Normal'],
      keywords: ['glass skin cushion', 'dewy foundation', 'fwee cushion', 'light coverage'],
      ingredients:
        'Water, Methyl Trimethicone, Titanium Dioxide, Diphenylsiloxy Phenyl Trimethicone, Dipropylene Glycol, Ethylhexyl Salicylate, Niacinamide, Lauryl PEG-10 Tris(Trimethylsiloxy)silylethyl Dimethicone, Acrylates/Dimethicone Copolymer, Glycerin, Panthenol, Camellia Japonica Flower Extract, Hydrolyzed Collagen, Sodium Hyaluronate, Magnesium Sulfate, Disteardimonium Hectorite, 1,2-Hexanediol, Adenosine, Fragrance, CI 77491, CI 77492, CI 77499',
      free_from: ['parabens', 'mineral oil'],
      description:
        '<p>Clear shine with a surprisingly thin film, packed in a see-through compact the size of a biscuit. It is made for “glass” cheeks rather than for hiding anything.</p><p>Deepest of the four tones we get is Tan, which matches medium brown at most. Darker customers tend to buy the Pudding Pot from fwee and the TIRTIR for base.</p>',
      why_we_love_it:
        '<p>Fresh at seven, still fresh at two, if your skin leans dry. Shade names are plain words, so a gift for a friend is hard to get wrong.</p>',
      featured_ingredients: [
        { name: 'Hydrolysed collagen', note: 'Film-former that adds glassy smoothness' },
        { name: 'Camellia flower', note: 'Antioxidant extract from Jeju' },
        { name: 'Panthenol', note: 'Softens dry, flaky areas' },
      ],
      how_to_use: [
        'Skip primer, which dulls the shine.',
        'Tap a half press of puff per cheek.',
        'Set only the moustache line and chin with powder.',
      ],
      specific_info: [
        { label: 'SPF', value: 'SPF50+ PA+++' },
        { label: 'Finish', value: 'Glassy' },
        { label: 'Coverage', value: 'Light' },
        { label: 'Shelf life after opening', value: '12 months' },
      ],
      options: [
        { name: 'Fair', additional_price_rwf: 0, swatch: '#F0D5B8', stock: 2 },
        { name: 'Nude', additional_price_rwf: 0, swatch: '#E4C29C', stock: 5 },
        { name: 'Sand', additional_price_rwf: 0, swatch: '#D4A97E', stock: 9 },
        { name: 'Tan', additional_price_rwf: 0, swatch: '#BE8D61', stock: 11 },
      ],
      pack: {
        container: 'cushion',
        icon: 'pearl',
        palette: { body: '#E3E9EC', cap: '#CBD7DC', ink: '#2E424B', accent: '#88A6B2', liquid: '#D4A97E', backdrop: 'porcelain' },
        finish: 'glass',
        capFinish: 'gloss',
        layout: 'classic',
      },
      rating: { average: 4.0, count: 17 },
      reviews: [
        { rating: 5, text: 'Tan is right for me and it looks like I slept ten hours.', author: 'Ketia M.' },
        { rating: 2, text: 'Too shiny, I looked sweaty on Zoom. For dry skin only.', author: 'Lucky A.' },
      ],
      available_since: '2025-07-07',
    },
    {
      id: 'fwee-3d-volumizing-gloss',
      name: '3D Volumizing Gloss',
      volume: '5.3 g',
      category: 'lip-glosses',
      base_price_rwf: 16500,
      weight_g: 36,
      tags: [],
      features: ['Moisturising'],
      skin_concern: [],
      skin_type: ['Dry', 'Combination&Normal'],
      keywords: ['plumping gloss', 'lip gloss', 'clear gloss', 'volume lips'],
      ingredients:
        'Polybutene, Hydrogenated Styrene/Isoprene Copolymer, Octyldodecanol, Diisostearyl Malate, Phytosteryl Isostearyl Dimer Dilinoleate, Silica Dimethyl Silylate, Calcium Sodium Borosilicate, Mentha Piperita (Peppermint) Oil, Vanillyl Butyl Ether, Sodium Hyaluronate, Palmitoyl Tripeptide-1, Tocopheryl Acetate, Limonene, CI 77891, CI 15850',
      free_from: ['parabens', 'alcohol'],
      description:
        '<p>A thick, clear-to-sparkling gloss with peppermint and a mild warming agent. Lips tingle for some minutes and look fuller because light runs along them.</p><p>Clear and the two sparkle tones suit every skin colour. The milky pink does not: on dark lips it leaves a pale line at the mouth’s edge.</p>',
      why_we_love_it:
        '<p>The wide, floppy brush coats both lips in one go. The tingle is polite rather than painful; skip it if your lips are cracked or peppermint bothers you.</p>',
      featured_ingredients: [
        { name: 'Peppermint oil', note: 'Cool tingle and fresh taste' },
        { name: 'Vanillyl butyl ether', note: 'A mild agent that warms lips' },
        { name: 'Glass flakes', note: 'Bend light for a rounder look' },
      ],
      how_to_use: [
        'Apply to healthy, unbroken lips.',
        'Keep a millimetre inside the lip line.',
        'Reapply when shine, not tingle, has gone.',
      ],
      specific_info: [
        { label: 'Finish', value: 'Wet shine' },
        { label: 'Contains', value: 'Peppermint oil' },
        { label: 'Shelf life after opening', value: '12 months' },
      ],
      options: [
        { name: 'Clear', additional_price_rwf: 0, swatch: '#EFE6E3' },
        { name: 'Gold sparkle', additional_price_rwf: 500, swatch: '#C9A06E' },
        { name: 'Rose sparkle', additional_price_rwf: 500, swatch: '#B97583' },
        { name: 'Milky pink', additional_price_rwf: 0, swatch: '#E3B2B5', stock: 4 },
      ],
      pack: {
        container: 'lipbalm',
        icon: 'drop',
        palette: { body: '#EED8DD', cap: '#D5A9B4', ink: '#5A2836', accent: '#B97583', liquid: '#E9CCD2', backdrop: 'iris' },
        finish: 'glass',
        capFinish: 'gloss',
        layout: 'vertical',
      },
      rating: { average: 4.2, count: 22 },
      reviews: [
        { rating: 4, text: 'Gold sparkle over brown pencil, wah! It tingles like mint tea.', author: 'Shakira N.' },
        { rating: 3, text: 'Good shine, I do not feel my lips bigger, but who believes that anyway.', author: 'Brenda K.' },
      ],
      available_since: '2025-10-02',
    },
  ],
} satisfies DemoBrand;
