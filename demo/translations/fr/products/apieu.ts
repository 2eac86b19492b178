import type { ProductTexts } from '../../types.ts';

const products: Record<string, ProductTexts> = {
  'apieu-madecassoside-cream': {
    description:
      '<p>Au lieu d’eau ordinaire, cette crème repose sur l’eau de feuille de centella, puis ajoute une à une les quatre parties actives de la plante. C’est une crème de poids moyen : plus riche qu’un gel, jamais cireuse.</p><p>Mettez-la après le rasage, après l’épilation au fil, ou quand un nouveau sérum s’est montré trop ambitieux. Son parfum d’herbes et d’agrumes vient d’huiles naturelles.</p>',
    why_we_love_it:
      '<p>Une crème cica honnête dans un tube d’aspect métal, au prix de bien des hydratants ordinaires. Elle apaise sans le voile vert que laissent certaines rivales.</p>',
    featured_ingredients: [
      { name: 'Madécassoside', note: 'la vedette de la famille centella' },
      { name: 'Eau de feuille de centella', note: 'sert de base à la place de l’eau' },
      { name: 'Niacinamide', note: 'renforce la surface, unifie l’apparence' },
    ],
    how_to_use: [
      'Utilisez après le tonique et le sérum.',
      'Couvrez le visage d’une couche fine ; remettez-en un point sur les zones contrariées.',
      'Laissez pénétrer avant la protection solaire.',
    ],
    specific_info: [
      { label: 'Type de peau', value: 'À imperfections, sensible' },
      { label: 'Utilisation', value: 'Matin et soir' },
      { label: 'À noter', value: 'Contient des huiles d’agrumes et de lavande' },
      { label: 'Conservation après ouverture', value: '12 mois' },
    ],
  },
};

export default products;
