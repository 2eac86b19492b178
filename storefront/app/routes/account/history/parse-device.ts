/** Reads browser and system from a user agent, so that a customer recognises her own devices. */
import { makersBrowser } from '#messages/account/history';

/** User agents also contain the names of browsers that they descend from, so the order matters: the first match wins. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bOPR\/|\bOpera (Mini|Mobi)|\bOPiOS\/|\bOPT\//, 'Opera'],
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\/|\bUBrowser\//, 'UC Browser'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bPHX\/|\bPhoenix\//, 'Phoenix'],
  [/\b(HuaweiBrowser|HeyTapBrowser|MiuiBrowser|VivoBrowser)\//, makersBrowser],
  [/\bFBA[NV]\/|\bFB_IAB\//, 'Facebook'],
  [/\bInstagram /, 'Instagram'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bKAIOS\//i, 'KaiOS'],
  [/\bHarmonyOS\b|\bOpenHarmony\b/, 'HarmonyOS'],
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\bWindows Phone\b/, 'Windows Phone'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

export type Device = { browser: string | null; system: string | null };

const findFirst = (names: readonly (readonly [RegExp, string])[], text: string): string | null =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** `user_agent` is the User-Agent header. A part that it does not name is null. */
export function parseDevice(user_agent: string): Device {
  return { browser: findFirst(BROWSERS, user_agent), system: findFirst(SYSTEMS, user_agent) };
}
