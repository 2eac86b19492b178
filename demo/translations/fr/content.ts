import type { DemoTexts } from '../types.ts';

/** A title has at most 30 characters and a description 64, so that both fit the part of the picture that has no detail. */
export const slides: DemoTexts['slides'] = {
  calm: {
    slug: 'Heartleaf et centella',
    title: 'Du calme pour peaux fatiguées',
    description: 'Toniques et ampoules après le soleil, la poussière, le trafic.',
  },
  sun: {
    slug: 'Solaires',
    title: 'SPF 50 pour l’altitude',
    description: 'Kigali est à 1 500 m. Votre crème solaire devrait le savoir.',
  },
  lips: {
    slug: 'Maquillage',
    title: 'La couleur toute la journée',
    description: 'Cushions, encres à lèvres et baumes, teintes foncées comprises.',
  },
  glass: {
    slug: 'Bons plans',
    title: 'L’éclat à petit prix',
    description: 'Ampoules, toniques et crèmes, moins chers en ce moment.',
  },
  rice: {
    slug: 'Le plus aimé',
    title: 'L’eau de riz, en mieux',
    description: 'Un tonique laiteux pour peau sèche, terne. Une couche ou trois.',
  },
};

/** Each has at most 60 characters, as the English ones. */
export const announcements: DemoTexts['announcements'] = {
  delivery: 'Livraison offerte dans la ville de Kigali',
  'from-korea': 'De Corée à votre porte en 10 à 14 jours environ',
  payment: 'Payez avec MTN MoMo ou Airtel Money',
  advice: 'Un doute pour votre peau ? Écrivez-nous sur WhatsApp',
};

export const settings: DemoTexts['settings'] = {
  address: 'KG 11 Ave, Kigali, Rwanda',
  other_networks:
    'Avec Airtel Money, composez le *182# (ou *500#), choisissez l’envoi vers un autre réseau et envoyez le montant au 0788 000 000, URUHU LTD. Saisissez ensuite ici le numéro de transaction reçu par SMS.',
};
