import type { ProductTexts } from '../../types.ts';

export const productsOfMixsoon: Record<string, ProductTexts> = {
  'mixsoon-bean-essence': {
    description:
      '<p>Soya, ikomamanga, sayiri na poire, byasembuwe buhoro, kandi hafi nta kindi: amazina arindwi yose hamwe. Kora masaje n’ibitonyanga bike ku ruhu rwumye, haze utuvungunyuka duto tujyana uduhu twumye. Nyuguza utwo tuvungunyuka, hanyuma ukandakande ibindi bitonyanga kugira ngo uhehereze.</p><p>Irafatira mu munota wa mbere, ikanoga nka silk mu wa gatatu.</p>',
    why_we_love_it:
      '<p>Scrub na seramu mu gacupa kamwe. Utuvungunyuka two ku mpande z’izuru turashimisha bidasanzwe, kandi uruhu rutihanganira aside akenshi rwakira ibi byasembuwe nta kibazo.</p>',
    featured_ingredients: [
      { name: 'Soya yasembuwe', note: 'Yorohereza uduhu twumye kuvaho kandi iranyerera' },
      { name: 'Ikomamanga ryasembuwe', note: 'Urubuto rwa antioxidant, rwagabanyijwemo uduce duto no gusemburwa' },
      { name: 'Sayiri yasembuwe', note: 'Yoroshya ahakakaye hatarabagirana' },
    ],
    how_to_use: [
      'Kunoza: kora masaje n’ibitonyanga bitandatu ku ruhu rwumye umunota umwe, hanyuma unyuguze.',
      'Guhehereza: kandakanda ibitonyanga bitatu nyuma ya tona, ubireke.',
      'Yibike ahakonje, kure y’idirishya.',
    ],
    specific_info: [
      { label: 'Ubwoko bw’uruhu', value: 'Ruvanze, rugira amavuta, rwumye' },
      { label: 'Imikoreshereze', value: 'Nimugoroba; masaje kabiri mu cyumweru' },
      { label: 'Ibikigize', value: '7' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 12' },
    ],
  },
};
