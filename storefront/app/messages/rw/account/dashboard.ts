/** Messages of the account dashboard. */
import { formatRwf } from '@uruhu/contract/rules/prices/money';

export const orders = 'Komande';
export const allOrders = 'Reba komande zose';
export const latestOrders = 'Komande ziheruka';
export const ordersFailed = 'Komande zawe ntizashoboye kubarwa.';

export const couponsTitle = 'Kode zawe z’igabanyirizwa';
export const couponsFailed = 'Kode zawe z’igabanyirizwa ntizashoboye gufunguka.';
export const noCoupons = 'Ubu nta kode y’igabanyirizwa ihari. Niboneka, izagutegereza hano.';
/** `until` is empty if the coupon does not expire. */
export const couponRules = (until: string, minimum_rwf: number) =>
  [until ? `Kugeza ku wa ${until}` : 'Ntirangira', minimum_rwf > 0 && `guhera kuri ${formatRwf(minimum_rwf)}`].filter(Boolean).join(', ');
export const couponHow = 'Andika iyi kode mu gitebo cyawe.';
export const copyCoupon = (code: string) => `Kopera kode ${code}`;
export const copied = 'Kode yakopewe.';
export const notCopied = 'Kode yatoranyijwe: yikopere ukoresheje mwandikisho cyangwa uyikandeho utarekura.';

export const wishList = 'Ibyo nifuza';
export const seeAll = (count: number) => `Reba byose (${count})`;

export const question = 'Ufite ikibazo kuri komande cyangwa ku ruhu rwawe?';
export const questionText = 'Twandikire. Umuntu arabisoma akagusubiza.';
export const inquiry = 'Baza ikibazo';
