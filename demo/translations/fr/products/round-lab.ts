import type { ProductTexts } from '../../types.ts';

const products: Record<string, ProductTexts> = {
  'round-lab-birch-juice-moisturizing-sun-cream': {
    description:
      '<p>Les bouleaux d’Inje donnent au début du printemps une sève claire et légèrement sucrée ; elle partage ici le tube avec de l’acide hyaluronique et des filtres SPF50+. La crème est souple et fraîche, s’étale en un passage et devient une peau satinée sans reflet bleu.</p>',
    why_we_love_it:
      '<p>Les maquilleurs l’utilisent comme base : le fond de teint glisse dessus et ne se sépare pas avant la première danse du mariage. C’est aussi celle que nos yeux supportent le mieux sous la pluie.</p>',
    featured_ingredients: [
      { name: 'Sève de bouleau', note: 'sève riche en sucres et en acides aminés' },
      { name: 'Acides hyaluroniques', note: 'évitent le tiraillement habituel des solaires' },
      { name: 'Niacinamide', note: 'ajoute chaque jour un soin discret du teint' },
    ],
    how_to_use: [
      'Utilisez-la après la crème ou, les jours plus gras, à sa place.',
      'Étalez l’équivalent de deux doigts sur le visage, les oreilles et le cou.',
      'Remettez-en toutes les deux heures en plein soleil.',
    ],
    specific_info: [
      { label: 'Type de peau', value: 'Sèche, normale, sensible' },
      { label: 'SPF', value: '50+ PA++++' },
      { label: 'Fini', value: 'Satiné, transparent' },
      { label: 'Conservation après ouverture', value: '12 mois' },
    ],
  },
};

export default products;
