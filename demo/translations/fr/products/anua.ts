import type { ProductTexts } from '../../types.ts';

const products: Record<string, ProductTexts> = {
  'anua-heartleaf-77-soothing-toner': {
    description:
      '<p>Le heartleaf est une herbe verte à l’odeur vive que les Coréens boivent en infusion. Soixante-dix-sept pour cent de ce tonique en sont l’extrait, avec du panthénol et de la canne à sucre, à un pH légèrement acide qui rééquilibre la peau après l’eau du robinet.</p><p>Limpide, fluide, calme. C’est devenu le premier flacon que l’on commande à nouveau.</p>',
    why_we_love_it:
      '<p>Quand une peau est contrariée sans que l’on sache pourquoi, nous retirons tout le reste et gardons deux semaines ce tonique et une crème toute simple. Il déçoit rarement.</p>',
    featured_ingredients: [
      { name: 'Extrait de heartleaf 77 %', note: 'réconforte la peau échauffée qui rougit facilement' },
      { name: 'Panthénol', note: 'adoucit et retient l’hydratation' },
      { name: 'Extrait de fleur de camomille', note: 'une deuxième plante douce et apaisante' },
    ],
    how_to_use: [
      'Versez sur un coton ou directement dans les mains.',
      'Passez une fois, légèrement, ou pressez avec les mains pour moins frotter.',
      'Pour une compresse de cinq minutes, imbibez deux cotons et posez-les sur les joues.',
    ],
    specific_info: [
      { label: 'Type de peau', value: 'Sensible, grasse, mixte' },
      { label: 'Utilisation', value: 'Matin et soir' },
      { label: 'pH', value: '5,5 à 6,0' },
      { label: 'Conservation après ouverture', value: '12 mois' },
    ],
  },
  'anua-heartleaf-pore-control-cleansing-oil': {
    description:
      '<p>L’huile dissout l’huile : solaire, fond de teint et bouchons gris du nez cèdent tous à ce mélange léger d’olive, de jojoba et de pépins de raisin. Au contact de l’eau, il devient lait et se rince net.</p><p>Utilisez-la à sec, sur peau sèche. Quatre-vingt-dix secondes de cercles lents valent mieux que trois minutes de frottement.</p>',
    why_we_love_it:
      '<p>Plus fine que la plupart des huiles, elle ne pique jamais les yeux et ne laisse pas de film sur les lunettes. L’odeur verte et citronnée est brève, et la pompe à verrou a survécu jusqu’ici à toutes les livraisons.</p>',
    featured_ingredients: [
      { name: 'Extrait de heartleaf', note: 'garde le premier nettoyage en douceur' },
      { name: 'Huile de graines de jojoba', note: 'proche du sébum, donc elle le décolle' },
      { name: 'Huile de pépins de raisin', note: 'huile légère qui se rince facilement' },
    ],
    how_to_use: [
      'Les mains sèches, étalez deux pressions sur le visage sec.',
      'Massez une minute, plus longtemps sur le nez et le menton.',
      'Mouillez les mains, émulsionnez jusqu’à obtenir un lait, rincez, puis utilisez une mousse.',
    ],
    specific_info: [
      { label: 'Type de peau', value: 'Toutes' },
      { label: 'Utilisation', value: 'Le soir, premier nettoyage' },
      { label: 'Enlève', value: 'Solaire, maquillage, mascara waterproof' },
      { label: 'Conservation après ouverture', value: '12 mois' },
    ],
  },
};

export default products;
