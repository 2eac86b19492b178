import { useState } from 'react';
import { useLocation } from 'react-router';
import { useLazyModule } from '#app/lib/hooks/use-lazy-module.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { TextSkeleton } from '#app/ui/skeleton.tsx';
import { useCloseOnBack } from '#app/ui/use-close-on-back.ts';
import { menu, openMenu } from '#messages/shell/layout';
import css from './header.module.css';

const DRAWER_ID = 'site-menu';

const loadDrawer = () => import('./site-menu-drawer.tsx').then(({ SiteMenuDrawer }) => SiteMenuDrawer);

/**
 * The menu button on phones, and its drawer, which opens at once. The script of the drawer's content loads when a finger touches the button or
 * it takes the focus.
 */
export function SiteMenu() {
  const { key } = useLocation();
  /** The location key of the page on which the drawer was opened: on a new page it is closed. */
  const [openPage, setOpenPage] = useState<string | null>(null);
  const open = openPage === key;
  // Without this, the menu of the previous page would open again when the shopper goes back to that page.
  if (openPage && !open) setOpenPage(null);
  const close = () => setOpenPage(null);
  const dismiss = useCloseOnBack(open, close);
  const { module: Drawer, preload, tryLoad } = useLazyModule(loadDrawer);
  async function press() {
    setOpenPage(key);
    if (!(await tryLoad())) dismiss();
  }
  return (
    <>
      <button
        type="button"
        className={`icon-btn phone-only ${css.menu}`}
        aria-label={openMenu}
        aria-haspopup="dialog"
        aria-controls={DRAWER_ID}
        aria-expanded={open}
        onPointerDown={preload}
        onFocus={preload}
        onClick={press}
      >
        <Icon name="menu" />
      </button>
      <Dialog kind="side" id={DRAWER_ID} title={menu} open={open} onClose={dismiss}>
        {Drawer ? <Drawer onClose={close} /> : <TextSkeleton lines={12} />}
      </Dialog>
    </>
  );
}
