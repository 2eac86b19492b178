import type { ProductTexts } from '../../types.ts';

const products: Record<string, ProductTexts> = {
  'ryo-jayangyunmo-shampoo-oily-scalp': {
    description:
      '<p>Le shampoing aux plantes de la maison du ginseng d’Amorepacific, dans son flacon violet trapu. Il mousse vite, sent la pharmacie bien rangée et laisse le cuir chevelu frais.</p><p>L’acide salicylique décolle le mélange de sébum et de poussière qui s’accumule sous un casque. En Corée, il est enregistré pour le soin des cheveux qui se clairsèment ; nous le vendons comme un bon lavage complet du cuir chevelu.</p>',
    why_we_love_it:
      '<p>Les hommes le demandent par sa couleur. Sans silicone, les cheveux courts et les côtés rasés ne paraissent jamais enrobés ; des cheveux plus longs voudront un après-shampoing.</p>',
    featured_ingredients: [
      { name: 'Racine de ginseng', note: 'la plante la plus connue de Corée, pour un cuir chevelu en pleine forme' },
      { name: 'Acide salicylique', note: 'débarrasse le cuir chevelu des pellicules et de la cire' },
      { name: 'Menthol', note: 'une fraîcheur qui dure dix minutes' },
    ],
    how_to_use: [
      'Massez le cuir chevelu mouillé pendant deux minutes.',
      'Laissez la mousse une minute de plus.',
      'Rincez, et lavez une deuxième fois si vous utilisez de la cire coiffante.',
    ],
    specific_info: [
      { label: 'Cuir chevelu', value: 'Gras' },
      { label: 'Type de cheveux', value: 'Tous, idéal sur cheveux courts à mi-longs' },
      { label: 'Conservation après ouverture', value: '12 mois' },
    ],
  },
};

export default products;
