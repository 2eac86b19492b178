import type { ProductTexts } from '../../types.ts';

const products: Record<string, ProductTexts> = {
  'the-face-shop-rice-water-bright-rich-oil': {
    description:
      '<p>Les Coréens se lavaient le visage avec l’eau de rinçage du riz bien avant qu’il y ait des flacons ; cette huile en descend. Les huiles de son de riz et de jojoba décollent solaire et poudre ; la saponaire aide le tout à se rincer.</p><p>C’est la version Rich, plus soyeuse que sa sœur Light et meilleure pour les joues qui tiraillent. Elle sent le propre, comme du linge qui sèche dehors.</p>',
    why_we_love_it:
      '<p>Pour moins de vingt mille francs, elle enlève tout un maquillage de mariage en deux fois. Il reste une mine nette, un peu lumineuse, qui ne demande pas grand-chose d’autre.</p>',
    featured_ingredients: [
      { name: 'Huile de son de riz', note: 'légère, avec de la vitamine E naturelle' },
      { name: 'Huile de jojoba', note: 'dissout le sébum et le solaire' },
      { name: 'Extrait de saponaire', note: 'une plante qui mousse par nature' },
    ],
    how_to_use: [
      'Mains sèches, visage sec, deux pressions.',
      'Massez la peau une minute, puis les cils, yeux fermés.',
      'Mélangez à de l’eau tiède et rincez.',
    ],
    specific_info: [
      { label: 'Type de peau', value: 'Sèche à normale' },
      { label: 'Utilisation', value: 'Le soir' },
      { label: 'Conservation après ouverture', value: '12 mois' },
    ],
  },
};

export default products;
