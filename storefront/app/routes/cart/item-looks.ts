/** What tells two lines of one product apart. */
import type { CartItem } from '@uruhu/contract/cart';

/** Option and size in one line; empty where there is neither. */
export const choiceOf = ({ option, size }: Pick<CartItem, 'option' | 'size'>): string =>
  [option?.name, size?.name].filter(Boolean).join(', ');

/** The picture of the chosen option takes the place of the product's. */
export const pictureOf = ({ option, product }: Pick<CartItem, 'option' | 'product'>): string => option?.image || product.imageUrl;
