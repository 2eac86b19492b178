import type { ProductTexts } from '../../types.ts';

const products: Record<string, ProductTexts> = {
  'dasique-shadow-palette': {
    description:
      '<p>Des palettes de pâtisserie : neuf godets gravés de fleurs, mats doux d’un côté, paillettes généreuses de l’autre.</p><p>Chocolate Fudge et Sugar Brownie contiennent de vrais bruns et donnent de la profondeur aux paupières foncées. Milk Latte est à moitié faite de tons crème ; belle sur peau claire, surtout scintillante sur peau foncée. Les paillettes, toutes, se voient sur tout le monde.</p>',
    why_we_love_it:
      '<p>Personne ne fait un topper comme celui-ci : effet mouillé, reflets, presque aucune chute. Un seul godet sur paupière nue suffit pour une réception de mariage.</p>',
    featured_ingredients: [
      { name: 'Mica synthétique', note: 'éclats réguliers et lumineux, que personne n’a extraits d’une mine' },
      { name: 'Borosilicate', note: 'scintillement effet mouillé au toucher lisse' },
    ],
    how_to_use: [
      'Posez un mat dans le creux de la paupière avec un pinceau souple.',
      'Pressez des paillettes au centre de la paupière du bout du doigt.',
      'Soulignez les cils du bas avec le godet le plus foncé.',
    ],
    specific_info: [
      { label: 'Godets', value: '9' },
      { label: 'Végan', value: 'Oui' },
      { label: 'Miroir', value: 'Oui' },
      { label: 'Conservation après ouverture', value: '24 mois' },
    ],
  },
};

export default products;
