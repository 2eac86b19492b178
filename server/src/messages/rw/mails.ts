/** The texts of the shop's mails to shoppers. Mails to staff stay English. */

import { EMAIL_LINK_DAYS, NEW_MEMBER_PERCENT } from '@uruhu/contract/constants';
import { freeGift } from '@uruhu/contract/messages/rw/offers';

export const mails = {
  /** The language of the HTML, and the locale of the dates in it, which the shop's own tables replace. */
  language: 'rw',
  locale: 'en-GB',
  /** A time in Kigali, as the sign-in history shows it. */
  kigaliTime: (moment: string) => `${moment}, ku isaha y’i Kigali`,
  /** A line of the text version. */
  fact: (name: string, value: string) => `${name}: ${value}`,
  /** A link in the text version: its address is on the next line. */
  link: (label: string) => `${label}:`,
  hello: (name: string) => `${['Muraho', name].filter(Boolean).join(' ')},`,
  welcome: {
    subject: (shop: string) => `Ikaze kuri ${shop}`,
    preview: (code: string) => `Kode yawe igabanya ${NEW_MEMBER_PERCENT}%: ${code}`,
    text: (shop: string) =>
      `Konti yawe kuri ${shop} iriteguye. Igitebo cyawe, ibyo wifuza na komande zawe bibitswe kuri buri telefoni winjiriyeho.`,
    confirm: 'Emeza ko iyi ari imeyili yawe, kugira ngo tujye tukwandikira ibya komande zawe:',
    coupon: `Nk’umukiriya mushya, ugabanyirizwa ${NEW_MEMBER_PERCENT}% kuri komande yawe ya mbere. Kode ikora umaze kwemeza imeyili yawe: icyo gihe uyandika mu gitebo cyawe. ${freeGift}`,
    /** Why there is no coupon. */
    noCoupon: {
      known_customer: `Twishimiye kubana nawe. Igabanyirizwa rya ${NEW_MEMBER_PERCENT}% ry’abakiriya bashya rihabwa buri muntu rimwe, kandi iyi nimero ya telefoni cyangwa iyi imeyili yigeze kurihabwa. Ni yo mpamvu iyi konti nta kode nk’iyo ifite.`,
    },
    code: 'Kode yawe y’igabanyirizwa',
    until: (day: string) => `Ni iyo kuri komande yawe ya mbere, kugeza ku wa ${day}`,
    action: 'Emeza imeyili yawe',
    notes: [
      `Linki imara iminsi ${EMAIL_LINK_DAYS}. Ushobora gutumiza no kwishyura utarayemeza.`,
      'Si wowe? Ni uko hari undi wiyandikishije akoresheje imeyili yawe: ntukande kuri linki, natwe ntituzongera kukwandikira.',
    ],
  },
  confirmEmail: {
    subject: 'Emeza imeyili yawe',
    preview: `Linki imara iminsi ${EMAIL_LINK_DAYS}.`,
    text: (shop: string) => `Emeza ko iyi ari imeyili yawe, kugira ngo ${shop} ijye ikwandikira ibya komande zawe:`,
    action: 'Emeza imeyili yawe',
    notes: [
      `Linki imara iminsi ${EMAIL_LINK_DAYS}.`,
      'Si wowe? Ni uko hari undi wiyandikishije akoresheje imeyili yawe: ntukande kuri linki, natwe ntituzongera kukwandikira.',
    ],
  },
  confirmNewEmail: {
    subject: 'Emeza imeyili yawe nshya',
    preview: `Linki imara iminsi ${EMAIL_LINK_DAYS}.`,
    text: (shop: string) => `Hari umuntu wasabye ${shop} ko iyi imeyili ikoreshwa kuri konti guhera ubu. Ni wowe? Yemeze:`,
    action: 'Emeza imeyili yawe nshya',
    notes: [`Linki imara iminsi ${EMAIL_LINK_DAYS}.`, 'Si wowe? Ntukande kuri linki: nta kizahinduka.'],
  },
  reset: {
    subject: 'Hitamo ijambo ry’ibanga rishya',
    preview: 'Linki ikora isaha imwe, rimwe gusa.',
    text: 'Wowe, cyangwa undi uzi imeyili yawe, mwasabye ijambo ry’ibanga rishya. Rihitemo hano:',
    action: 'Hitamo ijambo ry’ibanga rishya',
    notes: ['Linki ikora rimwe, mu gihe cy’isaha imwe.', 'Si wowe? Nta cyo usabwa gukora: ijambo ry’ibanga ryawe riguma uko riri.'],
  },
  passwordChanged: {
    subject: 'Ijambo ry’ibanga ryawe ryahinduwe',
    preview: 'Ibindi bikoresho byose byasohotse muri konti.',
    text: 'Ijambo ry’ibanga rya konti yawe ryahinduwe, kandi ibindi bikoresho byose byasohotse muri konti.',
    when: 'Igihe',
    notes: ['Si wowe? Hita uhitamo ijambo ry’ibanga rishya, kandi utwandikire.'],
    action: 'Hitamo ijambo ry’ibanga rishya',
  },
  emailChanged: {
    subject: 'Imeyili yawe yahinduwe',
    preview: 'Guhera ubu twandikira indi imeyili.',
    text: `Imeyili ya konti yawe yahinduwe, kandi guhera ubu twandikira inshya. Si wowe? Mu minsi ${EMAIL_LINK_DAYS} ushobora kubisubiza hano uko byari biri. Ubwo iyi imeyili yongera kuba iya konti, ibikoresho byose bigasohoka muri konti, nawe ugahitamo ijambo ry’ibanga rishya:`,
    when: 'Igihe',
    action: 'Bisubize uko byari',
    notes: ['Ni wowe? Nta cyo usabwa gukora.'],
  },
  emailChangeAsked: {
    subject: 'Indi imeyili kuri konti yawe?',
    preview: 'Nta kirahinduka.',
    text: 'Hari umuntu uzi ijambo ry’ibanga ryawe wasabye ko konti yawe ikoresha indi imeyili. Nta kirahinduka: imeyili nshya igomba kubanza kwemezwa.',
    when: 'Igihe',
    notes: ['Ni wowe? Nta cyo usabwa gukora.', 'Si wowe? Hita uhitamo ijambo ry’ibanga rishya: bihita bihagarara.'],
    action: 'Hitamo ijambo ry’ibanga rishya',
  },
  goodbye: {
    subject: 'Konti yawe yasibwe',
    preview: 'Ibyo twari tukuziho byasibwe.',
    text: 'Konti yawe yafunzwe nk’uko wabisabye, kandi ibyo twari tukuziho byasibwe: aderesi zawe, ibyo wifuza, ibitekerezo, amafoto n’ibyo wahisemo.',
    orders:
      'Ibyo watumije biguma mu bitabo byacu, bidafite izina ryawe iyo bimaze kukugeraho. Komande zikiri mu nzira zizakugeraho nk’uko wabisabye.',
    notes: ['Si wowe? Hita utwandikira.'],
    action: 'Twandikire',
  },
  backInStock: {
    subject: (product: string) => `Cyagarutse: ${product}`,
    preview: (shop: string) => `Wasabye ${shop} kubikumenyesha.`,
    text: (product: string, shop: string) =>
      `Wasabye ${shop} kukumenyesha iki gicuruzwa, none cyongeye kuboneka: ${product}. Ntidushobora kukikubikira, kandi gishobora kuba ari gike.`,
    action: 'Kirebe mu iduka',
    notes: ['Iyi ni yo imeyili imwe wasabye. Tuzongera kukwandikira kuri iki gicuruzwa ari uko gusa wongeye kubisaba.'],
    unsubscribe: 'Reka gutegereza ibicuruzwa byose',
  },
  /** How to pay an order, in each mail of an order that is not fully paid. */
  howToPay: {
    dial: 'Kugira ngo wishyure na Mobile Money, kanda',
    name: (merchant: string) => `Reba izina mbere yo kwemeza: amafaranga ajya kuri ${merchant}.`,
    until: (when: string) => `Ishyura bitarenze ku wa ${when}. Nyuma yaho komande irahagarikwa.`,
    action: 'Reba komande wishyure',
  },
  orderPlaced: {
    subject: (number: string) => `Twakiriye komande yawe ${number}`,
    preview: (total: string) => `${total}. Dore ibyo watumije n’uko wishyura.`,
    previewNothingToPay: 'Dore ibyo watumije.',
    text: 'Komande yawe yakiriwe kandi yiteguye gutunganywa. Turatangira ikimara kwishyurwa.',
    textNothingToPay: 'Komande yawe yakiriwe kandi yiteguye gutunganywa. Nta cyo usabwa kwishyura.',
    subtotal: 'Ibicuruzwa',
    shipping: 'Kukugezaho',
    freeShipping: 'Ni ubuntu',
    discount: 'Igabanyirizwa',
    total: 'Igiteranyo',
    action: 'Reba komande',
    number: (order_id: string) => `Nimero ya komande yawe: ${order_id}`,
    to: (address: string) => `Ijya kuri: ${address}`,
    track: (url: string) => `Yikurikirane utinjiye muri konti: ${url}`,
  },
  paymentReceived: {
    subject: (number: string) => `Twakiriye ubwishyu bwa komande yawe ${number}`,
    preview: (amount: string) => `Twakiriye ${amount}. Murakoze.`,
    text: 'Murakoze, ubwishyu bwawe bwatugezeho. Ubu turategura komande yawe kandi tuzakwandikira kuri buri ntambwe.',
    order: 'Komande',
    how: 'Uko wishyuye',
    reference: 'Nimero y’ubwishyu',
    amount: 'Ayishyuwe',
    action: 'Reba komande',
  },
  paymentPart: {
    subject: (number: string) => `Komande yawe ${number} yishyuwe igice`,
    preview: (missing: string) => `Ayasigaye kwishyurwa: ${missing}.`,
    text: (missing: string) =>
      `Murakoze, ubwishyu bwawe bwatugezeho. Ni make ugereranyije n’igiciro cya komande yawe. Ayasigaye kwishyurwa: ${missing}. Urupapuro rwa komande rwerekana uko wishyura. Tuzategura komande yawe ayasigaye amaze kutugeraho.`,
    order: 'Komande',
    how: 'Uko wishyuye',
    reference: 'Nimero y’ubwishyu',
    amount: 'Ayishyuwe ubu',
    action: 'Ishyura ayasigaye',
    cancelled: 'Niba ayasigaye ataje ku gihe, komande irahagarikwa, kandi amafaranga wishyuye ukayasubizwa.',
  },
  paymentAfterCancel: {
    subject: (number: string) => `Twabonye ubwishyu bwa komande yawe ${number}`,
    preview: (amount: string) => `Komande yari yahagaritswe, ni yo mpamvu usubizwa ${amount}.`,
    text: 'Twabonye ubwishyu bwawe. Komande yawe yari yahagaritswe, bityo nta cyoherezwa, kandi amafaranga urayasubizwa.',
    order: 'Komande',
    how: 'Uko wishyuye',
    reference: 'Nimero y’ubwishyu',
    amount: 'Ayo usubizwa',
    action: 'Reba komande',
    again: 'Tuzongera kukwandikira amafaranga amaze gusubizwa.',
    writeToUs: (url: string) => `Niba hari ikitumvikana, twandikire: ${url}`,
  },
  paymentRefunded: {
    subject: (number: string) => `Amafaranga wishyuye kuri komande ${number} yasubijwe`,
    preview: (amount: string) => `Amafaranga ari mu nzira akugeraho: ${amount}.`,
    text: {
      card: 'Amafaranga yawe yasubijwe ku ikarita wakoresheje wishyura. Bishobora gufata iminsi mike mbere yo kuyabona.',
      mobile_money: 'Amafaranga yawe yasubijwe kuri Mobile Money. Umuyoboro wawe urakoherereza ubutumwa amaze kukugeraho.',
    },
    order: 'Komande',
    how: 'Uko yari yishyuwe',
    reference: 'Nimero y’ubwishyu',
    amount: 'Ayasubijwe',
    action: 'Reba komande',
  },
  paymentRejected: {
    subject: (number: string) => `Ntitwabonye ubwishyu bwa komande yawe ${number}`,
    text: 'Murakoze kutubwira ko wishyuye. Twashakishije ubwishyu bwawe ntitwabubona.',
    /** The next sentence of the mail, by the state of the order. */
    next: {
      open: {
        preview: 'Ongera urebe neza, maze wongere utubwire.',
        text: 'Niba warishyuye, reba ubutumwa bw’umuyoboro wawe wongere wandike Transaction ID; niba utarishyuye, uracyashobora kwishyura.',
      },
      paid: {
        preview: 'Komande yawe yishyuwe nubwo bimeze bityo: ntiwongere kwishyura.',
        text: 'Nubwo bimeze bityo, komande yawe yishyuwe mu bundi buryo: ntiwongere kwishyura. Niba amafaranga yaravuye kuri telefoni yawe kabiri, twandikire.',
      },
      cancelled: {
        preview: 'Komande yawe yahagaritswe: ntiwongere kwishyura.',
        text: 'Komande yawe yahagaritswe, ntuzongere kuyishyura. Niba warishyuye, ongera wandike Transaction ID iri mu butumwa bw’umuyoboro wawe.',
      },
    },
    order: 'Komande',
    reference: 'Transaction ID',
    reason: 'Ibyo twabonye',
    action: 'Reba komande',
    until: (day: string) => `Komande tuyikubikira kugeza ku wa ${day}.`,
    writeToUs: (url: string) => `Niba hari ikitumvikana, twandikire: ${url}`,
  },
  orderReminder: {
    subject: (number: string) => `Komande yawe ${number} ntirishyurwa`,
    preview: (total: string, when: string) => `${total}, bitarenze ku wa ${when}`,
    text: 'Komande yawe irabitse, kandi itegereje kwishyurwa.',
    order: 'Komande',
    total: 'Ayo kwishyura',
    notes: ['Warishyuye? Bitubwire ku rupapuro rwa komande, wandikeho Transaction ID, natwe dushakishe ubwishyu bwawe.'],
  },
  orderStatus: {
    order: 'Komande',
    reason: 'Impamvu',
    action: 'Reba komande',
    tracking: (url: string) => `Urupapuro rw’igipaki ubwacyo: ${url}`,
    writeToUs: (url: string) => `Niba utari ubyiteze, twandikire: ${url}`,
    changes: {
      packaging: {
        subject: (number: string) => `Komande yawe ${number} irapakirwa`,
        text: 'Komande yawe irapakirwa kandi irategurirwa koherezwa aho ifatirwa itwarwa.',
      },
      shipping: {
        subject: (number: string) => `Komande yawe ${number} iri mu nzira iva muri Koreya`,
        text: 'Komande yawe iri mu nzira iva muri Koreya ijya i Kigali mu Rwanda.',
      },
      arrived: {
        subject: (number: string) => `Komande yawe ${number} yageze i Kigali`,
        text: 'Komande yawe yageze i Kigali kandi iragenzurwa. Itegure ko tuguhamagara vuba.',
      },
      delivering: {
        subject: (number: string) => `Komande yawe ${number} irimo kukugezwaho`,
        text: 'Komande yawe iri mu nzira, irimo kugezwa kuri aderesi yawe.',
      },
      delivered: {
        subject: (number: string) => `Komande yawe ${number} yakugejejweho`,
        text: 'Komande yawe yakugejejweho neza! Murakoze guhaha natwe.',
      },
      cancelled: { subject: (number: string) => `Komande yawe ${number} yahagaritswe`, text: 'Komande yawe yahagaritswe.' },
      cancelledAsUnpaid: {
        subject: (number: string) => `Komande yawe ${number} ntiyishyuwe ku gihe`,
        text: 'Komande yawe ntiyishyuwe ku gihe, ni yo mpamvu yahagaritswe. Warishyuye? Bitubwire ku rupapuro rwa komande, dushakishe ubwishyu bwawe.',
      },
      cancelledAsPaymentNotFound: {
        subject: (number: string) => `Komande yawe ${number} yahagaritswe: ntitwabonye ubwishyu bwayo`,
        text: 'Ntitwabonye ku gihe ubwishyu watubwiye, ni yo mpamvu komande yawe yahagaritswe. Turacyabushakisha: nitumara kubona amafaranga, turayagusubiza. Ntiwongere kwishyura.',
      },
      cancelledWithRefund: {
        subject: (number: string) => `Komande yawe ${number} yahagaritswe`,
        text: 'Komande yawe yahagaritswe. Ibyo wayishyuyeho urabisubizwa.',
      },
    },
  },
  messageAnswer: {
    subject: (shop: string, code: string) => `Ubutumwa bwawe kuri ${shop} [${code}]`,
    about: (day: string) => `Watwandikiye ku wa ${day}. Dore igisubizo cyacu:`,
    notes: (code: string) => [
      `Urashaka gusubiza? Subiza iyi imeyili, kandi ntukureho ${code} mu mutwe wayo kugira ngo twongere tubone ubutumwa bwawe.`,
    ],
  },
};
