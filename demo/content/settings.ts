import { faqs } from './faqs.ts';
import { legal } from './legal.ts';
import { privacy } from './privacy.ts';
import { refund } from './refund.ts';
import { terms } from './terms.ts';

/** The settings of the demo shop: name, contacts, ways to pay, and policies as HTML. */
export const settings = {
  name: 'Uruhu',
  favicon: 'favicon.svg',
  light_logo: 'logo-light.svg',
  dark_logo: 'logo.svg',
  email: 'muraho@uruhu.example',
  phone: '+250 788 000 000',
  address: 'KG 11 Ave, Kigali, Rwanda',
  facebook: 'https://facebook.com/uruhu.example',
  twitter: 'https://x.com/uruhu_example',
  instagram: 'https://instagram.com/uruhu.example',
  pinterest: 'https://pinterest.com/uruhuexample',
  youtube: 'https://youtube.com/@uruhu-example',
  tiktok: 'https://tiktok.com/@uruhu.example',
  /** In international format, digits only, as links to WhatsApp need it. */
  whatsapp: '250788000000',
  terms,
  privacy,
  legal,
  refund,
  faqs,
  free_shipping: true,
  /** The shop inserts the amount before the closing '#'. */
  ussd_code: '*182*8*1*000000#',
  merchant_name: 'URUHU LTD',
  /** How customers of other networks pay; `ussd_code` works on MTN only. */
  other_networks:
    'With Airtel Money, dial *182# (or *500#), choose to send money to another network, and send the amount to 0788 000 000, URUHU LTD. Then enter the transaction ID of the message here, as for MTN.',
};
