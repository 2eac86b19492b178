/** Messages of the page that the card provider sends the shopper back to. */

export { payment_parameters_missing as missing } from '@uruhu/contract/messages/rw/refusals';

export const pageTitle = 'Kwishyura';
export const about = 'Aho ubwishyu bwawe bugeze.';
export const verifying = 'Ubwishyu bwawe buragenzurwa…';
export const verifyingText = 'Turabaza ikigo cyakira ubwishyu. Bifata akanya gato.';
export const needsScripts =
  'Uru rupapuro rureba aho ubwishyu bwawe bugeze rukoresheje JavaScript, kandi ntiyemewe muri porogaramu ukoresha kuri interineti. Amafaranga yawe nta cyo abaye: komande zawe zirabyerekana.';
export const paid = 'Kwishyura byagenze neza!';
export const paidText = 'Murakoze. Amafaranga yawe twayabonye, tugiye gutangira gupakira komande yawe.';
export const pending = 'Turagenzura ubwishyu bwawe';
export const pendingText =
  'Niba warafunze urupapuro, ntabwo wishyuye: ishyura ubu. Niba warishyuye, tegereza hano: uru rupapuro ruzabyerekana rwo ubwarwo.';
export const pendingLong =
  'Nta bwishyu turamenyeshwa. Niba warafunze urupapuro, ntabwo wishyuye: ishyura ubu. Niba warishyuye, nta cyatakaye: komande izabyerekana tukimara kubimenya.';
export const payNow = 'Ishyura';
export const checkAgain = 'Ongera urebe';
export const failed = 'Kwishyura ntibyakunze';
export const failedText =
  'Nta mafaranga yavanyweho. Komande yawe irabitse: ushobora kuyishyura, ukoresheje ikarita cyangwa Mobile Money, ku rupapuro rwayo.';
export const refunded = 'Amafaranga yasubijwe';
export const refundedText = 'Amafaranga y’ubu bwishyu warayasubijwe.';
export const notVerified = 'Kugenzura ubwishyu ntibyakunze';
export const notVerifiedText = 'Niba warishyuye, nta cyatakaye: komande zawe zizabyerekana tukimara kubimenya.';
export const viewOrder = 'Reba ibya komande';
export const continueShopping = 'Komeza guhaha';
export const tryAgain = 'Ongera ugerageze kwishyura';
export const verifyAgain = 'Ongera ugerageze';
export const orders = 'Komande zanjye';
export const stillUnpaid = 'Komande yawe irabitse kandi itegereje kwishyurwa.';
