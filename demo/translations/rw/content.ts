import type { DemoTexts } from '../types.ts';

export const slides: DemoTexts['slides'] = {
  calm: {
    slug: 'Heartleaf na centella',
    title: 'Ituze ku ruhu runaniwe',
    description: 'Tona na ampoule z’iminsi y’izuba, ivumbi n’umuvundo.',
  },
  sun: {
    slug: 'Ibirinda izuba',
    title: 'SPF 50 y’ahantu hirengeye',
    description: 'Kigali iri kuri metero 1,500. Sunscreen yawe ikwiye kubimenya.',
  },
  lips: {
    slug: 'Kwisiga',
    title: 'Ibara riramba umunsi wose',
    description: 'Cushion, tint na balm, harimo n’amabara yijimye kurushaho.',
  },
  glass: {
    slug: 'Poromosiyo',
    title: 'Rabagirana uhendukiwe',
    description: 'Ubu ampoule, tona na kremu byagabanyirijwe ibiciro.',
  },
  rice: {
    slug: 'Ibikunzwe cyane',
    title: 'Amazi y’umuceri meza kurushaho',
    description: 'Tona isa n’amata, ku ruhu rwumye runaniwe. Siga rimwe cyangwa gatatu.',
  },
};

export const announcements: DemoTexts['announcements'] = {
  delivery: 'Kubikugezaho mu Mujyi wa Kigali ni ubuntu',
  'from-korea': 'Kuva muri Koreya kugera iwawe: iminsi nka 10-14',
  payment: 'Ishyura na MTN MoMo cyangwa Airtel Money',
  advice: 'Ntuzi ibibereye uruhu rwawe? Tubaze kuri WhatsApp',
};

export const settings: DemoTexts['settings'] = {
  address: 'KG 11 Ave, Kigali, u Rwanda',
  other_networks:
    'Kuri Airtel Money, kanda *182# (cyangwa *500#), hitamo kohereza amafaranga ku wundi muyoboro, maze uyohereze kuri 0788 000 000, URUHU LTD. Hanyuma andika hano Transaction ID iri mu butumwa, nk’uko bikorwa kuri MTN.',
};
