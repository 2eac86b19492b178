import { SCROLL_TOP_THRESHOLD_PX } from '@uruhu/contract/constants';
import { useSyncExternalStore } from 'react';
import { buildChatUrl } from '#app/features/contact/contact-links.ts';
import { useShop } from '#app/lib/shop.ts';
import { Icon } from '#app/ui/icon.tsx';
import { chat, toTop } from '#messages/shell/layout';
import css from './shortcuts.module.css';

function watchScroll(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}
const isScrolled = () => scrollY > SCROLL_TOP_THRESHOLD_PX;

/** On every page: the chat, and before it 'back to top' once the shopper has scrolled. */
export function Shortcuts() {
  const number = useShop()?.whatsapp;
  const scrolled = useSyncExternalStore(watchScroll, isScrolled, () => false);
  return (
    <div className={css.shortcuts}>
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
    </div>
  );
}

function goToTop(): void {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: reducedMotion ? 'instant' : 'smooth' });
  // The button disappears after scrolling, so the focus moves to the top too.
  document.getElementById('main')?.focus({ preventScroll: true });
}
