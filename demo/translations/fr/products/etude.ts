import type { ProductTexts } from '../../types.ts';

const products: Record<string, ProductTexts> = {
  'etude-drawing-eye-brow': {
    description:
      '<p>Un crayon rétractable à pointe plate et biseautée, avec un goupillon à l’autre bout. La pointe dessine poil par poil avec son angle et remplit avec sa tranche : pas besoin de taille-crayon.</p><p>La cire est plutôt ferme, ce qui garde des traits fins et les empêche de baver sous un casque. Le noir et le brun foncé partent le plus vite.</p>',
    why_we_love_it:
      '<p>Il coûte moins qu’un déjeuner et fait tout le sourcil en une minute. Même en débutant, il est difficile de tracer une ligne trop appuyée.</p>',
    featured_ingredients: [
      { name: 'Cire de carnauba', note: 'garde le trait ferme à la chaleur' },
      { name: 'Oxydes de fer', note: 'pigments minéraux, fidèles à la teinte' },
    ],
    how_to_use: [
      'Faites sortir un millimètre, pas plus.',
      'Esquissez le bord inférieur, puis remplissez les vides vers le haut.',
      'Passez le goupillon pour adoucir.',
    ],
    specific_info: [
      { label: 'Type', value: 'Crayon rétractable avec goupillon' },
      { label: 'Fini', value: 'Mat naturel' },
      { label: 'Conservation après ouverture', value: '12 mois' },
    ],
    options: {
      'No. 1 Dark Brown': 'N° 1 Brun foncé',
      'No. 2 Gray Brown': 'N° 2 Brun gris',
      'No. 3 Brown': 'N° 3 Brun',
      'No. 4 Dark Gray': 'N° 4 Gris foncé',
      'No. 6 Black': 'N° 6 Noir',
    },
  },
  'etude-soonjung-2x-barrier-cream': {
    description:
      '<p>Soon-jung veut dire à peu près cœur pur, et la formule l’est : une vingtaine d’ingrédients, et pas de parfum. Panthénol et madécassoside mènent la danse, karité et squalane ferment la porte derrière eux.</p><p>La texture paraît riche et pénètre avec légèreté. Nous la proposons à celles et ceux dont le visage réagit à tout, et après un gommage trop zélé.</p>',
    why_we_love_it:
      '<p>Une liste courte simplifie la vie quand la peau est contrariée. Elle se tient bien sous le solaire, et le tube laisse doigts et poussière dehors.</p>',
    featured_ingredients: [
      { name: 'Panthénol', note: 'provitamine B5, adoucit et calme' },
      { name: 'Madécassoside', note: 'la part apaisante de la centella' },
      { name: 'Beurre de karité', note: 'garde l’hydratation toute la nuit' },
    ],
    how_to_use: [
      'Étalez un petit pois sur le visage après le sérum.',
      'Ajoutez une deuxième couche fine là où c’est sec.',
      'Le matin, laissez-la se poser avant la protection solaire.',
    ],
    specific_info: [
      { label: 'Type de peau', value: 'Sensible, sèche' },
      { label: 'pH', value: '5,5' },
      { label: 'Utilisation', value: 'Matin et soir' },
      { label: 'Conservation après ouverture', value: '12 mois' },
    ],
  },
};

export default products;
