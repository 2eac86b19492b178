import type { ProductTexts } from '../../types.ts';

const products: Record<string, ProductTexts> = {
  'haruharu-wonder-black-rice-toner': {
    description:
      '<p>Le riz noir de Jangheung est fermenté avant d’entrer dans la formule : ses pigments sombres s’y divisent en morceaux plus petits, mieux acceptés par la peau. Pousse de bambou et acide hyaluronique se chargent d’apporter l’eau.</p><p>Le liquide a un léger corps de gel et adhère au lieu de couler jusqu’aux coudes. La pointe de palmarosa et de lavande vient de vraies huiles végétales.</p>',
    why_we_love_it:
      '<p>L’un des rares toniques qu’une peau assoiffée peut porter seul par un matin chaud. Si les parfums vous gênent, demandez la version sans parfum.</p>',
    featured_ingredients: [
      { name: 'Riz noir fermenté', note: 'anthocyanes, les antioxydants violets du grain' },
      { name: 'Écorce de pousse de bambou', note: 'eau végétale fraîche, un peu glissante' },
      { name: 'Acide hyaluronique', note: 'aimant à eau pour les joues qui tiraillent' },
    ],
    how_to_use: [
      'Versez-en un peu dans la paume après le nettoyage.',
      'Pressez sur le visage et le cou jusqu’à ce que la peau ne soit plus mouillée.',
      'Superposez jusqu’à trois couches quand l’air est sec.',
    ],
    specific_info: [
      { label: 'Type de peau', value: 'Sèche, normale, mixte' },
      { label: 'Utilisation', value: 'Matin et soir' },
      { label: 'pH', value: 'Environ 5' },
      { label: 'Conservation après ouverture', value: '12 mois' },
    ],
  },
};

export default products;
