import type { ProductTexts } from '../../types.ts';

const products: Record<string, ProductTexts> = {
  'lador-perfect-hair-fill-up': {
    description:
      '<p>De petites fioles de verre que l’on mélange à l’eau. Le liquide transparent devient crème blanche dans votre bol, tiède au toucher, et c’est le moment de l’utiliser.</p><p>Kératine, soie et collagène se logent dans les endroits abîmés du cheveu. Une fiole fait des cheveux au menton ; des boucles denses qui dépassent l’épaule en prennent deux ou trois.</p>',
    why_we_love_it:
      '<p>La chimie fait la moitié du plaisir, et les enfants accourent pour regarder. Les cheveux semblent plus fermes le jour même ; le mieux est après un défrisage ou avant un tressage.</p>',
    featured_ingredients: [
      { name: 'Kératine hydrolysée', note: 'la protéine dont les cheveux sont faits' },
      { name: 'Protéine de soie', note: 'du lisse tout le long de la mèche' },
      { name: 'Céramide NP', note: 'le ciment entre les écailles de la cuticule' },
    ],
    how_to_use: [
      'Lavez les cheveux au shampoing et essorez-les à la serviette.',
      'Mélangez une fiole avec la même quantité d’eau fraîche jusqu’à obtenir une crème.',
      'Massez sur les longueurs, attendez cinq à dix minutes.',
      'Rincez à l’eau tiède.',
    ],
    specific_info: [
      { label: 'Utilisation', value: 'Une fois par semaine' },
      { label: 'Type de cheveux', value: 'Cassants, colorés ou défrisés' },
      { label: 'Fioles', value: '10' },
      { label: 'Après ouverture', value: 'Utiliser la fiole aussitôt' },
    ],
  },
};

export default products;
