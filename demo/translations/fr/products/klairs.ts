import type { ProductTexts } from '../../types.ts';

const products: Record<string, ProductTexts> = {
  'klairs-supple-preparation-toner': {
    description:
      '<p>Le tonique qui a appris à la moitié de Séoul à utiliser les mains plutôt que le coton. Il est doux, un peu visqueux, avec des acides aminés, du bêta-glucane et de la racine de réglisse pour rendre son confort à une peau qui vient d’être lavée.</p><p>Un bouquet d’huiles végétales lui donne une odeur d’herbes. Les nez qui n’en veulent pas chercheront son jumeau Unscented, sans parfum.</p>',
    why_we_love_it:
      '<p>Il se vend depuis bien plus de dix ans parce qu’il ne fâche personne. Les sérums s’étalent mieux sur la couche humide qu’il laisse : vous en utilisez donc moins.</p>',
    featured_ingredients: [
      { name: 'Bêta-glucane', note: 'réconforte la peau et l’aide à rester hydratée' },
      { name: 'Gomme de natto', note: 'ferment de soja qui retient l’eau comme un filet' },
      { name: 'Racine de réglisse', note: 'apaise et unifie l’apparence du teint' },
    ],
    how_to_use: [
      'Versez dans la paume l’équivalent d’une pièce de 100 francs.',
      'Pressez sur le visage et le cou juste après le nettoyage.',
      'Appliquez le sérum avant que ce soit tout à fait sec.',
    ],
    specific_info: [
      { label: 'Type de peau', value: 'Sèche, normale, mixte' },
      { label: 'Utilisation', value: 'Matin et soir' },
      { label: 'Parfum', value: 'D’herbes, issu d’huiles végétales' },
      { label: 'Conservation après ouverture', value: '12 mois' },
    ],
  },
  'klairs-freshly-juiced-vitamin-drop': {
    description:
      '<p>Cinq pour cent de vitamine C pure, la dose à laquelle la plupart des visages voient un changement et peu s’en plaignent. Le sérum paraît un peu huileux pendant une minute et porte une touche de yuzu et d’orange.</p><p>Laissez-lui huit semaines sur les anciennes marques de boutons. Il fonce en vieillissant : gardez le compte-gouttes fermé et le flacon dans un placard.</p>',
    why_we_love_it:
      '<p>La vitamine C forte pique souvent et finit abandonnée. Nous préférons que vous finissiez un flacon doux plutôt que d’en garder un féroce pour la vitrine, et celui-ci est le doux.</p>',
    featured_ingredients: [
      { name: 'Acide ascorbique, 5 %', note: 'vitamine C pure pour l’éclat et le teint' },
      { name: 'Yuzu', note: 'agrume coréen au parfum vif' },
      { name: 'Centella', note: 'adoucit un sérum acide' },
    ],
    how_to_use: [
      'Commencez par deux gouttes un soir sur deux, après le tonique.',
      'Attendez deux minutes avant la couche suivante.',
      'Passez à tous les jours quand la peau s’y plaît.',
      'Le jour, ajoutez toujours une protection solaire.',
    ],
    specific_info: [
      { label: 'Type de peau', value: 'Toutes, même pour débuter' },
      { label: 'Vitamine C', value: '5 % d’acide ascorbique' },
      { label: 'Conservation', value: 'Au frais, à l’abri de la lumière' },
      { label: 'Conservation après ouverture', value: '3 à 6 mois' },
    ],
  },
};

export default products;
