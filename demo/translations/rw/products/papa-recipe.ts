import type { ProductTexts } from '../../types.ts';

export const productsOfPapaRecipe: Record<string, ProductTexts> = {
  'papa-recipe-bombee-honey-mask': {
    description:
      '<p>Bavuga ko umugabo umwe, arambiwe kremu zikomeye, ari we wavangiye umukobwa we uruvange rwa mbere. Uru rupapuro rurimo essence y’ubuki na propolis ikweduka nk’urudodo, iguma mu maso aho kugwa hasi.</p><p>Utudodo twiza nk’ipamba dufata neza. Uruhu rusigara rubengerana kandi rukweduka, nk’urw’uwaraye neza cyane.</p>',
    why_we_love_it:
      '<p>Baza umubyeyi wo muri Koreya izina rya maske y’ubuki, azakubwira iyi. Ni yo ikungahaye kurusha izindi maske zacu zihehereza, ariko ntiyumvikana nk’amavuta.</p>',
    featured_ingredients: [
      { name: 'Ubuki', note: 'bufata amazi ku buryo karemano kandi burabagiranisha' },
      { name: 'Propolis', note: 'kole y’inzuki ihoza uruhu' },
      { name: 'Trehalose', note: 'isukari igumisha amazi mu ruhu' },
    ],
    how_to_use: [
      'Kuraho agapapuro k’inyuma.',
      'Kandaho urupapuro uhereye ku zuru ujya ku matwi.',
      'Ruhuka iminota 20, hanyuma ukandakande ibisigaye.',
    ],
    specific_info: [
      { label: 'Ubwoko bw’uruhu', value: 'Rwumye, rusanzwe' },
      { label: 'Imikoreshereze', value: 'Kabiri cyangwa gatatu mu cyumweru' },
      { label: 'Icyitonderwa', value: 'Harimo ibikomoka ku nzuki' },
      { label: 'Umubare', value: 'Urupapuro 1' },
    ],
  },
};
