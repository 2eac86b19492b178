import type { ProductTexts } from '../../types.ts';

export const productsOfByWishtrend: Record<string, ProductTexts> = {
  'by-wishtrend-mandelic-acid-prep-water': {
    description:
      '<p>Mandelic acid iva muri amande zisharira; molekile zayo ni nini, bityo zinjira mu ruhu buhoro. Ni yo mpamvu 5% byayo byumvikana byoroheje, kandi abafite uruhu rwirabura, rusigarana utubara twijimye vuba, akenshi ibagwa neza kurusha glycolic.</p><p>Yikoreshe ku ruhu rwumye umaze koga mu maso. Ahakakaye hanoga mbere, utubara twijimye nyuma.</p>',
    why_we_love_it:
      '<p>Mu binoza uruhu bitanyuguzwa byose dufite, iyi ni yo ya mbere twereka abafite uruhu rwirabura cyane. Buhoro buhoro ni rwo rugendo, kandi harimo beta-glucan ituma uruhu rudahungabana.</p>',
    featured_ingredients: [
      { name: 'Mandelic acid, 5%', note: 'AHA yoroheje kandi igenda buhoro, iva muri amande' },
      { name: 'Beta-glucan', note: 'Ituma uruhu rutuza mu gihe runozwa' },
      { name: 'Igishishwa cya saule', note: 'Kivamo ibisa na salicylic acid' },
    ],
    how_to_use: [
      'Nimugoroba, hanagura uruhu rwumye ukoresheje ipamba cyangwa intoki.',
      'Tegereza iminota itanu kugeza ku icumi, hanyuma usige igihehereza uruhu.',
      'Tangirira kuri kabiri mu cyumweru; ntuyikoreshe na rimwe mu ijoro rimwe na retinol.',
      'Isige sunscreen buri gitondo mu gihe uyikoresha.',
    ],
    specific_info: [
      { label: 'Ubwoko bw’uruhu', value: 'Rugira amavuta, ruvanze, rworoshye' },
      { label: 'Imikoreshereze', value: 'Imigoroba ibiri cyangwa itatu mu cyumweru' },
      { label: 'Aside', value: '5% bya mandelic' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 12' },
    ],
  },
};
