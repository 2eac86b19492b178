import { useLocation } from 'react-router';
import { LANGUAGE_NAMES } from '#app/features/languages/language-names.ts';
import { listTranslations } from '#app/features/languages/translations.ts';
import { paths } from '#app/lib/paths.ts';
import type { CategoryNode } from '#app/lib/shop.ts';
import { allProducts, best, brands, menu, newLabel, sale, trackOrder } from '#messages/shell/layout';

/** The menu on phones without JavaScript, where the drawer cannot open. Only the server renders it. */
export function PlainMenu({ categories }: { categories: readonly CategoryNode[] }) {
  const links = [
    [paths.allProducts(), allProducts],
    [paths.best(), best],
    [paths.new(), newLabel],
    [paths.deals(), sale],
    ...categories.map(({ id, name, lang }) => [paths.category(id), name, lang] as const),
    [paths.brands(), brands],
    [paths.trackOrder(), trackOrder],
  ] as const;
  return (
    <details>
      <summary>{menu}</summary>
      <ul>
        {links.map(([to, label, lang]) => (
          <li key={to}>
            <a lang={lang} href={to}>
              {label}
            </a>
          </li>
        ))}
        {listTranslations(useLocation()).map(({ language, href }) => (
          <li key={language}>
            <a lang={language} hrefLang={language} href={href}>
              {LANGUAGE_NAMES[language]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
