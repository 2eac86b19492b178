/** The option and size of a cart line, which distinguish two lines of one product. */
import type { CartItem } from '@uruhu/contract/cart';

/** The names of option and size, or an empty string if the line has neither. */
export const describeChoice = ({ option, size }: Pick<CartItem, 'option' | 'size'>): string =>
  [option?.name, size?.name].filter(Boolean).join(', ');

/** The image of the chosen option, else that of the product. */
export const getItemImage = ({ option, product }: Pick<CartItem, 'option' | 'product'>): string => option?.image || product.imageUrl;
