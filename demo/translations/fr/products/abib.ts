import type { ProductTexts } from '../../types.ts';

const products: Record<string, ProductTexts> = {
  'abib-gummy-mask-heartleaf-sticker': {
    description:
      '<p>Il porte bien son nom : le masque adhère comme un autocollant. Son tissu s’étire, vous pouvez donc bien l’ajuster autour du nez et de la mâchoire, puis étendre le linge sans qu’il glisse.</p><p>L’essence est surtout faite de heartleaf, une herbe que les Coréens cuisinent et posent sur les peaux agitées. Elle est assez épaisse pour ne pas couler dans le cou.</p>',
    why_we_love_it:
      '<p>Il va aux visages que les autres masques n’épousent pas, sans vide à côté du nez. Les rougeurs d’après l’épilation au fil ou d’un après-midi brûlant semblent plus calmes à l’heure du coucher.</p>',
    featured_ingredients: [
      { name: 'Extrait de heartleaf', note: 'une herbe appréciée des peaux agitées' },
      { name: 'Extrait de centella', note: 'complète l’apaisement' },
      { name: 'Niacinamide', note: 'équilibre le sébum et le teint' },
    ],
    how_to_use: [
      'Retirez d’abord le film de protection.',
      'Collez la moitié haute, puis étirez la moitié basse sur la mâchoire.',
      'Retirez après 10 à 15 minutes et tapotez jusqu’à ce que la peau soit sèche.',
    ],
    specific_info: [
      { label: 'Type de peau', value: 'Sensible, à imperfections' },
      { label: 'Utilisation', value: '1 à 3 fois par semaine' },
      { label: 'Temps de pose', value: '10 à 15 minutes' },
      { label: 'Masque', value: 'Extensible, bien ajusté' },
    ],
  },
  'abib-heartleaf-spot-pad-calming-touch': {
    description:
      '<p>Des disques ronds imbibés d’un tonique dont le premier ingrédient est l’extrait de heartleaf. Une face est gaufrée, pour essuyer ce que le nettoyant a oublié ; l’autre est lisse, pour rafraîchir une joue échauffée.</p><p>S’y ajoute une pincée d’acides doux, un PHA et le salicylate de bétaïne : les petits grains du front reçoivent un peu d’attention chaque jour, sans les désagréments d’un peeling.</p>',
    why_we_love_it:
      '<p>Après un trajet dans la poussière, ce disque remplace le lavage rapide que vous n’avez pas le temps de faire. Il est grand : un seul suffit pour le visage, le cou et l’arrière des oreilles.</p>',
    featured_ingredients: [
      { name: 'Extrait de heartleaf', note: 'en tête de liste, apaise et clarifie' },
      { name: 'Gluconolactone', note: 'un PHA doux, lisse et hydrate' },
      { name: 'Betaine Salicylate', note: 'cousin plus doux de l’acide salicylique' },
    ],
    how_to_use: [
      'Pour commencer, une fois par jour, après le nettoyage.',
      'Passez la face gaufrée en évitant les yeux.',
      'Retournez le disque et laissez-le trois minutes là où la peau chauffe.',
      'Le matin, mettez une protection solaire, comme avec tout acide.',
    ],
    specific_info: [
      { label: 'Type de peau', value: 'Grasse, à imperfections' },
      { label: 'Utilisation', value: 'Une fois par jour' },
      { label: 'Disques', value: '80, double face' },
      { label: 'Conservation après ouverture', value: '6 mois' },
    ],
  },
};

export default products;
