import type { ProductTexts } from '../../types.ts';

const products: Record<string, ProductTexts> = {
  'mixsoon-bean-essence': {
    description:
      '<p>Soja, grenade, orge et poire, lentement fermentés, et presque rien d’autre : sept noms en tout. Massez quelques gouttes sur peau sèche et de minuscules rouleaux apparaissent, qui emportent les peaux mortes. Rincez-les, puis tapotez quelques gouttes fraîches pour hydrater.</p><p>Collante la première minute, soyeuse la troisième.</p>',
    why_we_love_it:
      '<p>Gommage et sérum dans un seul compte-gouttes. Les petits rouleaux autour des narines sont étrangement satisfaisants, et une peau qui ne supporte pas les acides accepte souvent ce ferment sans un murmure.</p>',
    featured_ingredients: [
      { name: 'Soja fermenté', note: 'détache les peaux mortes et laisse de la glisse' },
      { name: 'Grenade fermentée', note: 'fruit antioxydant, affiné par la fermentation' },
      { name: 'Orge fermentée', note: 'adoucit les zones rugueuses et ternes' },
    ],
    how_to_use: [
      'Pour lisser : massez six gouttes sur peau sèche pendant une minute, puis rincez.',
      'Pour hydrater : tapotez trois gouttes après le tonique, sans rincer.',
      'Conservez dans un endroit frais, loin de la fenêtre.',
    ],
    specific_info: [
      { label: 'Type de peau', value: 'Mixte, grasse, sèche' },
      { label: 'Utilisation', value: 'Le soir ; en massage deux fois par semaine' },
      { label: 'Ingrédients', value: '7' },
      { label: 'Conservation après ouverture', value: '12 mois' },
    ],
  },
};

export default products;
