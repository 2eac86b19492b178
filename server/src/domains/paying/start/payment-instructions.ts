import { buildUssdCode } from '@uruhu/contract/rules/mobile-money';
import type { SiteSettings } from '@uruhu/contract/settings';

/** The instructions in mails for paying by mobile money. `ussd`: the code to dial; '' if the shop has none. */
export type PaymentInstructions = { ussd: string; merchant_name: string; until: Date };

export function buildPaymentInstructions(
  { mobile_money }: Pick<SiteSettings, 'mobile_money'>,
  due_rwf: number,
  until: Date,
): PaymentInstructions {
  const { ussd_code, merchant_name } = mobile_money;
  return { ussd: ussd_code === '' ? '' : buildUssdCode(ussd_code, due_rwf), merchant_name, until };
}
