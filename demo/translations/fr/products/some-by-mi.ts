import type { ProductTexts } from '../../types.ts';

const products: Record<string, ProductTexts> = {
  'some-by-mi-miracle-toner': {
    description:
      '<p>Trois types d’acide, tous faiblement dosés, partagent un flacon avec de l’eau d’arbre à thé et de la niacinamide. Ensemble, ils détachent les cellules mortes et évitent aux pores gras de se boucher aussi facilement.</p><p>Le picotement de la menthe poivrée dure quelques secondes. Si votre peau ne connaît pas les acides, commencez un soir sur deux et augmentez à partir de là.</p>',
    why_we_love_it:
      '<p>C’est le tonique aux acides que nous proposons pour débuter : assez fort pour qu’on le remarque sur le nez en quelques semaines, assez doux pour que peu de gens doivent arrêter.</p>',
    featured_ingredients: [
      { name: 'Eau de feuille d’arbre à thé', note: 'rafraîchit la peau et calme les zones grasses à boutons' },
      { name: 'Acide salicylique (BHA)', note: 'agit dans le pore, là où le sébum s’accumule' },
      { name: 'Acide lactobionique (PHA)', note: 'le plus doux des trois acides ici' },
    ],
    how_to_use: [
      'Après le nettoyage, imbibez un coton et passez-le du milieu du visage vers l’extérieur.',
      'Faites pénétrer ce qui reste avec les mains et attendez une minute.',
      'Continuez avec un hydratant. Le matin, ajoutez toujours une protection solaire.',
    ],
    specific_info: [
      { label: 'Type de peau', value: 'Grasse, mixte' },
      { label: 'Utilisation', value: 'Le soir ; le matin une fois la peau habituée' },
      { label: 'pH', value: 'Environ 5,5' },
      { label: 'Conservation après ouverture', value: '12 mois' },
    ],
  },
};

export default products;
