import type { DemoBrand } from '../types.ts';

export default {
  id: 'kundal',
  name: 'Kundal',
  products: [
    {
      id: 'kundal-honey-macadamia-nature-shampoo',
      name: 'Honey & Macadamia Nature Shampoo',
      volume: '500 ml',
      category: 'shampoos',
      base_price_rwf: 16500,
      discounted_price_rwf: 12900,
      weight_g: 580,
      tags: ['BEST SELLER', 'HOT DEAL'],
      features: ['Moisturising', 'Low irritant'],
      skin_concern: [],
      skin_type: ['Dry', 'Sensitive', 'Combination&Normal'],
      keywords: ['perfume shampoo', 'sulfate free shampoo', 'honey shampoo', 'natural hair shampoo'],
      ingredients:
        'Water, Sodium C14-16 Olefin Sulfonate, Cocamidopropyl Betaine, Coco-Betaine, Lauryl Glucoside, Glycerin, Honey Extract, Macadamia Ternifolia Seed Oil, Argania Spinosa Kernel Oil, Hydrolyzed Silk, Panthenol, Polyquaternium-10, Guar Hydroxypropyltrimonium Chloride, Sodium Chloride, Citric Acid, Caprylyl Glycol, 1,2-Hexanediol, Fragrance',
      free_from: ['sulfates', 'silicones', 'parabens', 'mineral oil'],
      description:
        '<p>The shampoo people buy for its smell and keep for its softness. No sulfates, no silicones; honey and macadamia oil in a thin, clear gel.</p><p>Natural hair comes out clean but not stripped, so it works as a weekly wash under protective styles. The perfume is real perfume: it lingers for a day.</p>',
      why_we_love_it:
        '<p>Baby Powder made half of our street ask questions. It is gentle on curls, cheap for 500 ml, and one of the few we reorder monthly.</p>',
      featured_ingredients: [
        { name: 'Honey extract', note: 'Holds moisture in thirsty coils' },
        { name: 'Macadamia oil', note: 'Adds slip to a gentle wash' },
        { name: 'Olefin sulfonate', note: 'Foams well without sulfates' },
      ],
      how_to_use: [
        'Foam two pumps between wet hands.',
        'Wash the scalp section by section.',
        'Repeat when hair was oiled the night before.',
      ],
      specific_info: [
        { label: 'Hair type', value: 'All, incl. curly and coily' },
        { label: 'Sulfates', value: 'None' },
        { label: 'Shelf life after opening', value: '12 months' },
      ],
      options: [
        { name: 'Baby Powder', description: 'Clean, powdery', additional_price_rwf: 0, stock: 46 },
        { name: 'White Musk', description: 'Soft, warm', additional_price_rwf: 0, stock: 29 },
        { name: 'Cherry Blossom', description: 'Light floral', additional_price_rwf: 0, stock: 18 },
        { name: 'Ylang Ylang', description: 'Rich floral', additional_price_rwf: 0, stock: 0 },
      ],
      pack: {
        container: 'pump',
        icon: 'honey',
        palette: { body: '#F4EBDD', cap: '#2B2724', ink: '#3A2E22', accent: '#C7903F', liquid: '#F3E2C0', backdrop: 'butter' },
        finish: 'matte',
        capFinish: 'matte',
        layout: 'classic',
      },
      rating: { average: 4.6, count: 126 },
      reviews: [
        { rating: 5, text: 'Baby Powder! My daughter’s 4B hair is soft and her whole class knows the smell.', author: 'Florence U.' },
        { rating: 4, text: 'White Musk for the whole family. Foam is lighter than supermarket shampoo.', author: 'Innocent R.' },
        { rating: 3, text: 'Perfume is too strong for me at the office, hair result is good.', author: 'Judith A.' },
      ],
      available_since: '2024-06-04',
    },
    {
      id: 'kundal-honey-macadamia-pure-body-wash',
      name: 'Honey & Macadamia Pure Body Wash',
      volume: '500 ml',
      category: 'body-washes',
      base_price_rwf: 14500,
      weight_g: 575,
      tags: [],
      features: ['Moisturising'],
      skin_concern: ['Moisturizing'],
      skin_type: ['Dry', 'Combination&Normal'],
      keywords: ['shower gel', 'body wash', 'perfumed shower', 'honey'],
      ingredients:
        'Water, Sodium C14-16 Olefin Sulfonate, Cocamidopropyl Betaine, Glycerin, Lauryl Hydroxysultaine, Potassium Cocoyl Glycinate, Honey Extract, Macadamia Ternifolia Seed Oil, Butyrospermum Parkii Butter, Aloe Barbadensis Leaf Extract, Sodium Chloride, Polyquaternium-7, Citric Acid, Caprylyl Glycol, Ethylhexylglycerin, Fragrance',
      free_from: ['sulfates', 'silicones', 'parabens', 'mineral oil'],
      description:
        '<p>A cushiony shower gel in the same scents as the shampoo. It foams at once, even from a bucket, and rinses with little water.</p><p>Glycerin and shea keep shins from looking grey after you dry off. You will still want a lotion in July; in the wet months many skip it.</p>',
      why_we_love_it:
        '<p>One pump on a net cloth is a full bath, so half a litre lasts a couple six weeks. The bathroom keeps the scent longer than you do.</p>',
      featured_ingredients: [
        { name: 'Glycerin', note: 'Leaves shins less ashy' },
        { name: 'Shea butter', note: 'A thread of fat in the foam' },
        { name: 'Aloe', note: 'For skin fresh from the sun' },
      ],
      how_to_use: [
        'Put a pump on a damp net sponge.',
        'Wash from the neck down.',
        'Rinse warm, pat dry and moisturise within three minutes.',
      ],
      specific_info: [
        { label: 'Skin type', value: 'Normal to dry' },
        { label: 'Sulfates', value: 'None' },
        { label: 'Shelf life after opening', value: '12 months' },
      ],
      options: [
        { name: 'Baby Powder', additional_price_rwf: 0 },
        { name: 'White Musk', additional_price_rwf: 0 },
        { name: 'Violet Muguet', additional_price_rwf: 0 },
      ],
      pack: {
        container: 'pump',
        icon: 'honey',
        palette: { body: '#EFD9B4', cap: '#FFFFFF', ink: '#4A3312', accent: '#B9822F', liquid: '#F6E9CC', backdrop: 'sand' },
        finish: 'satin',
        capFinish: 'satin',
        layout: 'classic',
      },
      rating: { average: 4.4, count: 35 },
      reviews: [
        { rating: 5, text: 'We bathe with a bucket and it still foams and rinses easily. Violet is elegant.', author: 'Console M.' },
      ],
      available_since: '2025-01-21',
    },
    {
      id: 'kundal-honey-macadamia-pure-body-lotion',
      name: 'Honey & Macadamia Pure Body Lotion',
      volume: '500 ml',
      category: 'body-lotions',
      base_price_rwf: 15500,
      weight_g: 578,
      tags: ['LIMITED TIME'],
      features: ['Moisturising', 'Absorbs quickly'],
      skin_concern: ['Moisturizing'],
      skin_type: ['Dry', 'Combination&Normal'],
      fomulation: 'Fluid',
      keywords: ['body lotion', 'scented lotion', 'dry skin', 'ashy skin', 'family lotion'],
      ingredients:
        'Water, Glycerin, Caprylic/Capric Triglyceride, Cetearyl Alcohol, Macadamia Ternifolia Seed Oil, Butyrospermum Parkii Butter, Honey Extract, Glyceryl Stearate, PEG-100 Stearate, Panthenol, Sodium Hyaluronate, Aloe Barbadensis Leaf Extract, Carbomer, Tromethamine, Caprylyl Glycol, 1,2-Hexanediol, Tocopherol, Fragrance',
      free_from: ['parabens', 'mineral oil', 'silicones'],
      description:
        '<p>Half a litre of light, milky lotion with a pump, for the shelf everyone in the house can reach. It vanishes in under a minute and does not mark a shirt collar.</p><p>Enough for normal skin all year. If your legs are ashy by noon, layer a cream or an oil over it while it is still wet.</p>',
      why_we_love_it:
        '<p>Honest everyday care, no mineral oil, and scent enough to skip perfume. For very dry skin look at Illiyoon instead.</p>',
      featured_ingredients: [
        { name: 'Macadamia oil', note: 'Close in make-up to skin’s own oil' },
        { name: 'Panthenol', note: 'Provitamin B5 for supple skin' },
        { name: 'Glycerin', note: 'Pulls water to the surface' },
      ],
      how_to_use: ['Smooth over damp skin straight after the bath.', 'Add a second layer on elbows, knees and heels.'],
      specific_info: [
        { label: 'Skin type', value: 'Normal to slightly dry' },
        { label: 'Texture', value: 'Light milk' },
        { label: 'Shelf life after opening', value: '12 months' },
      ],
      options: [
        { name: 'Baby Powder', additional_price_rwf: 0 },
        { name: 'White Musk', additional_price_rwf: 0 },
        { name: 'Cherry Blossom', additional_price_rwf: 0 },
      ],
      pack: {
        container: 'pump',
        icon: 'honey',
        palette: { body: '#FAF4EA', cap: '#C7903F', ink: '#5B4116', accent: '#C7903F', liquid: '#FCF7EE', backdrop: 'rice' },
        finish: 'satin',
        capFinish: 'satin',
        layout: 'classic',
      },
      rating: { average: 4.2, count: 27 },
      reviews: [
        { rating: 4, text: 'Disappears fast and my uniform stays clean. In August I add Vaseline on the legs.', author: 'Samuel K.' },
        { rating: 4, text: 'Cherry Blossom, the four of us finish it in a month.', author: 'Donatha N.' },
      ],
      available_since: '2025-10-11',
    },
    {
      id: 'kundal-perfumed-hand-cream',
      name: 'Perfumed Hand Cream',
      volume: '50 ml',
      category: 'hand-creams',
      base_price_rwf: 6500,
      weight_g: 66,
      tags: ['NEW ARRIVAL'],
      features: ['Moisturising', 'Absorbs quickly'],
      skin_concern: ['Moisturizing'],
      skin_type: ['Dry', 'Combination&Normal'],
      fomulation: 'Cream',
      keywords: ['hand cream', 'scented hand cream', 'gift', 'shea hand cream'],
      ingredients:
        'Water, Glycerin, Cetearyl Alcohol, Butyrospermum Parkii (Shea) Butter, Caprylic/Capric Triglyceride, Macadamia Ternifolia Seed Oil, Glyceryl Stearate, Dimethicone, Honey Extract, Niacinamide, Cetearyl Glucoside, Carbomer, Tromethamine, Tocopheryl Acetate, Caprylyl Glycol, 1,2-Hexanediol, Fragrance',
      free_from: ['parabens', 'mineral oil'],
      description:
        '<p>A metal-look tube with a soft cream inside that sinks in before you reach the keyboard. Shea does the work, a little silicone makes it dry to the touch.</p><p>Carry it for after the hand gel, which is where most dry hands in town come from. Small, light, pretty: a present under ten thousand francs.</p>',
      why_we_love_it:
        '<p>You can sign a paper two minutes later and leave no print. The scent is shared with the shampoo, so you match without trying.</p>',
      featured_ingredients: [
        { name: 'Shea butter', note: 'Softens knuckles and cuticles' },
        { name: 'Niacinamide', note: 'Helps skin keep its water' },
        { name: 'Honey extract', note: 'Humectant, a small dose' },
      ],
      how_to_use: [
        'Squeeze a bean on the back of one hand.',
        'Rub backs together, then fingers and nails.',
        'Top up after washing or hand gel.',
      ],
      specific_info: [
        { label: 'Texture', value: 'Fast-drying cream' },
        { label: 'Scent', value: 'Strong' },
        { label: 'Shelf life after opening', value: '12 months' },
      ],
      options: [
        { name: 'Baby Powder', additional_price_rwf: 0, stock: 60 },
        { name: 'White Musk', additional_price_rwf: 0, stock: 44 },
        { name: 'Cherry Blossom', additional_price_rwf: 0, stock: 37 },
      ],
      pack: {
        container: 'tube',
        icon: 'honey',
        palette: { body: '#E8DCEB', cap: '#C9B3CF', ink: '#432A4B', accent: '#8B6497', liquid: '#FBF7F2', backdrop: 'iris' },
        finish: 'satin',
        capFinish: 'metal',
        layout: 'classic',
      },
      rating: { average: 4.6, count: 6 },
      reviews: [
        { rating: 5, text: 'I gave ten of these to the teachers at the end of term. Everyone was happy, murakoze.', author: 'Agnès T.' },
      ],
      available_since: '2026-09-01',
    },
  ],
} satisfies DemoBrand;
