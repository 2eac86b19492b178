import { useState } from 'react';
import { useHeart, type Wished } from '#app/lib/wishlist.ts';
import { Icon } from '#app/ui/icon.tsx';
import { saveNamed } from '#messages/common';
import css from './card.module.css';

/** Keeps a product in the wishlist, or no longer. It beats when it is pressed, not when it is lit on arrival. */
export function Heart({ product }: { product: Wished }) {
  const [on, press] = useHeart(product);
  const [pressed, setPressed] = useState(false);
  return (
    <button
      type="button"
      className={pressed ? `${css.heart} ${css.beat}` : css.heart}
      aria-pressed={on}
      aria-label={saveNamed(product.name)}
      onClick={() => {
        setPressed(true);
        press();
      }}
    >
      <Icon name="heart" />
    </button>
  );
}
