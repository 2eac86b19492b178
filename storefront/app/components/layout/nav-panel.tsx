import { type KeyboardEvent, useEffect, useRef } from 'react';
import { paths } from '#app/lib/paths.ts';
import type { Branch } from '#app/lib/shop.ts';
import { closeAtLink, PageNavLink } from '#app/ui/link.tsx';
import { allOf } from '#messages/menu';
import css from './nav-panel.module.css';

type NavPanelProps = {
  id: string;
  /** The category whose panel it is, or null for that of all categories. */
  of: Branch | null;
  branches: readonly Branch[];
  /** Changes each time that a key asks for the panel: the focus goes in. Null: it stays where it is. */
  enter: object | null;
  onClose: () => void;
};

/** What is in a category, or in all of them: a column for each branch, with what is below it. */
export function NavPanel({ id, of, branches, enter, onClose }: NavPanelProps) {
  const ref = useLeaving(onClose);
  useEffect(() => {
    if (enter) ref.current?.querySelector('a')?.focus();
  }, [enter, ref]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move among the links in it, which can all be reached by Tab
    <div id={id} className={css.panel} ref={ref} onKeyDown={stepByArrows} onClick={closeAtLink(onClose)}>
      <div className="wrap">
        {of && (
          <p className={css.all}>
            <PageNavLink to={paths.category(of.id)}>{allOf(of.name)}</PageNavLink>
          </p>
        )}
        <ul className={css.columns}>
          {branches.map((branch) => (
            <li key={branch.id}>
              <PageNavLink to={paths.category(branch.id)}>{branch.name}</PageNavLink>
              {branch.children.length > 0 && (
                <ul>
                  {branch.children.map((child) => (
                    <li key={child.id}>
                      <PageNavLink to={paths.category(child.id)}>{child.name}</PageNavLink>
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

/** A press beside it, the focus going elsewhere and Escape close the panel; Escape gives the focus back to what opened it. */
function useLeaving(onClose: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const item = ref.current?.parentElement;
    const leave = ({ target }: Event) => {
      if (!item?.contains(target as Node)) close.current();
    };
    const closeByKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (item?.contains(document.activeElement)) item.querySelector('button')?.focus();
      close.current();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', closeByKey);
    };
  }, []);
  return ref;
}
