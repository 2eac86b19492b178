/** The order matters: Edge and Opera also name Chrome, and Chrome also names Safari. */
const BROWSERS: readonly [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
/** The order matters: Android also names Linux, and iPhones also name Mac OS X. */
const SYSTEMS: readonly [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iPhone or iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
];

const findName = (table: readonly [RegExp, string][], text: string) => table.find(([pattern]) => pattern.test(text))?.[1];

/** Converts the user agent of a browser into 'Chrome on Android'. Returns the beginning of the user agent of any other program. */
export function describeBrowser(userAgent: string): string {
  const [browser, system] = [findName(BROWSERS, userAgent), findName(SYSTEMS, userAgent)];
  if (!browser) return userAgent.slice(0, 60) || 'Unknown program';
  return system ? `${browser} on ${system}` : browser;
}
