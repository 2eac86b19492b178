import type { ProductTexts } from '../../types.ts';

const products: Record<string, ProductTexts> = {
  'by-wishtrend-mandelic-acid-prep-water': {
    description:
      '<p>L’acide mandélique vient des amandes amères, et ses grosses molécules entrent lentement dans la peau. C’est pourquoi cinq pour cent semblent doux, et pourquoi les carnations foncées, qui marquent facilement, s’entendent souvent mieux avec lui qu’avec l’acide glycolique.</p><p>Utilisez-le sur peau sèche après le nettoyage. Les zones rugueuses se lissent d’abord, les marques ensuite.</p>',
    why_we_love_it:
      '<p>De tous nos exfoliants sans rinçage, c’est le premier que nous montrons aux peaux foncées. Lentement mais sûrement, avec du bêta-glucane pour amortir l’arrivée.</p>',
    featured_ingredients: [
      { name: 'Acide mandélique, 5 %', note: 'AHA lent et doux, issu des amandes' },
      { name: 'Bêta-glucane', note: 'garde la peau calme pendant l’exfoliation' },
      { name: 'Écorce de saule', note: 'une parente végétale de l’acide salicylique' },
    ],
    how_to_use: [
      'Le soir, passez sur peau sèche avec un coton ou les mains.',
      'Attendez cinq à dix minutes, puis hydratez.',
      'Commencez deux fois par semaine ; jamais le même soir que le rétinol.',
      'Mettez une protection solaire chaque matin tant que vous l’utilisez.',
    ],
    specific_info: [
      { label: 'Type de peau', value: 'Grasse, mixte, sensible' },
      { label: 'Utilisation', value: 'Deux ou trois soirs par semaine' },
      { label: 'Acide', value: '5 % mandélique' },
      { label: 'Conservation après ouverture', value: '12 mois' },
    ],
  },
};

export default products;
