import type { ProductTexts } from '../../types.ts';

export const productsOfSomeByMi: Record<string, ProductTexts> = {
  'some-by-mi-miracle-toner': {
    description:
      '<p>Amoko atatu ya aside, zose zidakaze, ari mu icupa rimwe n’amazi ya tea tree na niacinamide. Hamwe byorohereza uduhu twapfuye kuvaho, kandi birinda utwenge turimo amavuta kuziba vuba.</p><p>Kuryaryata kwa peppermint kumara amasegonda make. Niba uruhu rwawe rutamenyereye aside, tangirira kuri rimwe mu migoroba ibiri, wongere buhoro buhoro.</p>',
    why_we_love_it:
      '<p>Ni yo tona ya aside tugira abatangira inama yo gukoresha: irakomeye ku buryo ubibona ku zuru mu byumweru bike, kandi iroroshye ku buryo bake ari bo bayihagarika.</p>',
    featured_ingredients: [
      { name: 'Amazi y’amababi ya tea tree', note: 'Ahembura uruhu kandi atuma ahari amavuta n’ibiheri hatuza' },
      { name: 'Salicylic acid (BHA)', note: 'Ikorera mu twenge, aho amavuta yegerana' },
      { name: 'Lactobionic acid (PHA)', note: 'Ni yo yoroheje kurusha izindi muri aside eshatu zirimo' },
    ],
    how_to_use: [
      'Umaze koza mu maso, tosa ipamba uhanagure uhereye hagati mu maso ujya ku mpande.',
      'Kandisha intoki ibisigaye, utegereze umunota umwe.',
      'Kurikizaho igihehereza uruhu. Mu gitondo, ongeraho sunscreen buri gihe.',
    ],
    specific_info: [
      { label: 'Ubwoko bw’uruhu', value: 'Rugira amavuta, ruvanze' },
      { label: 'Imikoreshereze', value: 'Nimugoroba; no mu gitondo uruhu rumaze kumenyera' },
      { label: 'pH', value: 'Hafi ya 5.5' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 12' },
    ],
  },
};
