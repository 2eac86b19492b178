/** What a device is, as its browser told it: enough to know one's own by. The names are the makers' own. */

/** Browsers name those that they descend from, too: the first that fits is it. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bOPR\/|\bOpera (Mini|Mobi)|\bOPiOS\/|\bOPT\//, 'Opera'],
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\/|\bUBrowser\//, 'UC Browser'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bPHX\/|\bPhoenix\//, 'Phoenix'],
  [/\b(HuaweiBrowser|HeyTapBrowser|MiuiBrowser|VivoBrowser)\//, 'Browser'],
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

const first = (names: readonly (readonly [RegExp, string])[], text: string): string | null =>
  names.find(([is]) => is.test(text))?.[1] ?? null;

/** `user_agent` is the header of that name; null stands for what it does not tell. */
export function deviceOf(user_agent: string): Device {
  return { browser: first(BROWSERS, user_agent), system: first(SYSTEMS, user_agent) };
}
