import type { ProductTexts } from '../../types.ts';

const products: Record<string, ProductTexts> = {
  'dr-jart-ceramidin-cream': {
    description:
      '<p>Le tube jaune qui a rendu les céramides célèbres. Cinq d’entre eux, avec du panthénol et de la glycérine, comblent les vides d’une barrière usée par le vent, le savon ou trop d’acides.</p><p>Dense à la sortie du tube, elle devient à la chaleur un coussin plutôt qu’un gras. Une demi-longueur de doigt est bien assez, 50 ml mènent donc loin.</p>',
    why_we_love_it:
      '<p>Quand une cliente nous dit que rien ne garde son visage doux jusqu’au soir, c’est par là que nous commençons. Elle est chère, oui, mais il en faut si peu.</p>',
    featured_ingredients: [
      { name: 'Complexe de cinq céramides', note: 'les corps gras qui tiennent ensemble les cellules de la peau' },
      { name: 'Panthénol', note: 'calme et garde l’hydratation en place' },
      { name: 'Cholestérol', note: 'travaille avec les céramides dans la barrière' },
    ],
    how_to_use: [
      'Dernière étape, matin et soir, sur peau humide.',
      'Réchauffez une petite quantité entre les paumes.',
      'Pressez d’abord sur les joues, puis sur le reste du visage.',
    ],
    specific_info: [
      { label: 'Type de peau', value: 'Sèche, sensible' },
      { label: 'Utilisation', value: 'Matin et soir' },
      { label: 'Parfum', value: 'Léger, aux huiles de plantes' },
      { label: 'Conservation après ouverture', value: '12 mois' },
    ],
  },
};

export default products;
