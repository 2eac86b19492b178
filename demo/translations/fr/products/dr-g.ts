import type { ProductTexts } from '../../types.ts';

const products: Record<string, ProductTexts> = {
  'dr-g-red-blemish-soothing-cream': {
    description:
      '<p>Une favorite de longue date dans les magasins de l’armée coréenne, et l’on comprend vite pourquoi. Une crème fraîche et aqueuse, avec plusieurs formes de centella, faite pour les visages à la fois brillants et rouges.</p><p>Ni parfum ni film. Elle disparaît le temps de trouver vos clés, puis garde la peau souple sous un casque ou un masque.</p>',
    why_we_love_it:
      '<p>Si les boutons vous ont fait craindre les hydratants, recommencez avec celle-ci. Elle rend de l’eau à la peau sans le poids qui bouche les pores.</p>',
    featured_ingredients: [
      { name: 'Centella, plusieurs formes', note: 'calme les rougeurs autour des imperfections' },
      { name: 'Pourpier', note: 'réconforte la peau chauffée par le soleil' },
      { name: 'Niacinamide', note: 'aide pour le sébum et les marques qui restent' },
    ],
    how_to_use: [
      'Étalez un bout de doigt de crème sur le visage après le sérum.',
      'Ajoutez un point plus épais sur les zones rouges et chaudes.',
      'Gardez-la au réfrigérateur pendant les mois chauds, si vous aimez.',
    ],
    specific_info: [
      { label: 'Type de peau', value: 'Grasse, mixte, sensible' },
      { label: 'Utilisation', value: 'Matin et soir' },
      { label: 'Texture', value: 'Gel aqueux' },
      { label: 'Conservation après ouverture', value: '12 mois' },
    ],
  },
  'dr-g-green-mild-up-sun': {
    description:
      '<p>Zinc, centella, thé et bambou : un solaire minéral aussi facile à vivre que son tube vert. Il s’étale comme une lotion, loin de la pâte blanche et raide d’autrefois.</p><p>Un léger voile reste sur les visages foncés pendant un quart d’heure, puis s’efface en grande partie à la chaleur de votre peau. Il ne coule pas dans les yeux.</p>',
    why_we_love_it:
      '<p>Les familles l’achètent parce qu’un tube sert à tout le monde : le petit dernier, le footballeur et la tante à la peau réactive. Secouez-le bien avant de presser.</p>',
    featured_ingredients: [
      { name: 'Oxyde de zinc', note: 'large protection qui convient aux peaux délicates' },
      { name: 'Madécassoside', note: 'centella purifiée pour calmer l’échauffement' },
      { name: 'Eau de bambou', note: 'rafraîchit une formule sinon sèche' },
    ],
    how_to_use: [
      'Secouez le tube quelques fois.',
      'Appliquez généreusement 15 minutes avant de sortir.',
      'Recommencez toutes les deux heures, ou après la baignade et la transpiration.',
    ],
    specific_info: [
      { label: 'SPF', value: 'SPF50+ PA++++' },
      { label: 'Filtre', value: 'Minéral uniquement' },
      { label: 'Type de peau', value: 'Sensible, grasse, normale' },
      { label: 'Conservation après ouverture', value: '12 mois' },
    ],
  },
};

export default products;
