import type { ImgHTMLAttributes } from 'react';
import { IMAGE_WIDTHS, type ImageWidth, imageSrcSet, imageUrl } from '#app/lib/images.ts';
import { useMediaPrefix } from '#app/lib/shop.ts';
import css from './picture.module.css';

type PictureProps = Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet' | 'loading'> & {
  /** The image key; where it is empty, a quiet stand-in of the same shape. */
  image: string;
  alt: string;
  /** How wide it is shown, as the browser reads it ('45vw', '(min-width: 768px) 226px, 168px'). */
  sizes: string;
  /** The two proportions that pictures have. */
  shape?: 'square' | 'tile';
  widths?: readonly ImageWidth[];
  /** In view at once: fetched first. All others wait until they come near. */
  eager?: boolean;
  /** Its sixteen colours, which are there with the page (lib/placeholder.server.ts). */
  placeholder?: string | undefined;
};

const HEIGHT_OF_480 = { square: 480, tile: 576 } as const;

/** Of a bitmap of four by four pixels, three bytes each. */
const BITMAP = 'data:image/bmp;base64,Qk1mAAAAAAAAADYAAAAoAAAABAAAAAQAAAABABgAAAAAADAAAAAAAAAAAAAAAAAAAAAAAAAA';

/** A picture of the shop, in the width and format that cost this device least, its place and its colours kept while it loads. */
export function Picture({
  image,
  alt,
  sizes,
  shape = 'square',
  widths = IMAGE_WIDTHS,
  eager = false,
  placeholder,
  className,
  ...rest
}: PictureProps) {
  const prefix = useMediaPrefix();
  const classes = [image ? css.picture : css.none, css[shape], className].filter(Boolean).join(' ');
  if (!image) return <span className={classes} role="img" aria-label={alt} aria-hidden={alt === '' || undefined} />;
  const picture = (
    <img
      {...rest}
      className={classes}
      src={imageUrl(prefix, image, 480)}
      srcSet={imageSrcSet(prefix, image, widths)}
      sizes={sizes}
      width={480}
      height={HEIGHT_OF_480[shape]}
      alt={alt}
      {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const, decoding: 'async' as const })}
    />
  );
  if (!placeholder) return picture;
  return (
    <span className={css.stack}>
      <img className={css.colours} src={BITMAP + placeholder} alt="" aria-hidden="true" />
      {picture}
    </span>
  );
}
