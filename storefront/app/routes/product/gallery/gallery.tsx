import { computePercentOff } from '@uruhu/contract/rules/prices/money';
import type { ProductPrice } from '@uruhu/contract/rules/prices/price';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useHydrated } from '#app/lib/hydrated.ts';
import { buildImageUrl } from '#app/lib/images.ts';
import { useMediaPrefix } from '#app/lib/shop.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SoldOutTag, Tag } from '#app/ui/text/tag.tsx';
import { enlarge, picture, pictures } from '#messages/catalogue/product';
import css from './gallery.module.css';
import { useZoom } from './use-zoom.tsx';

/**
 * Below 600 px the picture fills the width, but 82vw makes most phones load 640 pixels: 960 would be twice as many bytes. On a low phone it is
 * at most 288 px wide.
 */
const MAIN_SIZES =
  '(max-width: 767px) and (max-height: 700px) 240px, (min-width: 1200px) 560px, (min-width: 768px) 46vw, (min-width: 600px) 100vw, 82vw';
const MAIN_WIDTHS = [480, 640, 960] as const;
const THUMB_WIDTHS = [160, 320] as const;

type GalleryProps = {
  images: readonly string[];
  placeholders: Record<string, string>;
  /** The alternative texts of the pictures, by key. A picture without one uses the title. */
  alts: Record<string, string>;
  title: string;
  tags: readonly string[];
  price: ProductPrice;
  /** Shown on the picture too, because a phone's first view shows little below it. */
  soldOut: boolean;
};

/** The pictures of a product side by side: the shopper swipes, scrolls, or presses a thumbnail. Each picture links to its full size. */
export function Gallery({ images, placeholders, alts, title, tags, price, soldOut }: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [isTouched, setIsTouched] = useState(false);
  const [first] = images;
  const scrollToPicture = (index: number, behavior: ScrollBehavior) => {
    const row = strip.current;
    row?.scrollTo({ left: index * row.clientWidth, behavior });
  };
  const { press, zoom } = useZoom({ images, title, alts }, (index) => {
    scrollToPicture(index, 'instant');
    strip.current?.querySelectorAll('a')[index]?.focus({ preventScroll: true });
  });

  // Choosing an option puts its picture first and shows it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new first picture scrolls
  useEffect(() => scrollToPicture(0, 'instant'), [first]);

  const createThumbHandler = (index: number) => (event: MouseEvent) => {
    event.preventDefault();
    scrollToPicture(index, 'smooth');
  };
  const getName = (index: number) =>
    alts[images[index] ?? ''] || (images.length > 1 ? `${title}, ${picture(index + 1, images.length)}` : title);
  // The other pictures load when the shopper touches the gallery, because they weigh more than the first.
  const loadOtherPictures = () => setIsTouched(true);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only notice a pointer or the focus
    <div
      className={css.gallery}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && loadOtherPictures()}
      onFocus={loadOtherPictures}
    >
      <div className={css.main}>
        <ul
          className={isTouched ? css.strip : css.untouched}
          ref={strip}
          aria-label={pictures}
          onScroll={({ currentTarget: row }) => {
            loadOtherPictures();
            setCurrent(Math.round(row.scrollLeft / Math.max(1, row.clientWidth)));
          }}
        >
          {images.map((image, index) => (
            <li key={index === 0 ? 'first' : image} id={`picture-${index + 1}`}>
              <LinkedPicture image={image} name={getName(index)} isCurrent={index === current} onPress={press(index)}>
                <Picture
                  image={image}
                  alt={getName(index)}
                  sizes={MAIN_SIZES}
                  widths={MAIN_WIDTHS}
                  eager={index === 0}
                  placeholder={placeholders[image]}
                />
              </LinkedPicture>
            </li>
          ))}
        </ul>
        <div className={css.tags}>
          {soldOut && <SoldOutTag />}
          {tags.map((tag) => (
            <Tag key={tag} name={tag} percent={computePercentOff(price.base_price, price.discounted_price)} />
          ))}
        </div>
      </div>
      {images.length > 1 && <Thumbs images={images} current={current} createPressHandler={createThumbHandler} />}
      {zoom}
    </div>
  );
}

type LinkedPictureProps = { image: string; name: string; isCurrent: boolean; onPress: (event: MouseEvent) => void; children: ReactNode };

/** A picture that links to its full size; the placeholder of a product without pictures links nowhere. */
function LinkedPicture({ image, name, isCurrent, onPress, children }: LinkedPictureProps) {
  const hydrated = useHydrated();
  const prefix = useMediaPrefix();
  if (!image) return children;
  return (
    <a
      href={buildImageUrl(prefix, image, 1280)}
      aria-label={enlarge(name)}
      aria-haspopup={hydrated ? 'dialog' : undefined}
      // Tab stops only at the current picture; the thumbnails lead to the others.
      tabIndex={hydrated && !isCurrent ? -1 : undefined}
      onClick={onPress}
    >
      {children}
      {isCurrent && (
        <span className={css.zoomHint}>
          <Icon name="search" small />
        </span>
      )}
    </a>
  );
}

type ThumbsProps = { images: readonly string[]; current: number; createPressHandler: (index: number) => (event: MouseEvent) => void };

function Thumbs({ images, current, createPressHandler }: ThumbsProps) {
  return (
    <ul className={css.thumbs}>
      {images.map((image, index) => (
        <li key={index === 0 ? 'first' : image}>
          <a
            href={`#picture-${index + 1}`}
            aria-label={picture(index + 1, images.length)}
            aria-current={index === current || undefined}
            onClick={createPressHandler(index)}
          >
            <Picture image={image} alt="" sizes="80px" widths={THUMB_WIDTHS} />
          </a>
        </li>
      ))}
    </ul>
  );
}
