import type { ProductTexts } from '../../types.ts';

const products: Record<string, ProductTexts> = {
  'holika-holika-aloe-99-soothing-gel': {
    description:
      '<p>On le reconnaît de l’autre bout de la pièce : un flacon moulé en feuille d’aloe. Dedans, du jus d’aloe de Jeju avec lotus, concombre, bambou et pastèque, et pas d’alcool desséchant.</p><p>Nous le rangeons avec les laits pour le corps, car c’est ainsi que Kigali l’utilise : sur les bras et les jambes après la douche, quand une crème lourde ne ferait qu’attirer la poussière.</p>',
    why_we_love_it:
      '<p>Il hydrate sans une trace de gras sur les draps. Mélangé moitié-moitié à votre huile pour le corps, il règle pour la journée la question des tibias grisés par la sécheresse.</p>',
    featured_ingredients: [
      { name: 'Jus de feuille d’aloe', note: 'de Jeju, frais et léger' },
      { name: 'Pastèque et concombre', note: 'fruits pleins d’eau qui rafraîchissent' },
      { name: 'Extrait de centella', note: 'du confort après le soleil et le rasage' },
    ],
    how_to_use: [
      'Étalez sur peau humide après le bain.',
      'Ajoutez une deuxième couche sur les coudes, les genoux et les épaules.',
      'Gardez au réfrigérateur pour plus de fraîcheur.',
    ],
    specific_info: [
      { label: 'Type de peau', value: 'Toutes' },
      { label: 'Utilisation', value: 'Tous les jours, corps et visage' },
      { label: 'Conservation après ouverture', value: '12 mois' },
    ],
  },
};

export default products;
