import { useLocation } from 'react-router';
import { useCartCount } from '#app/features/cart/cart-count.ts';
import { useCategoryPath } from '#app/features/categories/use-category-path.ts';
import { LANGUAGE_NAMES } from '#app/features/languages/language-names.ts';
import { listTranslations } from '#app/features/languages/translations.ts';
import { paths } from '#app/lib/paths.ts';
import { type CategoryNode, useCategories } from '#app/lib/shop.ts';
import { Icon } from '#app/ui/icon.tsx';
import { closeAtLink, PageNavLink } from '#app/ui/navigation/link.tsx';
import { menu, wishlist } from '#messages/shell/layout';
import { all, allOf, best, brandsAtoZ, cart, cartLabel, help, newLabel, sale, track } from '#messages/shell/menu';
import css from './site-menu.module.css';

const LINKS_BELOW_CATEGORIES = [
  [paths.deals(), sale],
  [paths.brands(), brandsAtoZ],
  [paths.wishlist(), wishlist],
  [paths.faqs(), help],
] as const;

const BOTTOM_LINKS = [
  [paths.allProducts(), all],
  [paths.best(), best],
  [paths.cart(), cartLabel],
  [paths.new(), newLabel],
  [paths.trackOrder(), track],
] as const;

/**
 * The content of the drawer: the category tree with one parent category open at a time, and links to often used pages below it. Each link
 * replaces the entry in the history that `useCloseOnBack` added for the drawer; otherwise Back would first return to an entry that shows the
 * same page.
 */
export function SiteMenuDrawer({ onClose }: { onClose: () => void }) {
  const currentPath = useCategoryPath().map(({ id }) => id);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: following a link by key is a click too
    <nav className={css.menu} aria-label={menu} onClick={closeAtLink(onClose)}>
      <ul className={css.tree}>
        {useCategories().map((category) => (
          <ParentItem key={category.id} category={category} currentPath={currentPath} />
        ))}
        {LINKS_BELOW_CATEGORIES.map(([to, label]) => (
          <li key={to}>
            <PageNavLink replace className={to === paths.deals() ? css.sale : undefined} to={to}>
              {label}
            </PageNavLink>
          </li>
        ))}
        <LanguageItems />
      </ul>
      <BottomLinks />
    </nav>
  );
}

type ParentItemProps = { category: CategoryNode; currentPath: readonly string[] };

/** A parent category: a group that is open at first if it contains the current page, or a plain link if it has no children. */
function ParentItem({ category: { id, name, lang, children }, currentPath }: ParentItemProps) {
  if (children.length === 0) {
    return (
      <li>
        <PageNavLink replace lang={lang} to={paths.category(id)}>
          {name}
        </PageNavLink>
      </li>
    );
  }
  return (
    <li>
      <details name="site-menu" open={currentPath[0] === id || undefined}>
        <summary lang={lang} aria-current={currentPath[0] === id || undefined}>
          {name}
          <Icon name="down" small />
        </summary>
        <ul>
          <li>
            <PageNavLink replace to={paths.category(id)}>
              {allOf(name)}
            </PageNavLink>
          </li>
          {children.map((child) => (
            <li key={child.id}>
              <PageNavLink replace lang={child.lang} to={paths.category(child.id)}>
                {child.name}
              </PageNavLink>
              {child.children.length > 0 && (
                <ul>
                  {child.children.map((grandchild) => (
                    <li key={grandchild.id}>
                      <PageNavLink replace lang={grandchild.lang} to={paths.category(grandchild.id)}>
                        {grandchild.name}
                      </PageNavLink>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

const LanguageItems = () =>
  listTranslations(useLocation()).map(({ language, href }) => (
    <li key={language}>
      <a lang={language} hrefLang={language} href={href}>
        {LANGUAGE_NAMES[language]}
      </a>
    </li>
  ));

function BottomLinks() {
  const cartCount = useCartCount();
  return (
    <ul className={css.bottomLinks}>
      {BOTTOM_LINKS.map(([to, label]) => {
        const count = to === paths.cart() ? cartCount : 0;
        return (
          <li key={to}>
            <PageNavLink replace to={to} aria-label={count > 0 ? cart(count) : undefined}>
              {label}
              {count > 0 && <b>{count}</b>}
            </PageNavLink>
          </li>
        );
      })}
    </ul>
  );
}
