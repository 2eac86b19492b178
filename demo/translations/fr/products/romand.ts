import type { ProductTexts } from '../../types.ts';

const products: Record<string, ProductTexts> = {
  'romand-juicy-lasting-tint': {
    description:
      '<p>Une encre fine et juteuse, qui se pose comme un sirop et laisse sa teinte quand la brillance est partie. Une couche est transparente ; deux donnent la couleur du capuchon.</p><p>Les tons de fruits pâles disparaissent sur des lèvres brun foncé : nous avons donc en stock la moitié la plus foncée de la gamme. Plum Coke et Figfig sont les deux qui se voient le mieux.</p>',
    why_we_love_it:
      '<p>Elle survit à une assiette de brochettes, et avec de la couleur de reste. La brillance part d’abord, la teinte tient environ quatre heures, et elle s’efface uniformément au lieu de laisser un contour.</p>',
    featured_ingredients: [
      { name: 'Extrait de grenade', note: 'extrait de fruit qui garde douce la phase aqueuse' },
      { name: 'Glycérine', note: 'retient l’eau contre les lèvres sèches' },
      { name: 'Diisostearyl malate', note: 'huile qui donne la brillance effet mouillé' },
    ],
    how_to_use: [
      'Tamponnez d’abord tout baume à lèvres, sinon la teinte ne prend pas.',
      'Commencez au centre des lèvres et étirez vers l’extérieur.',
      'Attendez trente secondes, puis ajoutez une deuxième couche pour l’intensité.',
    ],
    specific_info: [
      { label: 'Fini', value: 'Encre brillante' },
      { label: 'Couvrance', value: 'Transparente à moyenne' },
      { label: 'Conservation après ouverture', value: '12 mois' },
    ],
  },
  'romand-glasting-melting-balm': {
    description:
      '<p>Moitié baume, moitié gloss, dans un raisin mince qui s’adoucit dès qu’il touche des lèvres chaudes. La brillance est celle d’un gloss ; le toucher est plus proche du beurre.</p><p>La couleur est transparente. Sur des lèvres brunes, Kaya Fig et Hippie Berry teintent nettement, tandis que les nudes sont plutôt un voile brillant sur votre propre ton.</p>',
    why_we_love_it:
      '<p>Pas besoin de miroir : deux passages à l’arrière d’une voiture, et cela paraît voulu. Mais tenez-le à l’abri du soleil direct, car il fond comme promis, même dans un sac à main.</p>',
    featured_ingredients: [
      { name: 'Beurre de graines de mangue', note: 'adoucit les lèvres qui pèlent, sans film lourd' },
      { name: 'Beurre de karité', note: 'ralentit la perte d’eau des lèvres' },
      { name: 'Huile de jojoba', note: 'huile légère qui aide le baume à glisser' },
    ],
    how_to_use: [
      'Ne faites pas sortir plus de trois millimètres ; le raisin est tendre.',
      'Glissez sur les lèvres nues, ou sur une encre sèche pour la brillance.',
      'Remettez-en après le repas et fermez le capuchon jusqu’au clic.',
    ],
    specific_info: [
      { label: 'Fini', value: 'Baume effet verre' },
      { label: 'Couvrance', value: 'Transparente' },
      { label: 'À conserver', value: 'En dessous de 30 °C' },
      { label: 'Conservation après ouverture', value: '12 mois' },
    ],
  },
};

export default products;
