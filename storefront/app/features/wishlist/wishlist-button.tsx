import { useState } from 'react';
import css from '#app/features/products/card.module.css';
import { Icon } from '#app/ui/icon.tsx';
import { saveNamed } from '#messages/shell/common';
import { useWishlistButton, type WishlistProduct } from './use-wishlist-button.ts';

/** The heart on a product card, which adds the product to the wishlist or removes it. It is animated only after a press. */
export function WishlistButton({ product }: { product: WishlistProduct }) {
  const [on, press] = useWishlistButton(product);
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
