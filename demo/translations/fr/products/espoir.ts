import type { ProductTexts } from '../../types.ts';

const products: Record<string, ProductTexts> = {
  'espoir-water-splash-sun-cream-ceramide': {
    description:
      '<p>Une crème aqueuse qui éclate en gouttelettes sous les doigts et ne laisse rien voir, quelle que soit la couleur de peau. Ses filtres sont organiques et modernes : aucun blanc à faire disparaître.</p><p>Les céramides et la sève de bouleau lui donnent le toucher d’une crème de jour. Pendant les mois secs, beaucoup se passent d’hydratant dessous.</p>',
    why_we_love_it:
      '<p>Invisible sur la peau la plus foncée, confortable sur la plus sèche. À 1 500 mètres au-dessus de la mer, le meilleur solaire est celui que l’on aime assez pour en remettre.</p>',
    featured_ingredients: [
      { name: 'Céramides NP et AP', note: 'lipides qui soutiennent la barrière de la peau' },
      { name: 'Sève de bouleau', note: 'sensation légère d’eau, sans coller' },
      { name: 'Uvinul A Plus', note: 'filtre UVA qui ne laisse pas de traces blanches' },
    ],
    how_to_use: [
      'Prenez environ une demi-cuillère à café pour le visage et le cou.',
      'Tapotez jusqu’à ce que les gouttelettes disparaissent, une trentaine de secondes.',
      'Remettez-en à midi si vous travaillez dehors.',
    ],
    specific_info: [
      { label: 'SPF', value: 'SPF50+ PA++++' },
      { label: 'Traces blanches', value: 'Aucune' },
      { label: 'Type de peau', value: 'Sèche à normale' },
      { label: 'Conservation après ouverture', value: '12 mois' },
    ],
  },
};

export default products;
