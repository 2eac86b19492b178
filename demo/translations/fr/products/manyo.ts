import type { ProductTexts } from '../../types.ts';

const products: Record<string, ProductTexts> = {
  'manyo-pure-cleansing-oil': {
    description:
      '<p>Une huile nettoyante fine et coulante, faite d’huiles végétales et de rien qui étouffe. Massée deux ou trois minutes sur le nez, elle ramollit les bouchons logés dans les pores, et certains roulent tout simplement dehors.</p><p>Ajoutez de l’eau et elle devient comme du lait écrémé. Elle enlève solaires teintés et rouges à lèvres longue tenue, et ne trouble pas la vue.</p>',
    why_we_love_it:
      '<p>Les peaux grasses craignent souvent l’huile. C’est le flacon que nous leur tendons, car il se rince si bien que rien de gras ne reste.</p>',
    featured_ingredients: [
      { name: 'Huile de graines de tournesol', note: 'base légère qui décolle le solaire' },
      { name: 'Huiles de jojoba et d’argan', note: 'ramollissent le sébum durci dans les pores' },
      { name: 'Ferment de bifida', note: 'une trace de l’ingrédient maison' },
    ],
    how_to_use: [
      'Deux ou trois pressions dans des mains sèches.',
      'Massez la peau sèche une minute ; attardez-vous sur le nez.',
      'Mouillez les doigts, massez jusqu’à obtenir un lait.',
      'Rincez, et lavez avec une mousse si vous portiez du maquillage.',
    ],
    specific_info: [
      { label: 'Type de peau', value: 'Toutes' },
      { label: 'Utilisation', value: 'Chaque soir' },
      { label: 'Conservation après ouverture', value: '12 mois' },
      { label: 'À noter', value: 'Légèrement parfumée à la bergamote et à la lavande' },
    ],
  },
};

export default products;
