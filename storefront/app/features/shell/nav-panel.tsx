import { type KeyboardEvent, useCallback, useRef } from 'react';
import { useWindowEvent } from '#app/lib/hooks/use-window-event.ts';
import { paths } from '#app/lib/paths.ts';
import type { CategoryNode } from '#app/lib/shop.ts';
import { closeAtLink, PageNavLink } from '#app/ui/navigation/link.tsx';
import { allOf } from '#messages/shell/menu';
import css from './nav-panel.module.css';

type NavPanelProps = {
  id: string;
  /** The category of the panel; null for the panel of all categories. */
  category: CategoryNode | null;
  categories: readonly CategoryNode[];
  /** Another object each time a key opens the panel: its first link then takes the focus. Null leaves the focus where it is. */
  focusTrigger: object | null;
  onClose: () => void;
};

/** The children of a category, or all parent categories: a column for each, with its own children below. */
export function NavPanel({ id, category, categories, focusTrigger, onClose }: NavPanelProps) {
  const ref = useCloseOnLeave(onClose);
  const focusFirstLink = useCallback(
    (content: HTMLElement | null) => {
      if (focusTrigger) content?.querySelector('a')?.focus();
    },
    [focusTrigger],
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move among the links in it, which can all be reached by Tab
    <div id={id} className={css.panel} ref={ref} onKeyDown={stepByArrows} onClick={closeAtLink(onClose)}>
      <div className="wrap" ref={focusFirstLink}>
        {category && (
          <p className={css.all}>
            <PageNavLink to={paths.category(category.id)}>{allOf(category.name)}</PageNavLink>
          </p>
        )}
        <ul className={css.columns}>
          {categories.map((parent) => (
            <li key={parent.id}>
              <PageNavLink lang={parent.lang} to={paths.category(parent.id)}>
                {parent.name}
              </PageNavLink>
              {parent.children.length > 0 && (
                <ul>
                  {parent.children.map((child) => (
                    <li key={child.id}>
                      <PageNavLink lang={child.lang} to={paths.category(child.id)}>
                        {child.name}
                      </PageNavLink>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const STEP: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

function stepByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = STEP[event.key];
  if (!step) return;
  event.preventDefault();
  const links = [...event.currentTarget.querySelectorAll('a')];
  links[links.indexOf(document.activeElement as HTMLAnchorElement) + step]?.focus();
}

/** Closes the panel on a press outside, when the focus leaves, and on Escape, which returns the focus to the button. */
function useCloseOnLeave(onClose: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  const closeIfOutside = ({ target }: Event) => {
    if (!ref.current?.parentElement?.contains(target as Node)) onClose();
  };
  useWindowEvent('pointerdown', closeIfOutside);
  useWindowEvent('focusin', closeIfOutside);
  useWindowEvent('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    const item = ref.current?.parentElement;
    if (item?.contains(document.activeElement)) item.querySelector('button')?.focus();
    onClose();
  });
  return ref;
}
