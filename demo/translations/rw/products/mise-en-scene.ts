import type { ProductTexts } from '../../types.ts';

export const productsOfMiseEnScene: Record<string, ProductTexts> = {
  'mise-en-scene-perfect-serum-original': {
    description:
      '<p>Seramu y’umusatsi izwi cyane kurusha izindi muri Koreya: amavuta arindwi y’ibimera atwawe na silicone zoroheje. Itwikira buri gasatsi, ituma imisatsi ihagarara iryama, kandi yuma mu kiganza mu masegonda make.</p><p>Ku musatsi udefirije, ugoroye cyangwa wumishijwe n’imashini, gukanda kabiri birahagije mu burebure bwawo. Ku musatsi karemano wizinze cyane yisige nyuma, hejuru ya leave-in y’amazi, kuko yonyine ifunga ariko ntihehereza.</p>',
    why_we_love_it:
      '<p>Ituma umusatsi ugoroye uramba ku mugoroba uhehereye, kandi igasubiza imisatsi isutse ukurabagirana kwayo. Kubera ko irimo silicone nyinshi, isaba kumesa neza buri cyumweru kimwe cyangwa bibiri.</p>',
    featured_ingredients: [
      { name: 'Amavuta ya argan', note: 'Yoroshya impera z’umusatsi zivunika usokoje' },
      { name: 'Amavuta ya camellia', note: 'Amavuta gakondo yo muri Koreya atuma umusatsi urabagirana' },
      { name: 'Dimethiconol', note: 'Irinda umusatsi ubushyuhe no gukubana' },
    ],
    how_to_use: [
      'Kanda rimwe cyangwa kabiri, uyikube hagati y’ibiganza.',
      'Siga mu burebure bw’umusatsi wahanaguweho amazi, uhereye ku mpera.',
      'Ntuyegereze uruhu rwo ku mutwe: usigeho umwanya w’intoki ebyiri.',
      'Usoze wongera ku musatsi wumye kimwe cya kabiri cy’ayo gukanda rimwe bitanga.',
    ],
    specific_info: [
      { label: 'Ubwoko bw’umusatsi', value: 'Wumye, uhagarara, utunganyishwa ubushyuhe' },
      { label: 'Silicone', value: 'Yego' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 12' },
    ],
  },
};
