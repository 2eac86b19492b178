import { useState } from 'react';
import { useLocation } from 'react-router';
import { useLazyModule } from '#app/lib/hooks/use-lazy-module.ts';
import { Icon } from '#app/ui/icon.tsx';
import { openMenu } from '#messages/shell/layout';
import css from './header.module.css';

const loadDrawer = () => import('./site-menu-drawer.tsx').then(({ SiteMenuDrawer }) => SiteMenuDrawer);

/** The menu button on phones. The drawer's script loads when a finger touches the button or it takes the focus. */
export function SiteMenu() {
  const { key } = useLocation();
  /** The location key of the page on which the drawer was opened: on a new page it is closed. */
  const [openPage, setOpenPage] = useState<string | null>(null);
  const open = openPage === key;
  // Without this, the menu of the previous page would open again when the shopper goes back to that page.
  if (openPage && !open) setOpenPage(null);
  const { module: Drawer, preload, tryLoad } = useLazyModule(loadDrawer);
  /** Opens the drawer when its script has loaded. If that fails, the drawer must not open by itself later. */
  async function press() {
    setOpenPage(key);
    if (!(await tryLoad())) setOpenPage(null);
  }
  return (
    <>
      <button
        type="button"
        className={`icon-btn phone-only ${css.menu}`}
        aria-label={openMenu}
        aria-haspopup="dialog"
        aria-expanded={open && Drawer !== null}
        onPointerDown={preload}
        onFocus={preload}
        onClick={press}
      >
        <Icon name="menu" />
      </button>
      {Drawer && <Drawer open={open} onClose={() => setOpenPage(null)} />}
    </>
  );
}
