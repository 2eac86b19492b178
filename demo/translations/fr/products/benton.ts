import type { ProductTexts } from '../../types.ts';

const products: Record<string, ProductTexts> = {
  'benton-snail-bee-high-content-essence': {
    description:
      '<p>Le filtrat d’escargot constitue l’essentiel de ce gel coulant ; une pincée de venin d’abeille, de la niacinamide et une douzaine de plantes suivent. Il pénètre vite et laisse la peau calme et légèrement rebondie.</p><p>Les peaux qui gardent des marques lui deviennent souvent fidèles. Les personnes allergiques aux abeilles feront mieux de le laisser en rayon.</p>',
    why_we_love_it:
      '<p>L’escargot à un prix d’étudiant, par une petite marque aux recettes simples. L’essence se glisse sous tous les soins, et un flacon tient dix semaines.</p>',
    featured_ingredients: [
      { name: 'Filtrat d’escargot', note: 'apporte glisse, hydratation et rebond' },
      { name: 'Venin d’abeille', note: 'un petit plus bien connu en Corée' },
      { name: 'Niacinamide', note: 'unifie les marques qui s’attardent' },
    ],
    how_to_use: [
      'Testez derrière l’oreille pendant une journée avant la première utilisation.',
      'Après le tonique, tapotez deux pressions sur le visage.',
      'Recommencez sur les zones marquées et continuez avec une lotion.',
    ],
    specific_info: [
      { label: 'Type de peau', value: 'Toutes, sauf allergie aux abeilles' },
      { label: 'Utilisation', value: 'Matin et soir' },
      { label: 'Attention', value: 'Contient du venin d’abeille' },
      { label: 'Conservation après ouverture', value: '12 mois' },
    ],
  },
};

export default products;
