import type { ImgHTMLAttributes } from 'react';
import { buildImageSrcSet, buildImageUrl, IMAGE_WIDTHS, type ImageWidth } from '#app/lib/images.ts';
import { useMediaPrefix } from '#app/lib/shop.ts';
import css from './picture.module.css';

type PictureProps = Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet' | 'loading'> & {
  /** The image key; if empty, a plain box of the same shape is shown. */
  image: string;
  alt: string;
  /** The `sizes` attribute ('45vw', '(min-width: 768px) 226px, 168px'). */
  sizes: string;
  /** The aspect ratio. */
  shape?: 'square' | 'tile';
  widths?: readonly ImageWidth[];
  /** Loads at once, because it is in the first view. All others load when they come near the viewport. */
  eager?: boolean;
  /** A preview of sixteen pixels (features/products/placeholder.server.ts). */
  placeholder?: string | undefined;
};

/** The height of each shape at a width of 480 pixels. */
const HEIGHT_AT_480 = { square: 480, tile: 576 } as const;

/** The header of a BMP of four by four pixels, three bytes each. */
const BMP_HEADER = 'data:image/bmp;base64,Qk1mAAAAAAAAADYAAAAoAAAABAAAAAQAAAABABgAAAAAADAAAAAAAAAAAAAAAAAAAAAAAAAA';

/** An image of the shop in the smallest width and format for the device. It keeps its space and shows a placeholder while it loads. */
export function Picture({
  image,
  alt,
  sizes,
  shape = 'square',
  widths = IMAGE_WIDTHS,
  eager = false,
  placeholder,
  className,
  ...imageProps
}: PictureProps) {
  const prefix = useMediaPrefix();
  const classes = [image ? css.picture : css.noPicture, css[shape], className].filter(Boolean).join(' ');
  if (!image) return <span className={classes} role="img" aria-label={alt} aria-hidden={alt === '' || undefined} />;
  const picture = (
    <img
      {...imageProps}
      className={classes}
      src={buildImageUrl(prefix, image, 480)}
      srcSet={buildImageSrcSet(prefix, image, widths)}
      sizes={sizes}
      width={480}
      height={HEIGHT_AT_480[shape]}
      alt={alt}
      fetchPriority={eager ? 'high' : undefined}
      loading={eager ? undefined : 'lazy'}
      decoding={eager ? undefined : 'async'}
    />
  );
  if (!placeholder) return picture;
  return (
    <span className={css.stack}>
      <img className={css.placeholder} src={BMP_HEADER + placeholder} alt="" aria-hidden="true" />
      {picture}
    </span>
  );
}
