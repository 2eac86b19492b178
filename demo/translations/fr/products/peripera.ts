import type { ProductTexts } from '../../types.ts';

const products: Record<string, ProductTexts> = {
  'peripera-ink-velvet': {
    description:
      '<p>Une mousse dans un minuscule flacon d’encre. Elle s’étale mouillée, sèche en velours en moins d’une minute et montre toute sa couleur en une couche, même sur des lèvres pigmentées.</p><p>C’est ce dernier point qui en fait notre première encre mate pour peau foncée. Good Brick et Cocoa Nude restent fidèles ; Rosy Nude donne un rose doux plutôt qu’un nude.</p>',
    why_we_love_it:
      '<p>Couvrante et légère comme une plume, pour le prix de deux cafés. Estompez le bord du doigt pour le flou de Séoul, ou gardez-le net pour une réunion.</p>',
    featured_ingredients: [
      { name: 'Dimethicone crosspolymer', note: 'donne le toucher moelleux qui floute' },
      { name: 'Huile de rose', note: 'une trace, pour le parfum et la douceur' },
      { name: 'Silice', note: 'fixe la couleur en velours' },
    ],
    how_to_use: [
      'Dix minutes avant, adoucissez les lèvres rêches avec un baume, puis essuyez-le.',
      'Déposez trois points sur chaque lèvre.',
      'Fondez avec l’embout mousse ou un doigt avant que la couleur se fixe.',
    ],
    specific_info: [
      { label: 'Fini', value: 'Mat velours' },
      { label: 'Couvrance', value: 'Totale' },
      { label: 'S’enlève avec', value: 'Huile ou baume nettoyants' },
      { label: 'Conservation après ouverture', value: '12 mois' },
    ],
  },
};

export default products;
