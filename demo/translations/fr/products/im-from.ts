import type { ProductTexts } from '../../types.ts';

const products: Record<string, ProductTexts> = {
  'im-from-rice-toner': {
    description:
      '<p>Le riz Goamy de Yeoju remplit un peu moins de 78 % de ce tonique laiteux. Secouez le flacon, car l’extrait de riz et une fine couche d’huile se séparent au repos.</p><p>La peau prend aussitôt un lustre doux, celui d’une nuit de huit heures. Après un mois d’utilisation, les zones ternes paraissent plus uniformes.</p>',
    why_we_love_it:
      '<p>La peau de saison sèche le boit d’un trait. Avec deux couches le matin, vous pourriez vous passer de sérum sans qu’il vous manque.</p>',
    featured_ingredients: [
      { name: 'Extrait de riz de Yeoju, 77,78 %', note: 'acides aminés et minéraux pour une peau douce' },
      { name: 'Niacinamide', note: 'unifie le teint petit à petit' },
      { name: 'Pourpier', note: 'garde la formule douce aux visages sensibles' },
    ],
    how_to_use: [
      'Secouez bien jusqu’à ce que les deux couches soient mêlées.',
      'Tapotez une petite flaque à la main sur peau propre.',
      'Ajoutez une deuxième couche sur les joues si elles tiraillent.',
    ],
    specific_info: [
      { label: 'Type de peau', value: 'Sèche, normale, sensible' },
      { label: 'Utilisation', value: 'Matin et soir' },
      { label: 'Texture', value: 'Lait biphasé' },
      { label: 'Conservation après ouverture', value: '12 mois' },
    ],
  },
};

export default products;
