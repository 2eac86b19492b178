import type { ProductTexts } from '../../types.ts';

export const productsOfLador: Record<string, ProductTexts> = {
  'lador-perfect-hair-fill-up': {
    description:
      '<p>Uducupa duto tw’ibirahuri uvanga n’amazi. Amazi abonerana ahindukamo kremu yera mu gasorori kawe, ishyushye uyikozeho, kandi icyo ni cyo gihe cyo kuyikoresha.</p><p>Keratin, silk na collagen bijya ahavunitse ku musatsi. Agacupa kamwe karahagije ku musatsi ugera ku kananwa; umusatsi wizinze cyane urenga intugu ukenera tubiri cyangwa dutatu.</p>',
    why_we_love_it:
      '<p>Uko bivangwa na byo birashimisha, abana bakaza kureba. Wumva umusatsi ukomeye uwo munsi, cyane cyane nyuma yo kudefiriza cyangwa mbere yo gusuka.</p>',
    featured_ingredients: [
      { name: 'Hydrolysed keratin', note: 'Poroteyine igize umusatsi' },
      { name: 'Poroteyine ya silk', note: 'Inoza umusatsi mu burebure bwawo' },
      { name: 'Ceramide NP', note: 'Ifatanya uduhu two ku musatsi' },
    ],
    how_to_use: [
      'Mesa umusatsi na shampoo, uwuhanaguze isume.',
      'Vanga agacupa kamwe n’amazi akonje bingana kugeza bisa na kremu.',
      'Siga ukora masaje mu burebure bw’umusatsi, utegereze iminota itanu kugeza ku icumi.',
      'Nyuguza n’amazi y’akazuyazi.',
    ],
    specific_info: [
      { label: 'Imikoreshereze', value: 'Rimwe mu cyumweru' },
      { label: 'Ubwoko bw’umusatsi', value: 'Uvunika, uwashyizwemo imiti' },
      { label: 'Uducupa', value: '10' },
      { label: 'Nyuma yo gufungura', value: 'Koresha agacupa kose ako kanya' },
    ],
  },
};
