import type { ProductTexts } from '../../types.ts';

const products: Record<string, ProductTexts> = {
  'dr-ceuracle-propolis-33-ampoule': {
    description:
      '<p>Un tiers de ce petit flacon est de la propolis, la résine avec laquelle les abeilles scellent leurs ruches ; les vitamines B, C et E l’entourent. C’est dense, doré, avec une légère odeur de miel.</p><p>Deux gouttes vont plus loin qu’on ne croit. Elles calment un visage marbré de rougeurs et laissent ce lustre qui prend bien la photo.</p>',
    why_we_love_it:
      '<p>Quinze millilitres, cela paraît chiche, jusqu’à ce que l’on voie combien il en faut peu. Pour une peau terne et contrariée à la fois, peu de soins font aussi bien les deux.</p>',
    featured_ingredients: [
      { name: 'Propolis, 33 %', note: 'résine d’abeille qui réconforte et donne de l’éclat' },
      { name: 'Complexe de vitamines', note: 'B3, B6, C et E contre le teint terne' },
      { name: 'Gelée royale', note: 'riche en acides aminés pour la douceur' },
    ],
    how_to_use: [
      'Deux ou trois gouttes, comme seul sérum du soir.',
      'Réchauffez dans les mains et pressez lentement ; c’est épais.',
      'Mélangez une goutte à la crème de jour pour plus d’éclat.',
    ],
    specific_info: [
      { label: 'Type de peau', value: 'Toutes, sauf allergie aux abeilles' },
      { label: 'Utilisation', value: 'Le soir, ou matin et soir' },
      { label: 'Attention', value: 'Contient des produits de la ruche' },
      { label: 'Conservation après ouverture', value: '6 mois' },
    ],
  },
};

export default products;
