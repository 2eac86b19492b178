import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useCategoryPath } from '#app/features/categories/use-category-path.ts';
import { useLazyModule } from '#app/lib/hooks/use-lazy-module.ts';
import { paths } from '#app/lib/paths.ts';
import { useCategories } from '#app/lib/shop.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageNavLink } from '#app/ui/navigation/link.tsx';
import { allProducts, best, brands, categories as categoriesLabel, newLabel, sale, shopNav, showMore } from '#messages/shell/layout';
import css from './nav.module.css';

/** The bar shows the first six categories (specification); 'Categories' has all of them. */
const CATEGORIES_IN_BAR = 6;
/** The id of the panel of all categories. Other panels have the id of their category. */
const ALL_CATEGORIES = 'all';
const PANEL_ELEMENT_ID = 'nav-panel';
/** How long the pointer must rest on an item to open its panel. A moving pointer may cross other items on its way into a panel. */
const HOVER_MS = 120;
/** How long the pointer must be outside the bar to close its panel. */
const LEAVE_MS = 300;

const loadPanel = () => import('./nav-panel.tsx').then(({ NavPanel }) => NavPanel);

/** Which panel opens, and how the shopper opened it. */
type PanelOpening = { id: string; trigger: 'hover' | 'press' | 'key' };
/** `page` is the key of the location at which the panel was opened. */
type OpenPanel = PanelOpening & { page: string };

/** At most one panel is open. A hovering pointer, a press and the down key open it; leaving it, Escape and a new page close it. */
function usePanel() {
  const [opened, setOpen] = useState<OpenPanel | null>(null);
  const { module, preload, tryLoad } = useLazyModule(loadPanel);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { key: page } = useLocation();
  const open = opened?.page === page ? opened : null;
  // Without this, the panel of the previous page would open again when the shopper goes back to that page.
  if (opened && !open) setOpen(null);
  const cancelTimer = () => clearTimeout(timer.current);
  /** Opens the panel `next`, or closes the open one, if the mouse stays for `wait_ms`. */
  const scheduleChange = (next: PanelOpening | null, wait_ms: number) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    cancelTimer();
    // A timer that ends on the next page leaves that page's panel as it is.
    timer.current = setTimeout(() => {
      setOpen((current) => {
        if (current && (current.page !== page || current.id === next?.id)) return current;
        return next && { ...next, page };
      });
    }, wait_ms);
  };
  /** Toggles the panel, but a press on a panel that a hovering pointer has just opened leaves it open. */
  const press = async (id: string, trigger: 'press' | 'key') => {
    cancelTimer();
    setOpen((current) =>
      trigger === 'press' && current?.id === id && current.trigger !== 'hover' && current.page === page ? null : { id, trigger, page },
    );
    if (!(await tryLoad())) setOpen(null);
  };
  const onEnter = () => {
    cancelTimer();
    preload();
  };
  return { open, close: () => setOpen(null), Panel: module, preload, onEnter, scheduleChange, press };
}

/** The navigation bar on desktops. On phones the site menu replaces it. */
export function Nav() {
  const categories = useCategories();
  const currentId = useCategoryPath()[0]?.id;
  const { open, close, Panel, preload, onEnter, scheduleChange, press } = usePanel();

  /** The handlers of a list item with the panel `id`. */
  const openHandlers = (id: string) => ({
    onPointerMove: scheduleChange({ id, trigger: 'hover' }, HOVER_MS),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'ArrowDown' || event.defaultPrevented) return;
      event.preventDefault();
      press(id, 'key');
    },
  });
  const buttonProps = (id: string) => ({
    type: 'button' as const,
    'aria-expanded': Panel !== null && open?.id === id,
    'aria-controls': Panel && open?.id === id ? PANEL_ELEMENT_ID : undefined,
    onClick: () => press(id, 'press'),
  });
  const closeHandlers = { onPointerMove: scheduleChange(null, HOVER_MS) };
  const panelProps = { id: PANEL_ELEMENT_ID, focusTrigger: open?.trigger === 'key' ? open : null, onClose: close };
  return (
    <nav
      className={css.nav}
      aria-label={shopNav}
      onPointerEnter={onEnter}
      onFocus={preload}
      onPointerLeave={scheduleChange(null, LEAVE_MS)}
    >
      <ul className={`wrap ${css.bar}`}>
        <PlainItem to={paths.allProducts()} label={allProducts} {...closeHandlers} />
        <li {...openHandlers(ALL_CATEGORIES)}>
          <button className={css.link} {...buttonProps(ALL_CATEGORIES)}>
            {categoriesLabel}
            <Icon name="down" />
          </button>
          {Panel && open?.id === ALL_CATEGORIES && <Panel category={null} categories={categories} {...panelProps} />}
        </li>
        <PlainItem to={paths.best()} label={best} {...closeHandlers} />
        <PlainItem to={paths.new()} label={newLabel} {...closeHandlers} />
        <PlainItem to={paths.deals()} label={sale} className={css.sale} {...closeHandlers} />
        {categories.slice(0, CATEGORIES_IN_BAR).map((category) => {
          const { id, name, children } = category;
          const hasChildren = children.length > 0;
          return (
            <li key={id} {...(hasChildren ? openHandlers(id) : closeHandlers)}>
              <PageNavLink className={css.link} to={paths.category(id)} isParent={id === currentId}>
                {name}
              </PageNavLink>
              {hasChildren && (
                <button className={css.more} aria-label={showMore(name)} {...buttonProps(id)}>
                  <Icon name="down" />
                </button>
              )}
              {Panel && open?.id === id && <Panel category={category} categories={children} {...panelProps} />}
            </li>
          );
        })}
        <PlainItem to={paths.brands()} label={brands} {...closeHandlers} />
      </ul>
    </nav>
  );
}

type PlainItemProps = { to: string; label: string; className?: string | undefined; onPointerMove: (event: PointerEvent) => void };

function PlainItem({ to, label, className = css.link, onPointerMove }: PlainItemProps) {
  return (
    <li onPointerMove={onPointerMove}>
      <PageNavLink className={className} to={to}>
        {label}
      </PageNavLink>
    </li>
  );
}
