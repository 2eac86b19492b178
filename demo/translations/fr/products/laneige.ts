import type { ProductTexts } from '../../types.ts';

const products: Record<string, ProductTexts> = {
  'laneige-lip-sleeping-mask': {
    description:
      '<p>Un baume épais et brillant que l’on met avant de dormir. Les beurres de karité et de murumuru restent sur les lèvres presque toute la nuit : les petites peaux s’assouplissent d’elles-mêmes et s’essuient à la toilette du matin.</p><p>Les lèvres n’ont pas de glandes sébacées, et notre saison sèche le découvre la première. Le pot dure six mois ou plus.</p>',
    why_we_love_it:
      '<p>Coûteux pour un produit à lèvres, bon marché à la nuit : environ 140 francs. Choisissez un parfum avec lequel vous aimeriez vous endormir ; Vanille est le plus discret, Gummy Bear le plus espiègle.</p>',
    featured_ingredients: [
      { name: 'Beurre de karité', note: 'douceur durable, connue et éprouvée' },
      { name: 'Beurre de graines de murumuru', note: 'beurre d’Amazonie qui garde l’hydratation' },
      { name: 'Extraits de fruits rouges', note: 'avec vitamine C, une touche antioxydante' },
    ],
    how_to_use: [
      'En dernier le soir, prélevez-en un peu avec la spatule.',
      'Étalez une couche généreuse en dépassant le bord des lèvres.',
      'Le matin, essuyez avec un linge humide.',
    ],
    specific_info: [
      { label: 'Type de peau', value: 'Toutes' },
      { label: 'Utilisation', value: 'La nuit' },
      { label: 'Fourni avec', value: 'Une petite spatule' },
      { label: 'Conservation après ouverture', value: '12 mois' },
    ],
    options: {
      Berry: 'Fruits rouges',
      Vanilla: 'Vanille',
      Grapefruit: 'Pamplemousse',
    },
  },
};

export default products;
