import type { ProductTexts } from '../../types.ts';

const products: Record<string, ProductTexts> = {
  'unove-deep-damage-treatment-ex': {
    description:
      '<p>Un masque très épais, très glissant, qui a fait le nom de la marque à Séoul. Les protéines remplissent, karité et macadamia adoucissent, et le silicone fait filer le peigne.</p><p>Les cheveux lisses, défrisés ou légèrement bouclés montrent le changement dès un lavage. Les boucles denses en demandent une pleine paume, mais la glisse y est bien réelle aussi. L’odeur est chaude et fleurie, comme un bon shampoing d’hôtel.</p>',
    why_we_love_it:
      '<p>Le résultat vient vite, en cinq minutes au lieu de trente. Cher au tube, moins au lavage : trente utilisations pour des cheveux mi-longs.</p>',
    featured_ingredients: [
      { name: 'Kératine, soie, collagène', note: 'trois protéines de tailles différentes' },
      { name: 'Beurre de karité', note: 'un corps gras pour les pointes sèches et ouvertes' },
      { name: 'Céramide NP', note: 'comble les vides le long de la cuticule' },
    ],
    how_to_use: [
      'Essorez des cheveux propres.',
      'Lissez le masque depuis la hauteur des oreilles vers le bas.',
      'Relevez avec une pince trois à cinq minutes.',
      'Peignez, puis rincez jusqu’à ce que ce soit lisse, et non glissant.',
    ],
    specific_info: [
      { label: 'Type de cheveux', value: 'Abîmés, colorés, défrisés' },
      { label: 'Temps de pose', value: '3 à 5 minutes' },
      { label: 'Silicones', value: 'Oui' },
      { label: 'Conservation après ouverture', value: '12 mois' },
    ],
  },
};

export default products;
