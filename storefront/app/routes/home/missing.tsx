/** What stands in place of a part of the home page that is on its way, failed, or holds nothing. Most visits see none of it. */
import { Absent } from '#app/components/row/absent.tsx';
import { Row } from '#app/components/row/row.tsx';
import { PageSection } from '#app/components/row/section.tsx';
import { isLate, type Part } from '#app/lib/section.ts';
import { Bone } from '#app/ui/skeleton.tsx';
import { noBrands, noCategories, noSlides, slidesError } from '#messages/home-missing';

/** Classes and words come from the part itself: a file that both import would be one more to fetch. */
type MissingProps = {
  part: Part<unknown>;
  onRetry: () => void;
  css: CSSModuleClasses;
  head: { title: string; word?: string; subtitle?: string; id?: string };
};

const PLACES = [0, 1, 2, 3, 4, 5, 6, 7];
const TILES = 6;

function MissingSlides({ part, onRetry, css, head }: MissingProps) {
  if (isLate(part)) {
    return (
      <section className={css.hero} tabIndex={-1} aria-label={head.title} aria-busy>
        <div className={css.track}>
          <Bone className={css.ghost} />
        </div>
        <div className={css.controls} />
      </section>
    );
  }
  return (
    <section className="wrap page" tabIndex={-1} aria-label={head.title}>
      <Absent part={part} empty={noSlides} failed={slidesError} onRetry={onRetry} />
    </section>
  );
}

function MissingTiles({ part, onRetry, css, head }: MissingProps) {
  return (
    <PageSection {...head}>
      {isLate(part) ? (
        <div className={css.tiles} aria-busy>
          {PLACES.slice(0, TILES).map((place) => (
            <Bone key={place} className={`cut ${css.tile} ${css.ink}`} />
          ))}
        </div>
      ) : (
        <Absent part={part} empty={noCategories} onRetry={onRetry} />
      )}
    </PageSection>
  );
}

function MissingBrands({ part, onRetry, css, head }: MissingProps) {
  if (!isLate(part)) {
    return (
      <PageSection {...head}>
        <Absent part={part} empty={noBrands} onRetry={onRetry} />
      </PageSection>
    );
  }
  return (
    <Row {...head} busy kind="brands">
      {PLACES.map((place) => (
        <li key={place} className={css.brand}>
          <Bone className={css.picture} />
          <b>{'\u00a0'}</b>
        </li>
      ))}
    </Row>
  );
}

const KINDS = { slides: MissingSlides, tiles: MissingTiles, brands: MissingBrands };

export default function Missing({ kind, ...props }: MissingProps & { kind: keyof typeof KINDS }) {
  const Kind = KINDS[kind];
  return <Kind {...props} />;
}
