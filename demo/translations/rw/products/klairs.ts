import type { ProductTexts } from '../../types.ts';

export const productsOfKlairs: Record<string, ProductTexts> = {
  'klairs-supple-preparation-toner': {
    description:
      '<p>Iyi tona ni yo yigishije kimwe cya kabiri cya Seoul gukoresha intoki aho gukoresha ipamba. Iroroshye kandi irafashe gato, irimo amino acid, beta-glucan n’umuzi wa réglisse bisubiza uruhu rumaze kozwa mu ituze.</p><p>Uruvange rw’amavuta y’ibimera ruyiha impumuro y’ibyatsi. Abadashaka impumuro bashake iyindi nka yo yitwa Unscented.</p>',
    why_we_love_it:
      '<p>Imaze imyaka irenga icumi igurishwa kuko nta we ibangamira. Seramu zikwira kure ku bubobere isiga, bityo ukoresha nke.</p>',
    featured_ingredients: [
      { name: 'Beta-glucan', note: 'Ihoza uruhu kandi irufasha kuguma ruhehereye' },
      { name: 'Natto gum', note: 'Soya yasembuwe ifata amazi nk’urushundura' },
      { name: 'Umuzi wa réglisse', note: 'Utuma uruhu rutuza kandi uringaniza ibara ryarwo' },
    ],
    how_to_use: [
      'Suka mu kiganza ingana n’igiceri cy’amafaranga 100.',
      'Kanda mu maso no ku ijosi ukimara koza mu maso.',
      'Siga seramu mbere y’uko tona yuma neza.',
    ],
    specific_info: [
      { label: 'Ubwoko bw’uruhu', value: 'Rwumye, rusanzwe, ruvanze' },
      { label: 'Imikoreshereze', value: 'Mu gitondo na nimugoroba' },
      { label: 'Impumuro', value: 'Iy’ibyatsi, iva mu mavuta y’ibimera' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 12' },
    ],
  },
  'klairs-freshly-juiced-vitamin-drop': {
    description:
      '<p>Gatanu ku ijana bya vitamini C nyayo, igipimo gituma benshi babona impinduka, kandi bake ni bo bakinubira. Seramu yumvikana nk’irimo amavuta make umunota umwe, kandi ihumura gato yuzu n’icunga.</p><p>Yihe ibyumweru umunani ku tubara twijimye twa kera twasizwe n’ibiheri. Uko isaza irijima, bityo jya ufunga icupa neza kandi uribike mu kabati.</p>',
    why_we_love_it:
      '<p>Vitamini C ikomeye akenshi iraryaryata bakayireka. Twifuza ko urangiza icupa ryoroheje aho kubika irikomeye ryo kwerekana gusa, kandi iryoroheje ni iri.</p>',
    featured_ingredients: [
      { name: 'Ascorbic acid, 5%', note: 'Vitamini C nyayo yo kurabagirana n’ibara riringaniye' },
      { name: 'Yuzu', note: 'Urubuto rwo muri Koreya rumeze nk’indimu, ruhumura neza' },
      { name: 'Centella', note: 'Yorohereza uruhu seramu irimo aside' },
    ],
    how_to_use: [
      'Tangirira ku bitonyanga bibiri, rimwe mu migoroba ibiri, nyuma ya tona.',
      'Tegereza iminota ibiri mbere y’ikindi.',
      'Uruhu nirumara kumenyera, yikoreshe buri munsi.',
      'Buri gihe yijyanishe na sunscreen ku manywa.',
    ],
    specific_info: [
      { label: 'Ubwoko bw’uruhu', value: 'Ubwoko bwose, n’abatangira' },
      { label: 'Vitamini C', value: '5% bya ascorbic acid' },
      { label: 'Uko kibikwa', value: 'Ahakonje kandi hijimye' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 3-6' },
    ],
  },
};
