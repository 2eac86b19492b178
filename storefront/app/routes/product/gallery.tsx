import { percentOff } from '@uruhu/contract/rules/money';
import type { Priced } from '@uruhu/contract/rules/price';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Picture } from '#app/ui/picture.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { picture, pictures } from '#messages/product';
import css from './gallery.module.css';

/** A phone shows it whole, but 640 pixels are enough for most of them: 960 weigh twice as much. */
const MAIN_SIZES = '(min-width: 1200px) 560px, (min-width: 1024px) 44vw, (min-width: 600px) 100vw, 82vw';
const MAIN_WIDTHS = [480, 640, 960] as const;
/** Beside the first: the browser fetches these too before anybody has turned to them. */
const NEXT_WIDTHS = [480, 640] as const;
const THUMB_WIDTHS = [160, 320] as const;

type GalleryProps = {
  images: readonly string[];
  placeholders: Record<string, string>;
  title: string;
  tags: readonly string[];
  priced: Priced;
};

/** The pictures side by side: swiped, scrolled, or chosen by the small ones, which are links to them. */
export function Gallery({ images, placeholders, title, tags, priced }: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [first] = images;
  const goTo = (index: number, behavior: ScrollBehavior) => {
    const row = strip.current;
    row?.scrollTo({ left: index * row.clientWidth, behavior });
  };

  // Choosing an option shows its picture, which stands first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first picture is what has changed
  useEffect(() => goTo(0, 'instant'), [first]);

  const press = (index: number) => (event: MouseEvent) => {
    event.preventDefault();
    goTo(index, 'smooth');
  };
  const name = (index: number) => (images.length > 1 ? `${title}, ${picture(index + 1, images.length)}` : title);
  return (
    <div className={css.gallery}>
      <div className={css.main}>
        <ul
          className={css.strip}
          ref={strip}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
          tabIndex={0}
          aria-label={pictures}
          onScroll={({ currentTarget: row }) => setCurrent(Math.round(row.scrollLeft / Math.max(1, row.clientWidth)))}
        >
          {images.map((image, index) => (
            <li key={index === 0 ? 'first' : image} id={`picture-${index + 1}`}>
              <Picture
                image={image}
                alt={name(index)}
                sizes={MAIN_SIZES}
                widths={index === 0 ? MAIN_WIDTHS : NEXT_WIDTHS}
                eager={index === 0}
                placeholder={placeholders[image]}
              />
            </li>
          ))}
        </ul>
        <div className={css.tags}>
          {tags.map((tag) => (
            <Tag key={tag} name={tag} percent={percentOff(priced.base_price, priced.discounted_price)} />
          ))}
        </div>
      </div>
      {images.length > 1 && (
        <ul className={css.thumbs}>
          {images.map((image, index) => (
            <li key={index === 0 ? 'first' : image}>
              <a
                href={`#picture-${index + 1}`}
                aria-label={picture(index + 1, images.length)}
                aria-current={index === current || undefined}
                onClick={press(index)}
              >
                <Picture image={image} alt="" sizes="80px" widths={THUMB_WIDTHS} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
