import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { usePart } from '#app/lib/use-part.ts';
import { Icon } from '#app/ui/icon.tsx';
import { openMenu } from '#messages/layout';
import css from './header.module.css';

const loadDrawer = () => import('./site-menu-drawer.tsx').then(({ SiteMenuDrawer }) => SiteMenuDrawer);

/** The button of the phone's menu. What it opens is fetched as a finger comes down on it, or the focus. */
export function SiteMenu() {
  const [open, setOpen] = useState(false);
  const { part: Drawer, ahead, now } = usePart(loadDrawer);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is what closes it
  useEffect(() => setOpen(false), [key]);
  /** Wished for until its script has come, or has not: it must not open by itself later. */
  async function press() {
    setOpen(true);
    if (!(await now())) setOpen(false);
  }
  return (
    <>
      <button
        type="button"
        className={`icon-btn phone-only ${css.menu}`}
        aria-label={openMenu}
        aria-haspopup="dialog"
        aria-expanded={open && Drawer !== null}
        onPointerDown={ahead}
        onFocus={ahead}
        onClick={press}
      >
        <Icon name="menu" />
      </button>
      {Drawer && <Drawer open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
