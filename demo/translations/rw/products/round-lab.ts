import type { ProductTexts } from '../../types.ts';

export const productsOfRoundLab: Record<string, ProductTexts> = {
  'round-lab-birch-juice-moisturizing-sun-cream': {
    description:
      '<p>Ibiti bya bouleau by’i Inje bitanga umutobe ubonerana, uryohera gato, igihe ubukonje bushira muri Koreya; hano uri mu icupa rimwe na hyaluronic acid n’ibirinda izuba bya SPF50+. Kremu iroroshye kandi irakonje, ihita ikwira hose, ikinjira igasiga uruhu rusa na satin, nta bara ry’ubururu.</p>',
    why_we_love_it:
      '<p>Abakora umwuga wo gusiga abandi ibirungo by’ubwiza bayigira ishingiro: foundation irayinyereraho kandi ntitandukana mbere y’imbyino ya mbere mu bukwe. Ni na yo amaso yacu yihanganira kurusha izindi mu mvura.</p>',
    featured_ingredients: [
      { name: 'Umutobe wa bouleau', note: 'Urimo isukari na amino acid' },
      { name: 'Hyaluronic acid', note: 'Irinda uruhu kumagara nk’uko sunscreen zisanzwe zibitera' },
      { name: 'Niacinamide', note: 'Yita ku ibara ry’uruhu buhoro buri munsi' },
    ],
    how_to_use: [
      'Yikoreshe nyuma ya kremu, cyangwa mu mwanya wayo mu minsi uruhu rugira amavuta.',
      'Siga ingana n’uburebure bw’intoki ebyiri mu maso, ku matwi no ku ijosi.',
      'Ongera uyisige buri masaha abiri ku zuba.',
    ],
    specific_info: [
      { label: 'Ubwoko bw’uruhu', value: 'Rwumye, rusanzwe, rworoshye' },
      { label: 'SPF', value: '50+ PA++++' },
      { label: 'Uko gisa cyasizwe', value: 'Satin, ntikigaragara' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 12' },
    ],
  },
};
