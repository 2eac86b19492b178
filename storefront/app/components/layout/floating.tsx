import { SCROLL_TOP_THRESHOLD_PX } from '@uruhu/contract/constants';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useShop } from '#app/lib/shop.ts';
import { chatUrl } from '#app/lib/whatsapp.ts';
import { Icon } from '#app/ui/icon.tsx';
import { chat, shortcuts, toTop } from '#messages/layout';
import css from './floating.module.css';

/** Pages of fields and sums: on a phone nothing may lie over them, and help has its own line there. */
const FORMS = /^\/(sign|forgot|reset|contact|cart|checkout|orders|accountinfo|myaccount\/(addresses|beauty|deactivate))/;

/** What floats over every page: the chat, and the way back to the top once there is one. */
export function Floating() {
  const number = useShop()?.whatsapp;
  const calm = FORMS.test(useLocation().pathname);
  const [far, setFar] = useState(false);
  useEffect(() => {
    const look = () => setFar(scrollY > SCROLL_TOP_THRESHOLD_PX);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return (
    <aside aria-label={shortcuts} className={calm ? css.calm : css.floating}>
      {far && (
        <button type="button" className={css.top} aria-label={toTop} onClick={goToTop}>
          <Icon name="up" />
        </button>
      )}
      {number && (
        <a className={css.chat} href={chatUrl(number)} rel="noopener" target="_blank" aria-label={chat}>
          <Icon name="chat" />
        </a>
      )}
    </aside>
  );
}

function goToTop(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  // The button leaves with the scroll: the focus goes where the eyes go.
  document.getElementById('main')?.focus({ preventScroll: true });
}
