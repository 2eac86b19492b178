import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#app/lib/paths.ts';
import { type Branch, useCategories } from '#app/lib/shop.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink, PageNavLink } from '#app/ui/link.tsx';
import { allProducts, best, brands, categories as categoriesWord, newWord, sale, shopNav, showMore } from '#messages/layout';
import css from './nav.module.css';

/** The specification's first six categories stand in the bar, the others under 'Categories'. */
const IN_BAR = 6;
const ALL = 'all';
/** The pointer passes over the bar on its way elsewhere: only one that rests opens a panel. */
const REST_MS = 140;
const LEAVE_MS = 240;

/** One panel may be open: `open` names it. A resting pointer, a press and the keyboard open it; leaving closes it. */
function usePanel() {
  const [open, setOpen] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is what closes it
  useEffect(() => setOpen(null), [key]);
  const later = (next: string | null, wait_ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), wait_ms);
  };
  const rest = (next: string | null, wait_ms: number) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') later(next, wait_ms);
  };
  const press = (id: string) => () => {
    clearTimeout(timer.current);
    setOpen((now) => (now === id ? null : id));
  };
  return { open, setOpen, rest, press, stay: () => clearTimeout(timer.current) };
}

/** The desktop's way through the shop. On phones the site menu takes its place. */
export function Nav() {
  const categories = useCategories();
  const { open, setOpen, rest, press, stay } = usePanel();
  const branches = open === ALL ? categories : categories.find(({ id }) => id === open)?.children;
  return (
    <nav
      className={css.nav}
      aria-label={shopNav}
      onPointerLeave={rest(null, LEAVE_MS)}
      onPointerEnter={stay}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(null)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(null)}
    >
      <div className="wrap">
        <ul className={css.bar}>
          <Plain to={paths.allProducts()} label={allProducts} />
          <li onPointerEnter={rest(ALL, REST_MS)}>
            <button type="button" className={css.link} aria-expanded={open === ALL} aria-controls="nav-panel" onClick={press(ALL)}>
              {categoriesWord}
              <Icon name="down" />
            </button>
          </li>
          <Plain to={paths.best()} label={best} />
          <Plain to={paths.new()} label={newWord} />
          <Plain to={paths.deals()} label={sale} className={css.sale} />
          {categories.slice(0, IN_BAR).map(({ id, name, children }) => (
            <li key={id} onPointerEnter={rest(children.length > 0 ? id : null, REST_MS)}>
              <PageNavLink className={css.link} to={paths.category(id)}>
                {name}
              </PageNavLink>
              {children.length > 0 && (
                <button
                  type="button"
                  className={css.more}
                  aria-label={showMore(name)}
                  aria-expanded={open === id}
                  aria-controls="nav-panel"
                  onClick={press(id)}
                >
                  <Icon name="down" />
                </button>
              )}
            </li>
          ))}
          <Plain to={paths.brands()} label={brands} />
        </ul>
      </div>
      <div id="nav-panel" className={css.panel} hidden={!branches}>
        {branches && <Columns branches={branches} />}
      </div>
    </nav>
  );
}

function Plain({ to, label, className = css.link }: { to: string; label: string; className?: string | undefined }) {
  return (
    <li>
      <PageNavLink className={className} to={to}>
        {label}
      </PageNavLink>
    </li>
  );
}

function Columns({ branches }: { branches: readonly Branch[] }) {
  return (
    <ul className={`wrap ${css.columns}`}>
      {branches.map(({ id, name, children }) => (
        <li key={id}>
          <PageLink to={paths.category(id)}>{name}</PageLink>
          <ul>
            {children.map((child) => (
              <li key={child.id}>
                <PageLink to={paths.category(child.id)}>{child.name}</PageLink>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
