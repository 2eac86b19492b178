import type { ProductTexts } from '../../types.ts';

const products: Record<string, ProductTexts> = {
  '3ce-velvet-lip-tint': {
    description:
      '<p>Des années après sa sortie, on vient encore nous demander Taupe. C’est un rouge brun plein d’assurance, dans une formule qui floute les plis des lèvres et reste douce pendant des heures.</p><p>Daffodil est un corail brûlé qui rayonne sur les peaux foncées. Best Ever est un rouge franc. Going Right, nous vous le déconseillons si vos lèvres sont foncées : c’est un rose pâle qui peut paraître crayeux.</p>',
    why_we_love_it:
      '<p>L’une des rares encres mates qui suivent les mouvements de la bouche. En couche fine, on dirait vos lèvres après une poignée de baies ; en couche épaisse, elle s’affirme.</p>',
    featured_ingredients: [
      { name: 'Polymethylsilsesquioxane', note: 'poudre ronde qui floute les plis des lèvres' },
      { name: 'Huile de jojoba', note: 'évite la sensation de lèvres sèches et cartonnées' },
    ],
    how_to_use: [
      'Déposez un point au milieu, puis pressez les lèvres une fois l’une contre l’autre.',
      'Dessinez le contour avec ce qui reste sur l’embout.',
      'Laissez sécher une minute à l’air libre ; pas de masque tout de suite.',
    ],
    specific_info: [
      { label: 'Fini', value: 'Mat doux' },
      { label: 'Couvrance', value: 'Moyenne à totale' },
      { label: 'Conservation après ouverture', value: '12 mois' },
    ],
  },
};

export default products;
