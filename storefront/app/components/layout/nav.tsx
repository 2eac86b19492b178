import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#app/lib/paths.ts';
import { useCategories } from '#app/lib/shop.ts';
import { useTrail } from '#app/lib/trail.ts';
import { usePart } from '#app/lib/use-part.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageNavLink } from '#app/ui/link.tsx';
import { allProducts, best, brands, categories as categoriesWord, newWord, sale, shopNav, showMore } from '#messages/layout';
import css from './nav.module.css';

/** The specification's first six categories stand in the bar, all of them under 'Categories'. */
const IN_BAR = 6;
const ALL = 'all';
const PANEL = 'nav-panel';
/** A moving pointer opens nothing, so that it may cross other items on its way into a panel: only one that rests. */
const REST_MS = 120;
const LEAVE_MS = 300;

const loadPanel = () => import('./nav-panel.tsx').then(({ NavPanel }) => NavPanel);

type Open = { id: string; by: 'rest' | 'press' | 'key' };

/** At most one panel is open. A resting pointer, a press and the down key open it; leaving, Escape and a new page close it. */
function usePanel() {
  const [open, setOpen] = useState<Open | null>(null);
  const { part, ahead, now } = usePart(loadPanel);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { key } = useLocation();
  const stay = () => clearTimeout(timer.current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is what closes it
  useEffect(() => {
    stay();
    setOpen(null);
  }, [key]);
  const rest = (next: Open | null, wait_ms: number) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    stay();
    timer.current = setTimeout(() => setOpen((was) => (was?.id === next?.id ? was : next)), wait_ms);
  };
  /** The press after a rest that has just opened it means 'open' too. */
  const press = async (id: string, by: 'press' | 'key') => {
    stay();
    setOpen((was) => (by === 'press' && was?.id === id && was.by !== 'rest' ? null : { id, by }));
    if (!(await now())) setOpen(null);
  };
  const enter = () => {
    stay();
    ahead();
  };
  return { open, close: () => setOpen(null), Panel: part, ahead, enter, rest, press };
}

/** The desktop's way through the shop. On phones the site menu takes its place. */
export function Nav() {
  const categories = useCategories();
  const here = useTrail()[0]?.id;
  const { open, close, Panel, ahead, enter, rest, press } = usePanel();

  /** A list item with a panel: `id` names it. */
  const opens = (id: string) => ({
    onPointerMove: rest({ id, by: 'rest' }, REST_MS),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'ArrowDown' || event.defaultPrevented) return;
      event.preventDefault();
      press(id, 'key');
    },
  });
  const opener = (id: string) => ({
    type: 'button' as const,
    'aria-expanded': Panel !== null && open?.id === id,
    'aria-controls': Panel && open?.id === id ? PANEL : undefined,
    onClick: () => press(id, 'press'),
  });
  const shuts = { onPointerMove: rest(null, REST_MS) };
  const shown = { id: PANEL, enter: open?.by === 'key' ? open : null, onClose: close };
  return (
    <nav className={css.nav} aria-label={shopNav} onPointerEnter={enter} onFocus={ahead} onPointerLeave={rest(null, LEAVE_MS)}>
      <ul className={`wrap ${css.bar}`}>
        <Plain to={paths.allProducts()} label={allProducts} {...shuts} />
        <li {...opens(ALL)}>
          <button className={css.link} {...opener(ALL)}>
            {categoriesWord}
            <Icon name="down" />
          </button>
          {Panel && open?.id === ALL && <Panel of={null} branches={categories} {...shown} />}
        </li>
        <Plain to={paths.best()} label={best} {...shuts} />
        <Plain to={paths.new()} label={newWord} {...shuts} />
        <Plain to={paths.deals()} label={sale} className={css.sale} {...shuts} />
        {categories.slice(0, IN_BAR).map((category) => {
          const { id, name, children } = category;
          const many = children.length > 0;
          return (
            <li key={id} {...(many ? opens(id) : shuts)}>
              <PageNavLink className={css.link} to={paths.category(id)} within={id === here}>
                {name}
              </PageNavLink>
              {many && (
                <button className={css.more} aria-label={showMore(name)} {...opener(id)}>
                  <Icon name="down" />
                </button>
              )}
              {Panel && open?.id === id && <Panel of={category} branches={children} {...shown} />}
            </li>
          );
        })}
        <Plain to={paths.brands()} label={brands} {...shuts} />
      </ul>
    </nav>
  );
}

type PlainProps = { to: string; label: string; className?: string | undefined; onPointerMove: (event: PointerEvent) => void };

function Plain({ to, label, className = css.link, onPointerMove }: PlainProps) {
  return (
    <li onPointerMove={onPointerMove}>
      <PageNavLink className={className} to={to}>
        {label}
      </PageNavLink>
    </li>
  );
}
