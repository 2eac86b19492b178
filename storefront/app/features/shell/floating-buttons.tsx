import { SCROLL_TOP_THRESHOLD_PX } from '@uruhu/contract/constants';
import { useSyncExternalStore } from 'react';
import { buildChatUrl } from '#app/features/contact/contact-links.ts';
import { useShop } from '#app/lib/shop.ts';
import { Icon } from '#app/ui/icon.tsx';
import { chat, floatingButtons, toTop } from '#messages/shell/layout';
import css from './floating-buttons.module.css';

function watchScroll(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}
const isScrolled = () => scrollY > SCROLL_TOP_THRESHOLD_PX;

/** The buttons at the lower edge of every page: the chat, and 'back to top' once the shopper has scrolled. */
export function FloatingButtons() {
  const number = useShop()?.whatsapp;
  const scrolled = useSyncExternalStore(watchScroll, isScrolled, () => false);
  return (
    <aside aria-label={floatingButtons} className={css.bar}>
      {scrolled && (
        <button type="button" aria-label={toTop} onClick={goToTop}>
          <Icon name="up" />
        </button>
      )}
      {number && (
        <a href={buildChatUrl(number)} rel="noopener" target="_blank" aria-label={chat}>
          <Icon name="chat" />
        </a>
      )}
    </aside>
  );
}

function goToTop(): void {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: reducedMotion ? 'instant' : 'smooth' });
  // The button disappears after scrolling, so the focus moves to the top too.
  document.getElementById('main')?.focus({ preventScroll: true });
}
