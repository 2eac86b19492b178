import type { ProductTexts } from '../../types.ts';

const products: Record<string, ProductTexts> = {
  'mise-en-scene-perfect-serum-original': {
    description:
      '<p>Le sérum capillaire le plus connu de Corée : sept huiles végétales portées par des silicones légers. Il gaine chaque cheveu, discipline les frisottis et sèche dans la paume en quelques secondes.</p><p>Sur cheveux défrisés, lissés ou séchés au sèche-cheveux, deux pressions font les longueurs. Sur boucles naturelles, utilisez-le en dernière couche, sur un soin sans rinçage à base d’eau, car seul il scelle mais n’hydrate pas.</p>',
    why_we_love_it:
      '<p>Grâce à lui, un lissage soyeux survit à une soirée humide et les tresses retrouvent leur brillance. Riche en silicones, il demande un vrai lavage toutes les semaines ou toutes les deux semaines.</p>',
    featured_ingredients: [
      { name: 'Huile d’argan', note: 'adoucit les pointes qui cassent au coiffage' },
      { name: 'Huile de camélia', note: 'huile coréenne traditionnelle pour la brillance' },
      { name: 'Dimethiconol', note: 'protège les cheveux de la chaleur et du frottement' },
    ],
    how_to_use: [
      'Frottez une ou deux pressions entre les paumes.',
      'Faites pénétrer dans les longueurs essorées à la serviette, les pointes d’abord.',
      'Restez à deux doigts du cuir chevelu.',
      'Pour finir, ajoutez une demi-pression sur cheveux secs.',
    ],
    specific_info: [
      { label: 'Type de cheveux', value: 'Secs, frisottants, coiffés à chaud' },
      { label: 'Silicones', value: 'Oui' },
      { label: 'Conservation après ouverture', value: '12 mois' },
    ],
  },
};

export default products;
