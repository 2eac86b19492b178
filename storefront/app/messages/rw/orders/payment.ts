/** Messages of paying an order: the methods, their forms, and their results. */
import type { PaymentMethod } from '@uruhu/contract/payment';

export { payment_not_started as paymentFailed } from '@uruhu/contract/messages/rw/refusals';
export { paymentSubmitted } from '@uruhu/contract/messages/rw/successes';

export const orderPlaced = 'Komande yawe yakiriwe';
export const orderPlacedText = 'Murakoze. Ishyura ubu, cyangwa uzishyure nyuma uciye muri komande zawe.';
export const orderNumber = 'Nimero ya komande';
export const toPay = 'Ayo kwishyura';
export const payNow = 'Ishyura';
export const goToOrders = 'Jya kuri komande';

export const choosePayment = 'Hitamo uko wishyura';
export const chooseText = (total: string) => `Wifuza kwishyura ${total} ute?`;
export const method: Record<PaymentMethod, { title: string; text: string }> = {
  mobile_money: {
    title: 'Mobile Money',
    text: 'Kanda kode ngufi kuri telefoni yawe. Nta karita bisaba.',
  },
  prompt: {
    title: 'Ishyura wemereza kuri telefoni',
    text: 'Telefoni yawe irakubaza kwemeza. Wandika PIN yawe gusa.',
  },
  card: {
    title: 'Kwishyura n’ikarita',
    text: 'Bifungura urupapuro rutekanye ahandi hashya. Nta karita ya banki ufite? MTN iguha ikarita yo kuri interineti: kanda *182*2*6#.',
  },
};

/** The payment networks of each method. `networks`: those of mobile money for which the shop is set up. */
export const methodNetworks: Record<PaymentMethod, (networks: { mtn: boolean; airtel: boolean }) => string> = {
  mobile_money: ({ mtn, airtel }) => [mtn && 'MTN MoMo', airtel && 'Airtel Money'].filter(Boolean).join(', '),
  prompt: () => 'MTN MoMo',
  card: () => 'Visa, Mastercard',
};

export const partCame = (paid: string) => `Twakiriye ${paid}. Aya ni ayasigaye.`;
export const payBefore = (when: string) => `Ishyura bitarenze ku wa ${when}, ku isaha y’i Kigali. Nyuma yaho komande irahagarikwa.`;
export const step1 = 'Fungura aho wandika nimero kuri telefoni.';
export const step2 = 'Kanda iyi kode.';
export const step2Dial = 'Kanda iyi kode, cyangwa ukande “Hamagara kode”.';
export const step3 = (merchant: string) => ['Reba ko izina ari ', merchant, ', hanyuma wandike PIN yawe.'] as const;
export const noPrompt = 'Telefoni yawe ntigusabye PIN? Kanda *182*7*1# urebe ibitegereje ko ubyemeza.';
export const amount = 'Amafaranga';
export const merchantName = 'Izina ry’ucuruza';
export const copyCode = 'Kopera kode';
export const copied = 'Kode yakopewe.';
export const notCopied = 'Kode yatoranyijwe: yikopere ukoresheje mwandikisho cyangwa uyikandeho utarekura.';
export const dialNow = 'Hamagara kode';
export const otherNetworks = 'Kwishyura na Airtel cyangwa undi muyoboro';
export const qrOf = (code: string) => `Kode ya QR ihamagara ${code}`;
export const qrText = 'Cyangwa uyisome ukoresheje kamera ya telefoni yawe ya Android: ihita yandika kode.';
export const backToMethods = 'Subira ku buryo bwo kwishyura';
export const otherWays = 'Ubundi buryo bwo kwishyura';
export const continueToOrders = 'Jya kuri komande';
export const noCode = 'Kode yo kwishyura ntiyabonetse. Twandikire: turagufasha kwishyura.';

export const iHavePaid = 'Namaze kwishyura';
export const iHavePaidText = 'Tubwire uko twabona ubwishyu bwawe. Buri bwishyu tubugenzura ubwacu.';
export const paidFrom = 'Telefoni yishyuye';
export const paidFromHint = 'yihindure niba ari indi yishyuye';
export const transactionId = 'Transaction ID';
export const transactionHint = 'iri muri SMS';
export const transactionHelp = 'Iri muri SMS yemeza ko wishyuye, nyuma ya “TxId”, “Transaction Id” cyangwa “TID”.';
/** `id`: as typed. */
export const unusualId = (id: string) =>
  `“${id}” ni ngufi ugereranyije n’izo MTN na Airtel zohereza. Yigereranye n’iyo muri SMS. Niba ari yo, yohereze uko iri.`;
export const sendAnyway = 'Yohereze uko iri';
export const sendPaid = 'Ohereza';
export const sendingPaid = 'Biroherezwa...';
export const notReached = 'Ntitwabonetse. Ongera wohereze: tubibika rimwe gusa, n’iyo byaza kenshi.';
export const correct = 'Hari ikitari cyo? Gikosore';
export const correctText = 'Ibyo wohereza ubu bisimbura ibyo wohereje mbere.';
export const backToCode = 'Subira kuri kode';

export const checkingTitle = 'Turagenzura ubwishyu bwawe';
export const checkingText =
  'Abakozi bacu barabushakisha ubwabo, akenshi bitarenze isaha imwe hagati ya 08:00 na 20:00. Nta cyo usabwa gukora.';
