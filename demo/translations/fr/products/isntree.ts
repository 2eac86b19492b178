import type { ProductTexts } from '../../types.ts';

const products: Record<string, ProductTexts> = {
  'isntree-ha-watery-sun-gel': {
    description:
      '<p>Si les solaires vous ont toujours fait un visage gris, essayez d’abord celui-ci. Le gel s’applique comme une lotion légère, devient invisible sur peau foncée aussi et laisse un fini lumineux.</p><p>Huit poids d’acide hyaluronique le rendent assez hydratant pour remplacer la crème du matin presque tous les jours.</p>',
    why_we_love_it:
      '<p>Pas de traces blanches, pas d’odeur, pas de tiraillement à midi. Avec lui, les deux longueurs de doigt quotidiennes deviennent faciles, et cette habitude compte plus que n’importe quel sérum.</p>',
    featured_ingredients: [
      { name: 'Acide hyaluronique, 8 poids', note: 'attire l’eau à plusieurs profondeurs' },
      { name: 'Quatre filtres UV modernes', note: 'large protection sans le film pâle du zinc' },
      { name: 'Extrait de pourpier', note: 'garde le confort d’une peau chauffée par le soleil' },
    ],
    how_to_use: [
      'Pressez deux longueurs de doigt pour le visage et le cou.',
      'Étalez uniformément, puis attendez une minute avant le maquillage.',
      'Remettez-en toutes les deux à trois heures quand vous êtes dehors.',
    ],
    specific_info: [
      { label: 'SPF', value: 'SPF50+ PA++++' },
      { label: 'Fini', value: 'Lumineux, sans traces blanches' },
      { label: 'Type de peau', value: 'Normale, sèche, sensible' },
      { label: 'Conservation après ouverture', value: '12 mois' },
    ],
  },
};

export default products;
