import { formatFieldCode } from '../fields/field-code.ts';
import { lineText } from '../fields/text.ts';

/** Customers receive the link by mail: it must use HTTPS and hold no username or password. */
function isHttps(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return protocol === 'https:' && username + password === '';
}
export const trackingUrl = lineText(500).refine((text) => text === '' || isHttps(text), formatFieldCode('tracking_url_invalid'));
