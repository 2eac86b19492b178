/** Messages to shoppers about their cart. */
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import { refusals } from './refusals.ts';

export const cart = {
  stockShort: refusals.stock_short,
  couponApplied: (code: string) => `Kode “${code}” yakoreshejwe neza!`,
  /** Used in a sentence instead of the name of a product. */
  someItem: 'Igicuruzwa cyo mu gitebo cyawe',
  takenOut: (name: string) => `${name}: ntibikiboneka, byakuwe mu gitebo cyawe.`,
  repriced: (name: string, { before_rwf, now_rwf }: { before_rwf: number; now_rwf: number }) =>
    `${name}: igiciro cyavuye kuri ${formatRwf(before_rwf)} kigera kuri ${formatRwf(now_rwf)}.`,
  cartFull: (name: string) => `Igitebo cyawe cyuzuye: nta mwanya usigaye wa ${name}.`,
  atMost: (name: string, most: number) => `${name}: ntushobora kurenza ${most}.`,
  notSold: (name: string) => `${name}: ntibikiboneka.`,
  chooseAgain: (name: string) => `${name}: ntibikigurishwa uko wari wabihisemo. Ongera uhitemo.`,
};
