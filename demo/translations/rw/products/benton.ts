import type { ProductTexts } from '../../types.ts';

export const productsOfBenton: Record<string, ProductTexts> = {
  'benton-snail-bee-high-content-essence': {
    description:
      '<p>Igice kinini cy’iyi jeli itemba ni ururenda rw’ikinyamujonjorerwa; hakurikiraho ubumara bw’inzuki buke cyane, niacinamide n’ibimera nka cumi na bibiri. Yinjira vuba igasiga uruhu rutuje kandi rubobereye gato.</p><p>Abasigaranye utubara twijimye akenshi ntibayireka. Abatewa alerji n’inzuki ntibayikoreshe.</p>',
    why_we_love_it:
      '<p>Ururenda rw’ikinyamujonjorerwa ku giciro cy’umunyeshuri, ruva ku kirango gito gikora imvange zoroheje. Rujyana n’ibindi byose, kandi icupa rimara ibyumweru icumi.</p>',
    featured_ingredients: [
      { name: 'Ururenda rw’ikinyamujonjorerwa', note: 'Runyerera, ruhehereza, rugatuma uruhu rwumva rukweduka' },
      { name: 'Ubumara bw’inzuki', note: 'Akongerwamo gato kazwi cyane muri Koreya' },
      { name: 'Niacinamide', note: 'Iringaniza ibara ahasigaye utubara twijimye' },
    ],
    how_to_use: [
      'Banza uyigerageze inyuma y’ugutwi umunsi umwe mbere yo kuyikoresha bwa mbere.',
      'Nyuma ya tona, kanda pompe kabiri ukandakande mu maso hose.',
      'Ongera ahari utubara twijimye, hanyuma usige losiyo.',
    ],
    specific_info: [
      { label: 'Ubwoko bw’uruhu', value: 'Bwose, uretse ufite alerji y’inzuki' },
      { label: 'Imikoreshereze', value: 'Mu gitondo na nimugoroba' },
      { label: 'Itondere', value: 'Harimo ubumara bw’inzuki' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 12' },
    ],
  },
};
