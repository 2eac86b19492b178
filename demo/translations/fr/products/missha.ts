import type { ProductTexts } from '../../types.ts';

const products: Record<string, ProductTexts> = {
  'missha-m-perfect-cover-bb': {
    description:
      '<p>Vendue par millions depuis 2007, c’est toujours la BB crème à laquelle on mesure les autres. Elle couvre les marques en une couche, se pose en fini peau satiné et apporte en plus un SPF42.</p><p>Choisissez la teinte sans vous flatter : les cinq vont du clair au hâlé doré, et une BB crème fonce légèrement en dix minutes. Aux peaux très foncées, le N° 31 ne servira que de touche de lumière.</p>',
    why_we_love_it:
      '<p>Peu de fonds de teint deux fois plus chers cachent aussi bien un bouton. Une pression fait tout le visage, un tube vous mène donc environ quatre mois.</p>',
    featured_ingredients: [
      { name: 'Oxyde de zinc', note: 'filtre minéral, une part du SPF' },
      { name: 'Huile de rose musquée', note: 'garde la couvrance souple' },
      { name: 'Céramide et acide hyaluronique', note: 'évitent l’aspect sec' },
    ],
    how_to_use: [
      'Mettez d’abord un solaire ; le maquillage n’atteint jamais tout son SPF.',
      'Répartissez une pression en points sur le front, les joues et le menton.',
      'Pressez avec une éponge humide et attendez avant d’en ajouter.',
    ],
    specific_info: [
      { label: 'SPF', value: 'SPF42 PA+++' },
      { label: 'Fini', value: 'Satiné' },
      { label: 'Couvrance', value: 'Moyenne à haute' },
      { label: 'Conservation après ouverture', value: '12 mois' },
    ],
    options: {
      'No. 13 Bright Beige': 'N° 13 Beige lumineux',
      'No. 21 Light Beige': 'N° 21 Beige clair',
      'No. 23 Natural Beige': 'N° 23 Beige naturel',
      'No. 27 Honey Beige': 'N° 27 Beige miel',
      'No. 31 Golden Beige': 'N° 31 Beige doré',
    },
  },
};

export default products;
