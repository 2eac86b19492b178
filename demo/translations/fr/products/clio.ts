import type { ProductTexts } from '../../types.ts';

const products: Record<string, ProductTexts> = {
  'clio-kill-lash-superproof-mascara': {
    description:
      '<p>Le tube qui a une mission : rien ne l’enlève, sauf l’huile. La brosse est fine et légèrement courbée, et de minuscules fibres dans la formule ajoutent une vraie longueur.</p><p>Choisissez Long Curling pour la définition ou Volume Curling pour la densité. Les deux sont d’un noir profond. Si vous portez des lentilles, ayez la main légère, car les fibres peuvent voyager.</p>',
    why_we_love_it:
      '<p>Cours de natation, salle de sport humide, film triste : il est fait pour les trois. Le film reste souple et part en morceaux doux avec un baume nettoyant.</p>',
    featured_ingredients: [
      { name: 'Cire de carnauba', note: 'cire végétale dure qui garde la courbe' },
      { name: 'Fibres de nylon', note: 'brins courts qui allongent la pointe des cils' },
      { name: 'Huile d’argan', note: 'un peu de douceur dans un film solide' },
    ],
    how_to_use: [
      'Recourbez les cils avant, jamais après.',
      'Zigzaguez depuis la racine ; laissez sécher la première couche une minute.',
      'Ajoutez une deuxième couche sur le coin externe seulement.',
      'Dissolvez avec de l’huile tenue dix secondes sur la paupière.',
    ],
    specific_info: [
      { label: 'Couleur', value: 'Noir' },
      { label: 'Waterproof', value: 'Oui' },
      { label: 'Brosse', value: 'Fine, courbée' },
      { label: 'Conservation après ouverture', value: '6 mois' },
    ],
  },
};

export default products;
