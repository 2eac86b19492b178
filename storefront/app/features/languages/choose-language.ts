/**
 * Remembers the language that a shopper chooses, for a year, and offers the one that her browser prefers to a shopper who has not chosen: the page
 * of the shop is never redirected. A shopper who follows a link within her page has chosen its language. A pressed link of another one leads to the page that is open by then, with its query and fragment.
 *
 * The build writes this function into every page (language-offers.tsx): it can use nothing from outside, and each byte counts.
 */
export default function chooseLanguage(defaultLanguage: string): void {
  const { lang } = document.documentElement;
  const getPrefix = (language: string) => (language === defaultLanguage ? '' : `/${language}`);
  const remember = (language: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: browsers before 2025 lack the Cookie Store API
    document.cookie = `language=${language};path=/;max-age=31536000;samesite=lax`;
  };

  function handlePress({ target, type }: Event): void {
    const link = (target as Element).closest?.('a');
    if (!link?.hreflang) {
      if (link && type === 'click') offer?.close();
      return;
    }
    // A second slash would make it the address of another site.
    const path = location.pathname.slice(getPrefix(lang).length).replace(/^\/+/, '/');
    link.href = (getPrefix(link.hreflang) + (path === '/' ? '' : path) || '/') + location.search + location.hash;
    if (type === 'click') remember(link.hreflang);
  }
  // A middle click and a long press send no click.
  for (const type of ['pointerdown', 'click']) addEventListener(type, handlePress, true);

  const offers = [...document.querySelectorAll<HTMLDialogElement>('dialog[lang]')];
  const findOffer = (language: string) => offers.find((offer) => offer.lang === language);
  const preferred = navigator.languages.map((language) => language.split('-')[0] as string);
  const first = preferred.find((language) => language === lang || findOffer(language));
  const offer = findOffer(first as string);
  if (!offer || /(^|; )language=/.test(document.cookie)) return;
  offer.open = true;
  offer.onclose = () => remember(lang);
}
