import { useState } from 'react';
import css from '#app/features/products/card.module.css';
import { Icon } from '#app/ui/icon.tsx';
import { saveNamed } from '#messages/shell/common';
import { useWishlistButton, type WishlistProduct } from './use-wishlist-button.ts';

/** The heart on a product card, which adds the product to the wishlist or removes it. It is animated only after a press. */
export function WishlistButton({ product }: { product: WishlistProduct }) {
  const [isSaved, press] = useWishlistButton(product);
  const [wasPressed, setWasPressed] = useState(false);
  return (
    <button
      type="button"
      className={wasPressed ? `${css.heart} ${css.beat}` : css.heart}
      aria-pressed={isSaved}
      aria-label={saveNamed(product.name)}
      onClick={() => {
        setWasPressed(true);
        press();
      }}
    >
      <Icon name="heart" />
    </button>
  );
}
