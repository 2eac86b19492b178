import type { ProductTexts } from '../../types.ts';

export const productsOfBeautyOfJoseon: Record<string, ProductTexts> = {
  'beauty-of-joseon-relief-sun-rice-probiotics-spf50': {
    description:
      '<p>Kigali iri kuri metero nka 1,500, aho izuba rikaze kurusha uko umwuka ukonje ubyerekana. Iyi ni yo sunscreen abakiriya bacu benshi bagumaho: kremu yoroshye irimo 30% by’umuceri n’ibirinda izuba bine bigezweho, bishira ku ruhu rwirabura bitagaragara.</p><p>Yumvikana nka kremu yo ku manywa ihehereza uruhu, kandi kuri benshi ni yo kremu yabo yo ku manywa.</p>',
    why_we_love_it:
      '<p>Nta mweru usigara, nta maso aryaryata kuri moto, nta mpumuro. Twabonye abantu b’amabara yose y’uruhu bayisiga mu iduka, hanyuma bagashakisha aho yagiye.</p>',
    featured_ingredients: [
      { name: 'Umuceri 30%', note: 'Woroshya kandi uhehereza uruhu munsi y’ibirinda izuba' },
      { name: 'Impeke zasembuwe', note: 'Probiotics zifasha uruhu gutuza' },
      { name: 'Niacinamide', note: 'Ifasha ibara ry’uruhu kuguma riringaniye' },
    ],
    how_to_use: [
      'Siga ingana n’uburebure bw’intoki ebyiri, ari yo ntambwe ya nyuma mu gitondo, no ku matwi n’ijosi.',
      'Tegereza iminota itanu mbere y’ibyo kwisiga cyangwa kasike.',
      'Ongera usige buri masaha abiri iyo uri hanze.',
    ],
    specific_info: [
      { label: 'Ubwoko bw’uruhu', value: 'Rusanzwe, rwumye, rworoshye' },
      { label: 'SPF', value: '50+ PA++++' },
      { label: 'Ibirinda izuba', value: 'Bine bya organic' },
      { label: 'Imikoreshereze', value: 'Buri gitondo' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 12' },
    ],
  },
  'beauty-of-joseon-matte-sun-stick-mugwort-camelia': {
    description:
      '<p>Sunscreen ushobora kwisiga n’ukuboko kumwe uhagaze ku matara ayobora ibinyabiziga. Iyi stick ibonerana inyerera yumye, ihisha utwenge tw’uruhu ikoresheje silica, igasiga uruhu nk’urusize puderi; kuyinyuza kane kuri buri gice ni byo bigeza kuri SPF yanditseho.</p><p>Mugwort n’amavuta ya camellia biyirinda gukurura uruhu. Isigwa no hejuru y’ibyo wisize idakuyeho ibyo hasi.</p>',
    why_we_love_it:
      '<p>Kongera kwisiga ni ho benshi bananirwa, kuko saa munani intoki ziba zanduye. Stick ntisaba intoki, ntisaba indorerwamo, kandi ntigaragara na gato ku ruhu rwirabura.</p>',
    featured_ingredients: [
      { name: 'Mugwort', note: 'Ituma uruhu rwashyuhijwe n’izuba rutuza' },
      { name: 'Amavuta y’imbuto za camellia', note: 'Atuma stick inyerera idasize amavuta' },
      { name: 'Silica', note: 'Inyunyuza ububengerane, uruhu ntirubengerane' },
    ],
    how_to_use: [
      'Zamura kimwe cya kabiri cya santimetero.',
      'Nyuza kane, ujya imbere n’inyuma, kuri buri gice, no ku matwi.',
      'Bisubiremo buri masaha abiri uri hanze; hanagura isonga n’agatambaro k’urupapuro.',
    ],
    specific_info: [
      { label: 'Ubwoko bw’uruhu', value: 'Rugira amavuta, ruvanze' },
      { label: 'SPF', value: '50+ PA++++' },
      { label: 'Uko gisa cyasizwe', value: 'Ntikibengerana, kirabonerana' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 12' },
    ],
  },
};
