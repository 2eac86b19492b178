/** Messages of one order: its coupon and payments, and the actions on it. */
import type { PaymentMethod } from '@uruhu/contract/payment';

export const couponTitle = 'Igabanyirizwa';
export const couponSaved = (amount: string) => `Wazigamye ${amount}.`;
/** For the coupon of a cancelled order. */
export const couponReturned = 'Yakugarukiye, uyikoreshe igihe igifite agaciro.';
export const couponWith = (code: string, off: string) => `Kode ${code}, ${off}`;

export const paymentsTitle = 'Ubwishyu';
export const methodName: Record<PaymentMethod, string> = {
  mobile_money: 'Mobile Money',
  card: 'Ikarita',
  prompt: 'Ubusabe bwa Mobile Money',
};
export const reference = (code: string) => `Nimero ${code}`;
export const paidOn = (when: string) => `Byishyuwe ${when}`;
export const refundedOn = (when: string) => `Wayasubijwe ${when}`;

export const moneyComesBack = 'Amafaranga yawe aragaruka';
export const moneySentBack = 'Amafaranga yawe yasubijwe';
export const weSendBack = (amount: string) => `Iyi komande yahagaritswe. Tuzagusubiza ${amount} mu buryo wishyuyemo.`;
export const weSentBack = (amount: string, when: string) => `Twagusubije ${amount} mu buryo wishyuyemo, ku wa ${when}.`;
export const comesBack = 'Aya tuyagusubiza mu buryo wishyuyemo.';

export const buyAgain = 'Ongera utumize';
export const buyingAgain = 'Bishyirwa mu gitebo...';
export const invoice = 'Inyandiko ya komande';
export const invoiceCrumb = 'Inyandiko';

export const cancel = 'Hagarika komande';
export const cancelTitle = 'Uhagarike iyi komande?';
export const cancelUnpaid = 'Nta cyoherezwa kandi nta cyishyurwa.';
export const cancelPaidAlready =
  'Waba wamaze kuyishyura? Amafaranga yawe ntiyatakaye: bitubwire ku rupapuro rw’iyi komande, tuyashakishe tuyagusubize.';
export const cancelFree = 'Nta cyoherezwa.';
export const cancelChecked = 'Turacyagenzura ubwishyu bwawe. Nidusanga amafaranga yaraje, turayagusubiza. Nta cyoherezwa.';
export const cancelPaid = (amount: string) => `Nta cyoherezwa, kandi tuzagusubiza ${amount} mu buryo wishyuyemo.`;
export const cancelFreesCoupon = (code: string) => `Kode yawe ${code} irakugarukira, uyikoreshe igihe igifite agaciro.`;
/** Title above the reason that staff gave for the cancellation. */
export const cancelReasonTitle = 'Impamvu twahagaritse iyi komande';
export const notUndone = 'Ibi ntibisubirwaho.';
export const cancelling = 'Irahagarikwa...';
export const keep = 'Igumeho';
