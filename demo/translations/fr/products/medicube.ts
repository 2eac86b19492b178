import type { ProductTexts } from '../../types.ts';

const products: Record<string, ProductTexts> = {
  'medicube-zero-pore-pad-2': {
    description:
      '<p>Acide lactique pour la surface, acide salicylique pour ce qui loge dans le pore, dans des disques à une face à picots et une face lisse. La face rugueuse décolle le sébum des ailes du nez.</p><p>Attendez-vous à une sensation de fraîcheur, à un léger picotement et à moins de brillance l’après-midi. Avec eux, pas de journée au lac sans protection solaire.</p>',
    why_we_love_it:
      '<p>Trois fois par semaine suffisent pour voir des pores plus nets à la fin du premier pot. Nous aimons un produit fort qui vous dit de moins l’utiliser.</p>',
    featured_ingredients: [
      { name: 'Acide lactique (AHA)', note: 'lisse les rugosités et ravive le teint terne' },
      { name: 'Acide salicylique (BHA)', note: 's’attaque au sébum des points noirs' },
      { name: 'Panthénol', note: 'stabilise la peau entre deux soirées d’acide' },
    ],
    how_to_use: [
      'Le soir, après le nettoyage : passez la face texturée sur la zone T et les joues.',
      'Retournez et lissez encore une fois.',
      'Attendez deux minutes, puis appliquez une crème.',
    ],
    specific_info: [
      { label: 'Type de peau', value: 'Grasse, mixte' },
      { label: 'Utilisation', value: 'Deux à quatre soirs par semaine' },
      { label: 'Disques', value: '70, double face' },
      { label: 'Conservation après ouverture', value: '6 mois' },
    ],
  },
  'medicube-pdrn-pink-peptide-serum': {
    description:
      '<p>La couleur rosée vient de la vitamine B12, pas d’un colorant. Autour d’elle, du PDRN issu du saumon et cinq peptides dans un liquide soyeux qui donne aux joues un air désaltéré et un peu plus rebondi.</p><p>Il n’a pas de parfum et s’entend bien avec la plupart des autres flacons de votre étagère. À deux gouttes par utilisation, il dure environ deux mois.</p>',
    why_we_love_it:
      '<p>Le PDRN est le mot que tout le monde demande cette année. Effet de mode à part, c’est un sérum aux peptides bien fait, à un prix accessible, en économisant un peu, avec un budget d’étudiant.</p>',
    featured_ingredients: [
      { name: 'PDRN (sodium DNA)', note: 'issu du saumon ; assouplit une peau fatiguée et assoiffée' },
      { name: 'Cinq peptides', note: 'petites protéines pour une peau qui semble plus ferme' },
      { name: 'Vitamine B12', note: 'donne la teinte rose et réconforte' },
    ],
    how_to_use: [
      'Utilisez après le tonique sur le visage et le cou.',
      'Deux à trois gouttes, pressées plutôt que frottées.',
      'Le matin : protection solaire ensuite. Le soir : crème ensuite.',
    ],
    specific_info: [
      { label: 'Type de peau', value: 'Sèche, normale, sensible' },
      { label: 'Utilisation', value: 'Matin et soir' },
      { label: 'Attention', value: 'Contient un ingrédient issu du poisson' },
      { label: 'Conservation après ouverture', value: '12 mois' },
    ],
  },
};

export default products;
