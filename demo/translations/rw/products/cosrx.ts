import type { ProductTexts } from '../../types.ts';

export const productsOfCosrx: Record<string, ProductTexts> = {
  'cosrx-advanced-snail-96-mucin-power-essence': {
    description:
      '<p>Ibigize ni cumi na bibiri, kandi icya mbere ni 96.3% by’icupa: ururenda rw’ikinyamujonjorerwa rwayunguruwe, rwakuwe ku binyamujonjorerwa bitagize icyo biba. Isukika nk’umweru w’igi woroshye, igakweduka hagati y’intoki, maze igatuza mu munota nk’umwe.</p><p>Agatwikirizo isiga karoroshye aho gufatira, bityo kremu cyangwa sunscreen bijyaho bitivanga ngo bihindukemo utuvungunyuka.</p>',
    why_we_love_it:
      '<p>Gukanda rimwe birahagije mu maso hose, bityo icupa rimara hafi amezi atatu. Nta mpumuro na mba ifite, kandi ibyo ni gake ku kintu kibera cyane amatama aba yumagaye saa sita.</p>',
    featured_ingredients: [
      { name: 'Ururenda rw’ikinyamujonjorerwa 96.3%', note: 'Rufata amazi kandi runoza ahakakaye' },
      { name: 'Panthenol', note: 'Provitamini B5 yoroshya kandi ihoza uruhu' },
      { name: 'Sodium hyaluronate', note: 'Igumisha amazi mu bice byo hejuru by’uruhu' },
    ],
    how_to_use: [
      'Nyuma ya tona, kanda rimwe uyishyire hagati y’ibiganza byombi.',
      'Kandakanda mu maso no ku ijosi; yireke umunota umwe.',
      'Soreza kuri kremu, na sunscreen mu gitondo.',
    ],
    specific_info: [
      { label: 'Ubwoko bw’uruhu', value: 'Ubwoko bwose, cyane cyane urwumye' },
      { label: 'Imikoreshereze', value: 'Mu gitondo na nimugoroba' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 12' },
      { label: 'Uko kimeze', value: 'Kirakweduka, kirabonerana' },
    ],
  },
  'cosrx-low-ph-good-morning-gel-cleanser': {
    description:
      '<p>Jeli ibonerana ifite pH iri hagati ya 5 na 6, hafi y’iy’uruhu ubwarwo. Isabune isanzwe iba hafi ya 10, kandi hamwe n’amazi yacu ya robine arimo imyunyu, isiga uruhu rwumagaye. Iyi nta cyo isiga nk’icyo: isuku gusa, n’impumuro nziza ya tea tree ishira ugifata isume.</p>',
    why_we_love_it:
      '<p>Igura make kurusha amasabune menshi ukomeza kugura, kandi ni yo ya mbere tugira umuntu inama yo gukoresha iyo mu maso he humva humagaye umaze koga. Umurongo wa santimetero imwe utanga ifuro rihagije.</p>',
    featured_ingredients: [
      { name: 'Amavuta y’amababi ya tea tree', note: 'Ahembura uruhu rugira amavuta n’ibiheri' },
      { name: 'Betaine salicylate', note: 'BHA nke ku twenge twazibye' },
      { name: 'Cocamidopropyl betaine', note: 'Isukura iva muri kokonati, ifuro ryoroshye' },
    ],
    how_to_use: [
      'Tosa mu maso n’intoki n’amazi y’akazuyazi.',
      'Kora ifuro muri santimetero imwe ya jeli, ukore masaje amasegonda mirongo itatu.',
      'Nyuguza neza aho umusatsi utangirira no munsi y’urwasaya.',
    ],
    specific_info: [
      { label: 'Ubwoko bw’uruhu', value: 'Ubwoko bwose, cyane cyane urugira amavuta' },
      { label: 'Imikoreshereze', value: 'Mu gitondo, cyangwa koza bwa kabiri nijoro' },
      { label: 'pH', value: '5.0 kugeza kuri 6.0' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 12' },
    ],
  },
  'cosrx-acne-pimple-master-patch': {
    description:
      '<p>Utudomo tubonerana makumyabiri na tune, mu ngano eshatu: mm 7, 10 na 12, dukozwe muri hydrocolloid nk’ikoreshwa mu dupfuko two ku mabavu. Ku giheri kimaze kuzana umutwe, akadomo kanyunyuza amazi, kagahinduka umweru, kandi kakabuza intoki n’ivumbi kuhagera mu gihe uruhu rwifunga.</p><p>Nta aside irimo kandi nta kiryaryata.</p>',
    why_we_love_it:
      '<p>Karahendutse, ntikabyimbye, kandi hafi ntikagaragara munsi ya kasike. Icyiza kurusha ibindi ni uko kakubuza gukoraho: igiheri gipfutse ni igiheri kirekewe amahoro.</p>',
    featured_ingredients: [
      { name: 'Hydrocolloid (cellulose gum)', note: 'Inyunyuza amazi, igahinduka umweru iyo ikora' },
      { name: 'Agatwikirizo ka polyurethane', note: 'Agahu katabyimbye k’inyuma kabuza ivumbi n’intoki kuhagera' },
    ],
    how_to_use: [
      'Sukura igiheri, ucyumutse; shyiraho akadomo mbere ya kremu iyo ari yo yose.',
      'Hitamo akadomo kanini gato kurusha igiheri, ukande amasegonda icumi.',
      'Gasimbure iyo gahindutse umweru, cyangwa nyuma y’ijoro rimwe.',
    ],
    specific_info: [
      { label: 'Ubwoko bw’uruhu', value: 'Ubwoko bwose' },
      { label: 'Imikoreshereze', value: 'Ku giheri, amasaha 6 kugeza ku 8' },
      { label: 'Ingano zirimo', value: 'Utudomo 10 twa mm 7, 5 twa mm 10, 9 twa mm 12' },
      { label: 'Uko kibikwa', value: 'Ahantu humutse, mu gafuka gashobora kongera gufungwa' },
    ],
  },
};
