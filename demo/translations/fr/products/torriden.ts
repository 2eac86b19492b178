import type { ProductTexts } from '../../types.ts';

const products: Record<string, ProductTexts> = {
  'torriden-dive-in-low-molecular-hyaluronic-acid-serum': {
    description:
      '<p>L’acide hyaluronique existe en plusieurs tailles. Les grands morceaux restent en surface et glissent sous le doigt ; les petits se posent plus bas. Ce sérum en utilise cinq : la sensation d’eau dure donc au-delà des dix premières minutes.</p><p>Mettez-le sur un visage encore humide de tonique. Pendant nos mois secs, cette seule habitude double ce que vous en tirez.</p>',
    why_we_love_it:
      '<p>Il convient à presque tout le monde : sans odeur, sans couleur, sans boulocher, et 50 ml là où la plupart de ses rivaux en vendent 30. Demandez-nous un sérum sans nous dire votre type de peau, et ce sera lui.</p>',
    featured_ingredients: [
      { name: 'Cinq acides hyaluroniques', note: 'retiennent l’eau à différentes profondeurs' },
      { name: 'Panthénol', note: 'apaise le tiraillement d’une peau sèche' },
      { name: 'Allantoïne', note: 'apaise après le lavage ou le rasage' },
    ],
    how_to_use: [
      'Laissez le visage humide après le tonique.',
      'Appliquez quatre ou cinq gouttes et pressez.',
      'Couvrez d’une crème dans la minute.',
    ],
    specific_info: [
      { label: 'Type de peau', value: 'Toutes' },
      { label: 'Utilisation', value: 'Matin et soir' },
      { label: 'Acide hyaluronique', value: '5 tailles' },
      { label: 'Conservation après ouverture', value: '12 mois' },
    ],
  },
};

export default products;
