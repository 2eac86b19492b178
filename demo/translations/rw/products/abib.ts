import type { ProductTexts } from '../../types.ts';

export const productsOfAbib: Record<string, ProductTexts> = {
  'abib-gummy-mask-heartleaf-sticker': {
    description:
      '<p>Izina rirabivuga: uru rupapuro rufata nka sticker. Umwenda warwo urakweduka, ku buryo uwufatisha neza ku zuru no ku rwasaya, ugakomeza kwanika imyenda rutanyerera.</p><p>Essence yayo igizwe ahanini na heartleaf, icyatsi Abanyakoreya batekesha kandi bashyira ku ruhu rudatuje. Irafashe bihagije ku buryo idatemba ku ijosi.</p>',
    why_we_love_it:
      '<p>Ikwira mu maso aho izindi maske zidakwira, nta mwanya usigara iruhande rw’izuru. Uruhu rwatukujwe no gukura ubwoya n’urudodo cyangwa igicamunsi gishyushye ruba rwatuje mbere yo kuryama.</p>',
    featured_ingredients: [
      { name: 'Heartleaf', note: 'icyatsi gikunzwe ku ruhu rudatuje' },
      { name: 'Centella', note: 'yongera ituze' },
      { name: 'Niacinamide', note: 'iringaniza amavuta n’ibara ry’uruhu' },
    ],
    how_to_use: [
      'Banza ukureho agapapuro k’inyuma.',
      'Fatisha igice cyo hejuru, hanyuma ukwedure icyo hasi ugifatishe ku rwasaya.',
      'Yikureho nyuma y’iminota 10 kugeza kuri 15, ukandakande buhoro kugeza byumye.',
    ],
    specific_info: [
      { label: 'Ubwoko bw’uruhu', value: 'Rworoshye, rugira ibiheri' },
      { label: 'Imikoreshereze', value: 'Inshuro 1 kugeza kuri 3 mu cyumweru' },
      { label: 'Igihe kimara ku ruhu', value: 'Iminota 10-15' },
      { label: 'Urupapuro rwa maske', value: 'Rurakweduka, rufata neza' },
    ],
  },
  'abib-heartleaf-spot-pad-calming-touch': {
    description:
      '<p>Pad z’uruziga ziri muri tona ikigize cyayo cya mbere ari heartleaf. Uruhande rumwe rufite utudomo tubyimbye two guhanagura ibyo isabune yo mu maso yibagiwe; urundi ruranoze, rwo guhoza itama rishyushye.</p><p>Harimo aside nke yoroheje, PHA na betaine salicylate, kugira ngo uduheri two mu ruhanga twitabweho buri munsi, nta ngaruka za peeling ikomeye.</p>',
    why_we_love_it:
      '<p>Nyuma y’urugendo rwo mu ivumbi, isimbura koga mu maso vuba iyo nta mwanya ufite. Pad ni nini: imwe ihagije mu maso, ku ijosi n’inyuma y’amatwi.</p>',
    featured_ingredients: [
      { name: 'Heartleaf', note: 'ni yo ya mbere ku rutonde; ituma uruhu rutuza kandi rusukuka' },
      { name: 'Gluconolactone', note: 'PHA yoroheje; inoza uruhu kandi irarwuhehereza' },
      { name: 'Betaine Salicylate', note: 'isa na salicylic acid ariko yoroheje kurushaho' },
    ],
    how_to_use: [
      'Tangira uyikoresha rimwe ku munsi, umaze koza mu maso.',
      'Hanagura ukoresheje uruhande rw’utudomo tubyimbye, wirinda amaso.',
      'Hindura uruhande, uyirambike iminota itatu aho wumva hashyushye.',
      'Mu gitondo wisige sunscreen, nk’uko bigenda kuri aside yose.',
    ],
    specific_info: [
      { label: 'Ubwoko bw’uruhu', value: 'Rugira amavuta, rugira ibiheri' },
      { label: 'Imikoreshereze', value: 'Rimwe ku munsi' },
      { label: 'Pad', value: '80, zifite impande ebyiri' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 6' },
    ],
  },
};
