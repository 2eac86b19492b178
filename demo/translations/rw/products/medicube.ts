import type { ProductTexts } from '../../types.ts';

export const productsOfMedicube: Record<string, ProductTexts> = {
  'medicube-zero-pore-pad-2': {
    description:
      '<p>Lactic acid yo hejuru ku ruhu, salicylic acid y’ibiri mu twenge, byinitswe muri pad zifite uruhande rw’utudomo tubyimbye n’urundi runoze. Uruhande rukakaye rukura amavuta ku mpande z’izuru.</p><p>Itege kumva mu maso haruhutse, kuryaryata gake, n’ububengerane buke nyuma ya saa sita. Si izo gukoresha umunsi wo ku kiyaga udafite sunscreen.</p>',
    why_we_love_it:
      '<p>Gatatu mu cyumweru birahagije kugira ngo ubone utwenge dusa neza agacupa ka mbere kajya gushira. Dukunda igicuruzwa gikomeye kikubwira kugikoresha gake.</p>',
    featured_ingredients: [
      { name: 'Lactic acid (AHA)', note: 'Inoza ahakakaye kandi itera uruhu kurabagirana' },
      { name: 'Salicylic acid (BHA)', note: 'Ikuraho amavuta ari mu tudomo tw’umukara' },
      { name: 'Panthenol', note: 'Ituma uruhu rutuza hagati y’imigoroba ya aside' },
    ],
    how_to_use: [
      'Nimugoroba, umaze koza mu maso: hanaguza uruhande rw’utudomo tubyimbye mu ruhanga, ku zuru, ku kananwa no ku matama.',
      'Hindura uruhande, wongere uhanagure rimwe.',
      'Tegereza iminota ibiri, hanyuma usige kremu.',
    ],
    specific_info: [
      { label: 'Ubwoko bw’uruhu', value: 'Rugira amavuta, ruvanze' },
      { label: 'Imikoreshereze', value: 'Imigoroba ibiri kugeza kuri ine mu cyumweru' },
      { label: 'Pad', value: '70, zifite impande ebyiri' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 6' },
    ],
  },
  'medicube-pdrn-pink-peptide-serum': {
    description:
      '<p>Ibara ry’iroza ni vitamini B12, si irangi. Iruhande rwayo hari PDRN iva mu ifi ya salmon na peptide eshanu, mu mazi anoze nka silk, atuma amatama asa n’ayahawe amazi kandi akweduka gato.</p><p>Nta mpumuro ifite kandi ijyana neza n’ibindi bicuruzwa byinshi ufite. Ukoresheje ibitonyanga bibiri buri gihe, imara amezi nka abiri.</p>',
    why_we_love_it:
      '<p>PDRN ni ijambo buri wese abaza uyu mwaka. Nubwo ivugwa cyane, iyi ni seramu ya peptide ikozwe neza, ku giciro abanyeshuri bashobora kuzigamira.</p>',
    featured_ingredients: [
      { name: 'PDRN (sodium DNA)', note: 'Iva muri salmon; yita ku ruhu runaniwe rufite inyota' },
      { name: 'Peptide eshanu', note: 'Poroteyine nto zituma uruhu rwumva rukomeye' },
      { name: 'Vitamini B12', note: 'Itanga ibara ry’iroza kandi ihoza uruhu' },
    ],
    how_to_use: [
      'Yikoreshe nyuma ya tona mu maso no ku ijosi.',
      'Ibitonyanga bibiri cyangwa bitatu, ubikande aho kubikuba.',
      'Mu gitondo: hakurikiraho sunscreen. Nimugoroba: hakurikiraho kremu.',
    ],
    specific_info: [
      { label: 'Ubwoko bw’uruhu', value: 'Rwumye, rusanzwe, rworoshye' },
      { label: 'Imikoreshereze', value: 'Mu gitondo na nimugoroba' },
      { label: 'Itondere', value: 'Harimo ikiva mu mafi' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 12' },
    ],
  },
};
