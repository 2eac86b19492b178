import type { ProductTexts } from '../../types.ts';

const products: Record<string, ProductTexts> = {
  'nature-republic-aloe-vera-soothing-gel': {
    description:
      '<p>Le grand pot vert que l’on trouve dans la moitié des salles de bains de Séoul. Quatre-vingt-douze pour cent d’extrait de feuille d’aloe, pris en un gel tremblant qui s’étale bien froid et disparaît en une minute.</p><p>Visage, bras, jambes rasées, raie des cheveux : il va partout où le soleil ou un rasoir a contrarié la peau. Il contient un peu d’alcool ; les peaux très sèches le recouvriront donc d’une crème.</p>',
    why_we_love_it:
      '<p>Bien frais, c’est la climatisation la moins chère que nous connaissions. Trois cents millilitres pour toute la famille, sans que rien ne colle entre le gel et la chemise.</p>',
    featured_ingredients: [
      { name: 'Extrait de feuille d’aloe, 92 %', note: 'presque tout le pot, frais et plein d’eau' },
      { name: 'Polyglutamic Acid', note: 'un film qui retient l’eau' },
      { name: 'Extrait de calendula', note: 'le souci, vieil ami du confort de la peau' },
    ],
    how_to_use: [
      'Étalez une couche épaisse partout où la peau chauffe.',
      'Attendez deux minutes et faites pénétrer le reste.',
      'Sur le visage, ajoutez une crème si votre peau est sèche.',
    ],
    specific_info: [
      { label: 'Type de peau', value: 'Toutes, sauf très sensible' },
      { label: 'Utilisation', value: 'Tous les jours, visage et corps' },
      { label: 'À noter', value: 'Contient de l’alcool et du parfum' },
      { label: 'Conservation après ouverture', value: '12 mois' },
    ],
  },
};

export default products;
