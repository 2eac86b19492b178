import type { ProductTexts } from '../../types.ts';

export const productsOfDasique: Record<string, ProductTexts> = {
  'dasique-shadow-palette': {
    description:
      '<p>Palette zisa n’utugati two mu iduka ry’imigati: amabara icyenda ashushanyijeho indabyo, ku ruhande rumwe ayoroshye atabengerana, ku rundi ayashashagirana cyane.</p><p>Chocolate Fudge na Sugar Brownie zirimo ibigina nyabyo, kandi ziha uduhu two hejuru y’amaso twirabura ubujyakuzimu. Kimwe cya kabiri cya Milk Latte ni amabara ya kremu; ni nziza ku ruhu rw’inzobe, ku ruhu rwirabura ahanini irashashagirana gusa. Ibishashagirana byose bigaragara kuri buri wese.</p>',
    why_we_love_it:
      '<p>Nta wundi ukora ibara ryo hejuru nk’iri: risa n’iritose, rirabagirana, kandi hafi nta rigwa ku matama. Ibara rimwe ku maso atasizeho ikindi rihagije mu kwakira abashyitsi mu bukwe.</p>',
    featured_ingredients: [
      { name: 'Synthetic mica', note: 'Uduce turabagirana kimwe, tudacukurwa mu butaka' },
      { name: 'Borosilicate', note: 'Ishashagirana nk’itose, kandi inoze' },
    ],
    how_to_use: [
      'Siga ibara ritabengerana mu murongo wo hejuru y’ijisho ukoresheje uburoso bworoshye.',
      'Kandisha irishashagirana urutoki hagati ku gahu ko hejuru y’ijisho.',
      'Siga ibara ryijimye kurusha ayandi munsi y’ingohe zo hasi.',
    ],
    specific_info: [
      { label: 'Amabara arimo', value: '9' },
      { label: 'Kidakomoka ku nyamaswa', value: 'Yego' },
      { label: 'Indorerwamo', value: 'Yego' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 24' },
    ],
  },
};
