import type { DemoBrand } from '../types.ts';

export default {
  id: 'mise-en-scene',
  name: 'Mise en Scène',
  products: [
    {
      id: 'mise-en-scene-perfect-serum-original',
      name: 'Perfect Serum Original',
      volume: '80 ml',
      category: 'hair-oils',
      base_price_rwf: 16500,
      discounted_price_rwf: 13500,
      weight_g: 128,
      tags: ['BEST SELLER', 'HOT DEAL'],
      features: ['Moisturising', 'Absorbs quickly'],
      skin_concern: [],
      skin_type: [],
      keywords: ['hair oil', 'hair serum', 'argan oil', 'frizz', 'relaxed hair'],
      ingredients:
        'Cyclopentasiloxane, Dimethiconol, Dimethicone, Phenyl Trimethicone, Argania Spinosa Kernel Oil, Camellia Japonica Seed Oil, Cocos Nucifera (Coconut) Oil, Olea Europaea (Olive) Fruit Oil, Simmondsia Chinensis (Jojoba) Seed Oil, Prunus Armeniaca (Apricot) Kernel Oil, Limnanthes Alba (Meadowfoam) Seed Oil, Marula Oil, Tocopheryl Acetate, Panthenol, Fragrance, Limonene, Linalool',
      free_from: ['parabens', 'mineral oil', 'sulfates'],
      description:
        '<p>Korea’s best-known hair serum: seven plant oils carried by light silicones. It coats each strand, tames frizz and is dry in your palm within seconds.</p><p>On relaxed, straightened or blow-dried hair two pumps do the lengths. On natural coils use it as the last layer, over a water-based leave-in, because by itself it seals but does not moisten.</p>',
      why_we_love_it:
        '<p>It makes a silk-press survive a damp evening and gives braids their shine back. Being silicone-rich, it wants a proper wash every week or two.</p>',
      featured_ingredients: [
        { name: 'Argan oil', note: 'Softens ends that snap when combed' },
        { name: 'Camellia oil', note: 'Traditional Korean oil for shine' },
        { name: 'Dimethiconol', note: 'Shields strands from heat and rubbing' },
      ],
      how_to_use: [
        'Rub one or two pumps between the palms.',
        'Work through towel-dried lengths, ends first.',
        'Keep two fingers away from the scalp.',
        'Add half a pump on dry hair to finish.',
      ],
      specific_info: [
        { label: 'Hair type', value: 'Dry, frizzy, heat-styled' },
        { label: 'Silicones', value: 'Yes' },
        { label: 'Shelf life after opening', value: '12 months' },
      ],
      stock: 63,
      pack: {
        container: 'pump',
        icon: 'olive',
        palette: { body: '#E2B65A', cap: '#3A2416', ink: '#3A2416', accent: '#8C5A1F', liquid: '#D99F3A', backdrop: 'butter' },
        finish: 'glass',
        capFinish: 'gloss',
        layout: 'serif',
      },
      rating: { average: 4.7, count: 109 },
      reviews: [
        { rating: 5, text: 'Silk press on Friday, still swinging on Tuesday. The smell makes people turn.', author: 'Denyse K.' },
        { rating: 4, text: 'For my 4C hair it works only after leave-in, as the text says. Then very good.', author: 'Akaliza F.' },
        { rating: 5, text: 'Two drops on my faux locs and no more dusty look.', author: 'Phionah B.' },
      ],
      available_since: '2024-06-18',
    },
    {
      id: 'mise-en-scene-perfect-serum-super-rich',
      name: 'Perfect Serum Super Rich',
      volume: '80 ml',
      category: 'hair-oils',
      base_price_rwf: 18000,
      weight_g: 130,
      tags: [],
      features: ['Moisturising'],
      skin_concern: [],
      skin_type: [],
      keywords: ['hair oil', 'coarse hair', 'very dry hair', 'split ends', 'bleached hair'],
      ingredients:
        'Cyclopentasiloxane, Dimethicone, Dimethiconol, Argania Spinosa Kernel Oil, Butyrospermum Parkii (Shea) Oil, Macadamia Ternifolia Seed Oil, Camellia Japonica Seed Oil, Persea Gratissima (Avocado) Oil, Limnanthes Alba Seed Oil, Isopropyl Palmitate, Amodimethicone, Squalane, Tocopheryl Acetate, Ceramide NP, Fragrance, Hexyl Cinnamal, Benzyl Salicylate',
      free_from: ['parabens', 'sulfates', 'mineral oil'],
      description:
        '<p>The heavy sister of the gold bottle. More plant oil, more slip, slower to sink in: made for hair that is thick, coloured, or has met one relaxer too many.</p><p>Fine hair will go flat with it. Tight curls and textured ends, on the other hand, drink it up at bedtime under a bonnet.</p>',
      why_we_love_it:
        '<p>One pump unknots what a comb would tear. If Original leaves your ends crisp by evening, this is simply the next size of the same idea.</p>',
      featured_ingredients: [
        { name: 'Shea oil', note: 'Liquid part of shea, deeply softening' },
        { name: 'Ceramide NP', note: 'Lipid that smooths lifted cuticles' },
        { name: 'Amodimethicone', note: 'Clings where hair is worn most' },
      ],
      how_to_use: ['Divide hair into four sections.', 'Stroke one pump down each, from ear level.', 'Cover with a satin bonnet overnight.'],
      specific_info: [
        { label: 'Hair type', value: 'Thick, damaged, coily' },
        { label: 'Weight', value: 'Rich' },
        { label: 'Shelf life after opening', value: '12 months' },
      ],
      pack: {
        container: 'pump',
        icon: 'olive',
        palette: { body: '#7C2F2A', cap: '#2A1512', ink: '#FBE9D2', accent: '#D9A45B', liquid: '#B9682D', backdrop: 'clay' },
        finish: 'glass',
        capFinish: 'gloss',
        layout: 'serif',
      },
      rating: { average: 4.4, count: 20 },
      reviews: [
        { rating: 5, text: 'I bleached my curls and regretted. This made the ends soft again, one pump under bonnet.', author: 'Nana Y.' },
      ],
      available_since: '2025-03-04',
    },
    {
      id: 'mise-en-scene-perfect-serum-original-shampoo',
      name: 'Perfect Serum Original Shampoo',
      volume: '680 ml',
      category: 'shampoos',
      base_price_rwf: 19500,
      weight_g: 770,
      tags: ['NEW ARRIVAL'],
      features: ['Moisturising'],
      skin_concern: [],
      skin_type: [],
      keywords: ['shampoo', 'argan shampoo', 'dry hair shampoo', 'family size'],
      ingredients:
        'Water, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Sodium Chloride, Dimethiconol, Glycol Distearate, Argania Spinosa Kernel Oil, Camellia Japonica Seed Oil, Cocos Nucifera Oil, Guar Hydroxypropyltrimonium Chloride, Polyquaternium-10, Panthenol, Hydrolyzed Keratin, TEA-Dodecylbenzenesulfonate, Citric Acid, Sodium Benzoate, Disodium EDTA, Fragrance',
      free_from: ['parabens', 'mineral oil'],
      description:
        '<p>A big, creamy shampoo that washes out serum build-up and leaves its own light coat of oil. Foam is generous even in Kigali’s hard water, thanks to a chelating agent.</p><p>It contains sulfates and silicone. For weekly wash days that is useful; on freshly coloured hair choose an acid shampoo instead.</p>',
      why_we_love_it:
        '<p>680 ml serves a household for two months. We think of it as the honest partner to the gold serum: same oils, same scent, and it clears the old layer away.</p>',
      featured_ingredients: [
        { name: 'Guar conditioner', note: 'Plant gum that eases combing' },
        { name: 'Hydrolysed keratin', note: 'Small proteins for rough strands' },
        { name: 'Disodium EDTA', note: 'Binds the lime in hard water' },
      ],
      how_to_use: [
        'Wet hair thoroughly, a full minute for thick hair.',
        'Foam on the scalp with fingertips, not nails.',
        'Let the suds run through the lengths and rinse.',
      ],
      specific_info: [
        { label: 'Hair type', value: 'Dry, styled with serums' },
        { label: 'Sulfates', value: 'Yes' },
        { label: 'Shelf life after opening', value: '18 months' },
      ],
      stock: 35,
      pack: {
        container: 'pump',
        icon: 'olive',
        palette: { body: '#F1D79A', cap: '#B98A34', ink: '#43300F', accent: '#8C5A1F', liquid: '#F4E6C4', backdrop: 'sand' },
        finish: 'satin',
        capFinish: 'satin',
        layout: 'serif',
      },
      rating: { average: 4.1, count: 6 },
      reviews: [{ rating: 4, text: 'Foams well with our hard water in Gisozi. Girls of the house all use it.', author: 'Josée K.' }],
      available_since: '2026-08-04',
    },
  ],
} satisfies DemoBrand;
