import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#app/lib/paths.ts';
import { type Branch, useCategories } from '#app/lib/shop.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/link.tsx';
import { all, allOf, best, brands, cartWord, help, menu, newWord, openMenu, sale, track, wishlist } from '#messages/layout';
import css from './site-menu.module.css';

const QUICK = [
  [paths.allProducts(), all],
  [paths.best(), best],
  [paths.cart(), cartWord],
  [paths.new(), newWord],
  [paths.wishlist(), wishlist],
  [paths.trackOrder(), track],
  [paths.deals(), sale],
  [paths.brands(), brands],
  [paths.faqs(), help],
] as const;

/**
 * The button and the sidebar of phones: the category tree, and the short ways below it. The tree is drawn when the
 * menu is first opened; a browser without scripts that knows `command` opens it by itself, with its main branches.
 */
export function SiteMenu({ className }: { className: string }) {
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  const categories = useCategories();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is what closes it
  useEffect(() => setOpen(false), [key]);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={openMenu}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
        {...{ command: 'show-modal', commandfor: 'site-menu' }}
      >
        <Icon name="menu" />
      </button>
      <Dialog kind="side" id="site-menu" title={menu} open={open} onClose={() => setOpen(false)}>
        <nav className={css.tree} aria-label={menu}>
          {categories.map((category) => (
            <details key={category.id} name="site-menu">
              <summary>
                {category.name}
                <Icon name="down" />
              </summary>
              <ul>
                <li>
                  <PageLink to={paths.category(category.id)}>{allOf(category.name)}</PageLink>
                </li>
                {open && <Branches branches={category.children} />}
              </ul>
            </details>
          ))}
          <ul className={css.quick}>
            {QUICK.map(([to, label]) => (
              <li key={to}>
                <PageLink to={to}>{label}</PageLink>
              </li>
            ))}
          </ul>
        </nav>
      </Dialog>
    </>
  );
}

function Branches({ branches }: { branches: readonly Branch[] }) {
  return branches.map(({ id, name, children }) => (
    <li key={id}>
      <PageLink to={paths.category(id)}>{name}</PageLink>
      {children.length > 0 && (
        <ul>
          <Branches branches={children} />
        </ul>
      )}
    </li>
  ));
}
