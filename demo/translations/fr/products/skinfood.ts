import type { ProductTexts } from '../../types.ts';

const products: Record<string, ProductTexts> = {
  'skinfood-black-sugar-perfect-scrub-2x': {
    description:
      '<p>Des grains de sucre noir non raffiné dans une base d’huiles végétales épaisse comme du miel. Le sucre fond sous le massage : le gommage s’arrête donc de lui-même quand le travail est fait.</p><p>Il est fait pour les nez et les mentons aux grains tenaces, et il est merveilleux sur les genoux et les talons. N’utilisez que le poids de vos doigts ; le sucre a des angles.</p>',
    why_we_love_it:
      '<p>Une légende depuis l’époque des téléphones à clapet, et à juste titre. La peau mouillée le rend doux, la peau sèche le rend fort, et 210 g en laissent bien assez pour les coudes.</p>',
    featured_ingredients: [
      { name: 'Sucre noir', note: 'grains fondants qui décollent les peaux mortes' },
      { name: 'Extrait de vin de riz', note: 'boisson traditionnelle pour une peau lisse' },
      { name: 'Huiles de camélia et de macadamia', note: 'gardent la peau souple après le rinçage' },
    ],
    how_to_use: [
      'Humidifiez bien le visage après le nettoyage.',
      'Massez en cercles légers une cuillère à café sur le nez et le menton.',
      'Attendez cinq minutes, puis rincez à l’eau chaude.',
      'Laissez un jour entre deux utilisations.',
    ],
    specific_info: [
      { label: 'Type de peau', value: 'Grasse, mixte' },
      { label: 'Utilisation', value: 'Une ou deux fois par semaine' },
      { label: 'À noter', value: 'Pas sur une peau abîmée ou brûlée par le soleil' },
      { label: 'Conservation après ouverture', value: '12 mois' },
    ],
  },
  'skinfood-carrot-carotene-calming-water-pad': {
    description:
      '<p>Soixante très grands carrés qui baignent dans l’eau de carotte de Jeju. Ils sont en gaze de pure cellulose, très fine : ils tiennent dix minutes sur une joue sans qu’un doigt les retienne.</p><p>Le pot orange est devenu à Séoul le symbole du soin d’après-soleil. Posez-en deux sur le front et les joues après un après-midi au bord du lac, à Gisenyi.</p>',
    why_we_love_it:
      '<p>Des disques plus épais sèchent ; ceux-ci se comportent comme de petits masques en tissu et nettoient bien aussi. Il y a assez de liquide pour retourner le pot et bien le répartir.</p>',
    featured_ingredients: [
      { name: 'Eau de racine de carotte', note: 'la base, à la place de l’eau ordinaire' },
      { name: 'Bêta-carotène', note: 'antioxydant orange, provitamine A' },
      { name: 'Panthénol', note: 'du confort pour une peau échauffée qui tiraille' },
    ],
    how_to_use: [
      'Retournez le pot une minute pour mouiller les carrés du dessus.',
      'Posez-en sur les joues et le front après le nettoyage.',
      'Retirez après 5 à 10 minutes ; ne rincez pas.',
    ],
    specific_info: [
      { label: 'Type de peau', value: 'Sensible, sèche' },
      { label: 'Utilisation', value: 'Tous les jours' },
      { label: 'Disques', value: '60, cellulose fine' },
      { label: 'Conservation après ouverture', value: '6 mois' },
    ],
  },
};

export default products;
