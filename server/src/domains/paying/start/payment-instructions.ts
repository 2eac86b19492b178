import { buildUssdCode } from '@uruhu/contract/rules/mobile-money';
import type { SiteSettings } from '@uruhu/contract/settings';

/** How to pay by mobile money, for mails. `ussd`: what to dial; '' if the shop has no code. */
export type HowToPay = { ussd: string; merchant_name: string; until: Date };

export function buildPaymentInstructions({ mobile_money }: Pick<SiteSettings, 'mobile_money'>, due_rwf: number, until: Date): HowToPay {
  const { ussd_code, merchant_name } = mobile_money;
  return { ussd: ussd_code === '' ? '' : buildUssdCode(ussd_code, due_rwf), merchant_name, until };
}