export const checkingNext = 'Nitumara kububona, komande izerekana ko yishyuwe, tuyipakire. Niba tutabubonye, tuzakubwira impamvu.';
export const checkingUntil = (when: string) =>
  `Tubika komande yawe kugeza ku wa ${when}, ku isaha y’i Kigali. Niba icyo gihe ubwishyu tutarabubona, komande irahagarikwa, kandi amafaranga tuzabona nyuma azagusubizwa.`;
export const checkingLate = 'Iyi komande yahagaritswe: nitumara kubona amafaranga turayagusubiza. Niba tutayabonye, tuzakubwira impamvu.';
export const rejectedTitle = 'Ntitwabonye ubwishyu bwawe';
export const rejectedText =
  'Reba neza nimero na Transaction ID, wongere ubyohereze. Niba amafaranga yaravuye kuri telefoni yawe, ntiwongere kwishyura:';
export const sendAgain = 'Ongera ubyohereze';
export const notSentYet =
  'Nturishyura? Ishyura ukoresheje iyi kode. Niba amafaranga yaravuye kuri telefoni yawe, ntiwongere guhamagara kode.';
export const contactUs = 'twandikire';

export const openingPage = 'Urupapuro rwo kwishyura rurafunguka…';
export const pageOpen = 'Urupapuro rwo kwishyura rufunguye ahandi. Ishyura aho, hanyuma ugaruke hano.';
export const pageBlocked = 'Porogaramu yawe ntiyafunguye urupapuro rwo kwishyura. Rufungurire hano:';
export const openPage = 'Fungura aho wishyurira';
export const openPageAgain = 'Ongera ufungure aho wishyurira';
export const waitingForCard = 'Dutegereje amakuru y’ubwishyu bwawe…';
export const cardFailed = 'Kwishyura ntibyakunze. Nta mafaranga twakiriye kuri iyi komande.';
export const cardElsewhere = 'Kwishyura n’ikarita byongeye gutangirizwa ahandi. Ishyurira aho, cyangwa ufungurire urupapuro hano.';
export const tryAgain = 'Ongera ugerageze';
export const notHeard = 'Nta bwishyu turamenyeshwa. Niba warishyuye, nta cyatakaye: komande izabyerekana tukimara kubimenya.';
export const checkAgain = 'Ongera urebe';

export const yourNumber = 'Nimero ya MTN';
export const yourNumberHint = 'iyo telefoni ni yo ibazwa';
export const askPhone = 'Ohereza ubusabe';
export const askingPhone = 'Biroherezwa...';
export const confirmOnPhone = 'Emereza ubwishyu kuri telefoni yawe';
export const confirmText = (phone: string, total: string) => `Twasabye ${phone} kwishyura ${total}. Andika PIN yawe kuri iyo telefoni.`;
export const promptFailed = 'Ubwishyu ntibwemejwe.';
export const promptFailedBecause = (reason: string) => `Ubwishyu ntibwemejwe: ${reason}`;
export const promptSlow = 'Umuyoboro wawe nturadusubiza. Ntiwongere kwishyura utarabimenya: komande izabyerekana tukimara kubimenya.';

export const paidTitle = 'Kwishyura byagenze neza!';
export const paidText = 'Murakoze. Amafaranga yawe twayabonye, tugiye gutangira gupakira komande yawe.';
export const cancelledTitle = 'Iyi komande yahagaritswe';
export const cancelledText = 'Nta cyo ugisabwa kwishyura. Niba amafaranga yawe atugezeho nubwo bimeze bityo, turayagusubiza.';
export const paidAllTheSame = 'Waba warayishyuye nubwo bimeze bityo?';
export const paidAllTheSameText = 'Nta cyatakaye: bitubwire, dushakishe amafaranga yawe tuyagusubize.';
export const underWay = (when: string) =>
  `Kwishyura n’ikarita byatangiye ku wa ${when}. Niba warafunze urupapuro, ntabwo wishyuye: ishyurira hano ubu. Niba warabirangije, biragaragara hano vuba.`;
export const askAgainFrom = (time: string) => `Telefoni nta cyo ikubajije? Guhera ${time} ushobora kohereza ubundi busabe.`;
export const wrongNumber = 'Nimero si yo? Yikosore';
export const promptUnanswered = (phone: string) =>
  `${phone}: nta gisubizo turabona. Ushobora kohereza ubundi busabe, cyangwa ukishyura mu bundi buryo. Niba iyo telefoni ikibaza, bihakane kuri yo.`;
export const promptMayAsk = (phone: string) => `Niba ${phone} igisaba PIN y’ubwo busabe, bihakane kuri yo: ntiwishyure kabiri.`;
export const cardFrom = (time: string) => `Niba nta gisubizo kije, ushobora kwishyura n’ikarita guhera ${time}.`;
export const promptUnderWay = (phone: string, total: string) =>
  `Twasabye ${phone} kwishyura ${total}, kandi ntituramenya igisubizo. Nubyemeza kuri telefoni, iyi komande izerekana ko yishyuwe yo ubwayo: ntiwishyure kabiri. Ishyura mu bundi buryo ari uko gusa wabihakanye.`;
export const nothingToPay = 'Murakoze. Nta kindi usigaje kwishyura.';
