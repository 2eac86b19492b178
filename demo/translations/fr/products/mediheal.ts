import type { ProductTexts } from '../../types.ts';

const products: Record<string, ProductTexts> = {
  'mediheal-nmf-ampoule-mask': {
    description:
      '<p>N.M.F signifie facteur naturel d’hydratation : les petites molécules avec lesquelles votre propre peau retient l’eau, comme les acides aminés, l’urée et le sodium PCA. Ce masque doux comme du coton porte 27 ml d’une essence qui en est faite.</p><p>C’est le masque simple et sûr de la gamme. Prenez-le après une longue journée dehors en juillet, quand vos joues semblent une taille trop petites.</p>',
    why_we_love_it:
      '<p>Il fait une chose et la fait bien. Vingt minutes désaltèrent une peau sèche, et l’essence qui reste dans le sachet couvre le cou et les deux bras.</p>',
    featured_ingredients: [
      { name: 'Acides aminés et sodium PCA', note: 'ce que la peau fabrique déjà pour retenir l’eau' },
      { name: 'Sodium Hyaluronate', note: 'garde l’hydratation en surface' },
      { name: 'Céramide NP', note: 'aide ensuite à ralentir la perte d’eau' },
    ],
    how_to_use: [
      'Lavez le visage et tapotez un tonique.',
      'Dépliez le masque et alignez d’abord les yeux et la bouche.',
      'Laissez 15 à 20 minutes, pas plus.',
      'Faites pénétrer ce qui reste et terminez par une crème.',
    ],
    specific_info: [
      { label: 'Type de peau', value: 'Toutes, surtout sèche' },
      { label: 'Utilisation', value: '1 à 3 fois par semaine' },
      { label: 'Temps de pose', value: '15 à 20 minutes' },
      { label: 'Conservation avant ouverture', value: '36 mois' },
    ],
  },
  'mediheal-teatree-essential-mask': {
    description:
      '<p>Un fin masque de cellulose trempé dans une essence verte et aqueuse : huile de feuille d’arbre à thé, centella, camomille et pourpier. Il rafraîchit aussitôt et ne laisse pas de film : une peau grasse ne se sent pas recouverte ensuite.</p><p>Gardez-en deux dans la porte du réfrigérateur. Ils donnent le meilleur d’eux-mêmes un soir où la jugulaire du casque et la sueur ont laissé le menton et le front échauffés et granuleux.</p>',
    why_we_love_it:
      '<p>La plupart des masques apaisants finissent par coller. Celui-ci sèche assez léger pour dormir avec, et à ce prix, inutile de le garder pour les grands jours.</p>',
    featured_ingredients: [
      { name: 'Huile de feuille d’arbre à thé', note: 'un classique à l’odeur fraîche pour peau grasse à boutons' },
      { name: 'Extrait de centella', note: 'calme une peau qui paraît rougie' },
      { name: 'Panthénol', note: 'provitamine B5, garde le confort' },
    ],
    how_to_use: [
      'Nettoyez et séchez le visage.',
      'Posez le masque en le lissant depuis le front vers le bas.',
      'Retirez-le après 15 minutes et tapotez jusqu’à absorption.',
    ],
    specific_info: [
      { label: 'Type de peau', value: 'Grasse, mixte' },
      { label: 'Utilisation', value: '1 à 2 fois par semaine' },
      { label: 'Masque', value: 'Cellulose fine' },
      { label: 'À noter', value: 'Contient de l’huile d’arbre à thé ; à tester d’abord sur une petite zone' },
    ],
  },
};

export default products;
