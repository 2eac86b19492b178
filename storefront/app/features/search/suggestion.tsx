import type { Suggestion } from '@uruhu/contract/catalogue/search';
import { toPlainName } from '@uruhu/contract/rules/plain-text';
import type { ReactNode } from 'react';
import { paths } from '#app/lib/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/navigation/link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Price } from '#app/ui/text/price.tsx';
import { SoldOutTag } from '#app/ui/text/tag.tsx';
import { didYouMean, products, within } from '#messages/catalogue/suggest';
import { getOptionId } from './combobox.ts';
import { markMatches } from './mark-matches.ts';
import type { ResultSettings } from './result-settings.ts';
import css from './suggestions.module.css';

/** The last option, which leads to all results. */
type AllResults = { kind: 'all'; text: string; to: string };
type OptionProps = {
  index: number;
  active: boolean;
  suggestion: Suggestion | AllResults;
  typedText: string;
  onChosen: () => void;
  /** The sort order and page size that the next results page keeps. */
  settings: ResultSettings;
};

/** One option of the list, of any kind. */
export function Option({ index, active, suggestion, typedText, onChosen, settings }: OptionProps) {
  return (
    <PageLink
      id={getOptionId(index)}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className={suggestion.kind === 'all' ? css.all : css.option}
      to={getHref(suggestion, settings)}
      onClick={onChosen}
    >
      {renderContent(suggestion, typedText)}
    </PageLink>
  );
}

function getHref(suggestion: Suggestion | AllResults, settings: ResultSettings): string {
  switch (suggestion.kind) {
    case 'all':
      return suggestion.to;
    case 'query':
      return paths.search({ q: suggestion.text, ...settings });
    case 'brand':
      return paths.search({ b: toPlainName(suggestion.text) });
    case 'category':
      return paths.category(suggestion.category_id);
    case 'product':
      return paths.product(suggestion.product_id);
  }
}

function renderContent(suggestion: Suggestion | AllResults, typedText: string): ReactNode {
  const name = <MarkedText text={toPlainName(suggestion.text)} typedText={typedText} />;
  switch (suggestion.kind) {
    case 'all':
      return (
        <>
          <span>{suggestion.text}</span>
          <Icon name="right" small />
        </>
      );
    case 'query':
      return (
        <>
          <Icon name="search" small />
          <span>
            {suggestion.corrected && <span className={css.note}>{`${didYouMean} `}</span>}
            {suggestion.corrected ? <b>{suggestion.text}</b> : name}
          </span>
        </>
      );
    case 'brand':
      return (
        <>
          <span className={css.strong}>{name}</span>
          <span className={css.count}>{products(suggestion.product_count)}</span>
        </>
      );
    case 'category':
      return (
        <>
          <span>
            {name}
            {suggestion.within && <span className={css.note}>{` ${within(suggestion.within)}`}</span>}
          </span>
          <span className={css.count}>{products(suggestion.product_count)}</span>
        </>
      );
    case 'product':
      return <ProductContent product={suggestion} name={name} typedText={typedText} />;
  }
}

type ProductSuggestion = Extract<Suggestion, { kind: 'product' }>;
const WIDTHS = [160] as const;

function ProductContent({ product, name, typedText }: { product: ProductSuggestion; name: ReactNode; typedText: string }) {
  return (
    <>
      <span className={css.picture}>
        <Picture image={product.image} alt="" sizes="52px" widths={WIDTHS} />
      </span>
      <span className={css.product}>
        <span className={css.brand}>
          <MarkedText text={toPlainName(product.brand)} typedText={typedText} />
        </span>
        <span className={css.name}>{name}</span>
      </span>
      <div className={css.price}>{product.in_stock ? <Price {...product} /> : <SoldOutTag />}</div>
    </>
  );
}

function MarkedText({ text, typedText }: { text: string; typedText: string }) {
  let end = 0;
  return markMatches(text, typedText).map((part) => {
    end += part.text.length;
    return part.isMarked ? <mark key={end}>{part.text}</mark> : part.text;
  });
}
