import { buildImageSrcSet, buildImageUrl, type ImageWidth } from '#app/lib/images.ts';
import { type DeferredSection, isLate } from '#app/lib/section.ts';
import { useMediaPrefix } from '#app/lib/shop.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { SectionFallback } from '#app/ui/row/section-fallback.tsx';
import { SkeletonBox } from '#app/ui/skeleton.tsx';
import * as messages from '#messages/catalogue/home';
import type { SlideWithPath } from './slide-link.ts';
import css from './slides.module.css';
import { useCarousel } from './use-carousel.ts';
import { useSection } from './use-section.ts';

/** The endless carousel of slides, or a message if there are none. */
export function Slides({ initial }: { initial: DeferredSection<SlideWithPath[]> }) {
  const [section, retry] = useSection('slides', initial);
  const slides = section.ok ? section.data : [];
  const { view, track, slotsInOrder, active, isEndless, setHovered, setTouched, setFocused, onScroll, onScrollEnd, ...controls } =
    useCarousel(slides.length);
  const isSectionLate = isLate(section);
  const hasContent = isSectionLate || slides.length > 0;
  return (
    <section
      className={hasContent ? css.hero : 'wrap page'}
      tabIndex={-1}
      aria-roledescription={messages.carousel}
      aria-label={messages.highlights}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      // The browser takes the pointer away when a swipe begins, while the finger is still on the slides.
      onTouchStart={() => setTouched(true)}
      onTouchEnd={() => setTouched(false)}
      onTouchCancel={() => setTouched(false)}
      // Only keyboard focus pauses the carousel, because a tap leaves the focus on the pressed element.
      onFocus={({ target }) => setFocused(target.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
    >
      {!hasContent && <SectionFallback section={section} onRetry={retry} />}
      <div className={css.view} ref={view} onScroll={onScroll} onScrollEnd={onScrollEnd}>
        <div className={css.track} ref={track} aria-busy={isSectionLate}>
          {isSectionLate && <SkeletonBox className={css.skeleton} />}
          {slotsInOrder.map((slot) => {
            const index = slot % slides.length;
            const slide = slides[index];
            if (!slide) return null;
            const isNeighbour = isEndless && slot !== active;
            return (
              <SlideCard key={slot} slide={slide} number={index + 1} total={slides.length} isFirst={slot === 0} isNeighbour={isNeighbour} />
            );
          })}
        </div>
      </div>
      {isSectionLate && <div className={css.controls} />}
      {slides.length > 1 && <Controls current={(active % slides.length) + 1} total={slides.length} {...controls} />}
    </section>
  );
}

type SlideCardProps = {
  slide: SlideWithPath;
  number: number;
  total: number;
  /** The first slide of the page, whose image loads at once. */
  isFirst: boolean;
  /** The slide is beside the active one: visible and clickable, but hidden from screen readers and the Tab key. */
  isNeighbour: boolean;
};

function SlideCard({ slide, number, total, isFirst, isNeighbour }: SlideCardProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group of its carousel, not a fieldset
    <div
      className={[css.slide, total === 1 && css.single, slide.dark_text && css.darkText].filter(Boolean).join(' ')}
      role="group"
      aria-roledescription={messages.slide}
      aria-label={messages.slideOf(number, total)}
      aria-hidden={isNeighbour || undefined}
    >
      <SlidePicture slide={slide} isFirst={isFirst} />
      <div className={css.text} lang={slide.lang}>
        {slide.slug && <p className={`caps ${css.slug}`}>{slide.slug}</p>}
        <h2>{slide.title}</h2>
        {slide.description && <p>{slide.description}</p>}
        <ButtonLink kind="paper" className={css.action} to={slide.to} tabIndex={isNeighbour ? -1 : undefined}>
          {slide.action || messages.shopNow}
        </ButtonLink>
      </div>
    </div>
  );
}

const TALL_WIDTHS: readonly ImageWidth[] = [480, 640];
const WIDE_WIDTHS: readonly ImageWidth[] = [960, 1280];

/** The tall image on phones, the wide one on larger screens. On a phone more than 640 pixels would cost data without a visible gain. */
function SlidePicture({ slide, isFirst }: { slide: SlideWithPath; isFirst: boolean }) {
  const prefix = useMediaPrefix();
  const tall = slide.image_tall || slide.image;
  return (
    <picture>
      <source
        media="(min-width: 768px)"
        srcSet={buildImageSrcSet(prefix, slide.image, WIDE_WIDTHS)}
        sizes="min(1180px, calc(100vw - 120px))"
        width="1600"
        height="640"
      />
      <img
        src={buildImageUrl(prefix, tall, 640)}
        srcSet={buildImageSrcSet(prefix, tall, TALL_WIDTHS)}
        sizes="calc(100vw - 44px)"
        width="720"
        height="942"
        alt=""
        fetchPriority={isFirst ? 'high' : undefined}
        loading={isFirst ? undefined : 'lazy'}
        decoding={isFirst ? undefined : 'async'}
      />
    </picture>
  );
}

type ControlsProps = {
  current: number;
  total: number;
  isPaused: boolean;
  setPaused: (isPaused: boolean) => void;
  move: (direction: 1 | -1) => void;
};

function Controls({ current, total, isPaused, setPaused, move }: ControlsProps) {
  return (
    <div className={css.controls}>
      <button type="button" className="icon-btn" aria-label={messages.previousSlide} onClick={() => move(-1)}>
        <Icon name="left" />
      </button>
      <b>{`${current} / ${total}`}</b>
      <button type="button" className="icon-btn" aria-label={messages.nextSlide} onClick={() => move(1)}>
        <Icon name="right" />
      </button>
      <button
        type="button"
        className="icon-btn"
        aria-label={isPaused ? messages.playSlides : messages.pauseSlides}
        onClick={() => setPaused(!isPaused)}
      >
        <Icon name={isPaused ? 'play' : 'pause'} />
      </button>
    </div>
  );
}
