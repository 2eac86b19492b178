/** Messages to shoppers about their cart. */
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import { refusals } from './refusals.ts';

export const cart = {
  stockShort: refusals.stock_short,
  couponApplied: (code: string) => `Code promo « ${code} » appliqué !`,
  /** Used in a sentence instead of the name of a product. */
  someItem: 'Un article de votre panier',
  takenOut: (name: string) => `${name} n’est plus disponible et a été retiré de votre panier.`,
  repriced: (name: string, { before_rwf, now_rwf }: { before_rwf: number; now_rwf: number }) =>
    `${name} : le prix est passé de ${formatRwf(before_rwf)} à ${formatRwf(now_rwf)}.`,
  cartFull: (name: string) => `${name} n’a pas pu être ajouté : votre panier est plein.`,
  atMost: (name: string, most: number) => `${name} : ${most} au maximum.`,
  notSold: (name: string) => `${name} n’est plus disponible.`,
  chooseAgain: (name: string) => `${name} n’est plus en vente tel que vous l’aviez choisi : veuillez choisir à nouveau.`,
};
