import type { ProductTexts } from '../../types.ts';

const products: Record<string, ProductTexts> = {
  'tirtir-mask-fit-red-cushion': {
    description:
      '<p>Le boîtier rouge qui a changé le débat sur les teintes coréennes. La gamme a commencé avec trois tons et en compte maintenant quarante, de la porcelaine jusqu’à un véritable espresso.</p><p>La couvrance est haute en couche fine, et le fini se situe entre satiné et lumineux. Nous gardons les six teintes que Kigali demande le plus et commandons les autres sur demande.</p>',
    why_we_love_it:
      '<p>Enfin un cushion que nous pouvons recommander à quiconque passe la porte. Il tient malgré la chaleur et la jugulaire du casque, et les teintes les plus foncées sont brunes, pas grises.</p>',
    featured_ingredients: [
      { name: 'Extrait de propolis', note: 'résine d’abeille, une base confortable pour les zones sèches' },
      { name: 'Niacinamide', note: 'vitamine B3 pour un teint d’apparence plus uniforme' },
      { name: 'Acide hyaluronique', note: 'garde le film souple toute la journée' },
    ],
    how_to_use: [
      'Laissez le solaire se poser cinq minutes ; le SPF d’un cushion est un plus, il ne le remplace pas.',
      'Pressez la houppette une fois, puis tapotez du milieu du visage vers l’extérieur.',
      'Utilisez ce qui reste sur la houppette pour la mâchoire et la naissance des cheveux.',
      'Lavez la houppette chaque semaine avec un savon doux.',
    ],
    specific_info: [
      { label: 'SPF', value: 'SPF40 PA++' },
      { label: 'Fini', value: 'Satiné lumineux' },
      { label: 'Couvrance', value: 'Haute' },
      { label: 'Gamme de teintes', value: '40, du clair au très foncé' },
      { label: 'Conservation après ouverture', value: '12 mois' },
    ],
  },
};

export default products;
