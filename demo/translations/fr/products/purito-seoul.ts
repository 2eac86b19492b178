import type { ProductTexts } from '../../types.ts';

const products: Record<string, ProductTexts> = {
  'purito-seoul-daily-go-to-sunscreen': {
    description:
      '<p>Le tube blanc tout simple qui fait exactement ce que dit son nom, un solaire pour tous les jours. Filtres modernes et stables, centella, niacinamide, et une crème qui, en trois minutes environ, n’est plus que peau, rien de plus.</p><p>Il va aux visages de dix ans comme de soixante-dix, aux crânes chauves, au dessus des pieds en sandales ; avec 60 ml, il y en a assez pour tous.</p>',
    why_we_love_it:
      '<p>Nous faisons confiance aux produits ennuyeux. Il n’a ni piqué, ni taché un col, ni peluché depuis que nous le vendons, et un tube bien utilisé dure sept semaines.</p>',
    featured_ingredients: [
      { name: 'Filtres UV modernes', note: 'protection stable, transparente et large' },
      { name: 'Extrait de centella', note: 'aide la peau à passer de longues journées de soleil' },
      { name: 'Niacinamide', note: 'soutient un teint uniforme' },
    ],
    how_to_use: [
      'Terminez la routine du matin par deux longueurs de doigt.',
      'N’oubliez ni les oreilles, ni l’arcade sourcilière, ni la nuque.',
      'Lavez-vous les mains, et remettez-en après deux heures dehors.',
    ],
    specific_info: [
      { label: 'Type de peau', value: 'Toutes' },
      { label: 'SPF', value: '50+ PA++++' },
      { label: 'Fini', value: 'Naturel' },
      { label: 'Conservation après ouverture', value: '12 mois' },
    ],
  },
};

export default products;
