/** How a shopper pays by mobile money: one code to dial, which holds merchant and amount. */

export type MobileMoney = { ussd_code: string; merchant_name: string };

/**
 * The code to dial for an amount in whole francs. `ussd_code` is the setting: `{amount}` in it is replaced;
 * without it the amount is put before the closing '#', as MoMoPay reads it.
 */
export function ussdFor(ussd_code: string, amount_rwf: number): string {
  if (ussd_code.includes('{amount}')) return ussd_code.replace('{amount}', String(amount_rwf));
  return ussd_code.replace(/#?$/, `*${amount_rwf}#`);
}

/** A link that Android's dialler opens with the code filled in; '#' would else begin a fragment. */
export function dialLink(ussd: string): string {
  return `tel:${ussd.replaceAll('#', '%23')}`;
}
