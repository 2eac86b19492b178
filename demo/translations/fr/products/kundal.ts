import type { ProductTexts } from '../../types.ts';

const products: Record<string, ProductTexts> = {
  'kundal-honey-macadamia-nature-shampoo': {
    description:
      '<p>Le shampoing que l’on achète pour son odeur et que l’on garde pour sa douceur. Pas de sulfates, pas de silicones ; du miel et de l’huile de macadamia dans un gel fluide et transparent.</p><p>Les cheveux naturels en ressortent propres sans être décapés : il convient donc au lavage hebdomadaire sous des coiffures protectrices. Le parfum est un vrai parfum : il reste une journée.</p>',
    why_we_love_it:
      '<p>Talc bébé a fait poser des questions à la moitié de notre rue. Il est doux pour les boucles, bon marché pour 500 ml, et l’un des rares que nous faisons revenir chaque mois.</p>',
    featured_ingredients: [
      { name: 'Extrait de miel', note: 'retient l’hydratation dans les boucles assoiffées' },
      { name: 'Huile de macadamia', note: 'ajoute de la glisse à un lavage doux' },
      { name: 'Oléfine sulfonate', note: 'mousse bien sans sulfates' },
    ],
    how_to_use: [
      'Faites mousser deux pressions entre les mains mouillées.',
      'Lavez le cuir chevelu section par section.',
      'Recommencez si les cheveux ont été huilés la veille au soir.',
    ],
    specific_info: [
      { label: 'Type de cheveux', value: 'Tous, bouclés et crépus compris' },
      { label: 'Sulfates', value: 'Aucun' },
      { label: 'Conservation après ouverture', value: '12 mois' },
    ],
    options: {
      'Baby Powder': 'Talc bébé',
      'White Musk': 'Musc blanc',
      'Cherry Blossom': 'Fleur de cerisier',
      'Ylang Ylang': 'Ylang-ylang',
    },
  },
};

export default products;
