import type { SkinType } from '@uruhu/contract/product-attributes';
import type { ReviewSort } from '@uruhu/contract/rules/reviews';
import { Icon } from '#app/ui/icon.tsx';
import * as messages from '#messages/catalogue/reviews';
import type { ReviewList, ReviewQuery } from './review-list.ts';
import css from './toolbar.module.css';

type ToolbarProps = { list: ReviewList; onFilter: (changes: Partial<ReviewQuery>) => void };

/** The filters of the reviews, without those that match none, and the sort order. */
export function Toolbar({ list: { query, totals }, onFilter }: ToolbarProps) {
  const { facets } = totals;
  const { rating, skin_type, with_images } = query;
  /** The count behind a label. The counts are of all reviews, so they are hidden while another filter is chosen. */
  const formatCount = (count: number, otherFilter: unknown) => (otherFilter ? '' : ` (${count})`);
  return (
    <fieldset className={css.toolbar}>
      <legend className="vh">{messages.filterAndSort}</legend>
      {facets.with_images > 0 && (
        <button
          type="button"
          className={css.toggle}
          aria-pressed={with_images ?? false}
          onClick={() => onFilter({ with_images: !with_images })}
        >
          {messages.withPictures}
          {formatCount(facets.with_images, rating ?? skin_type)}
        </button>
      )}
      {facets.skin_type.length > 0 && (
        <Menu
          label={messages.skinType}
          value={skin_type ?? ''}
          choices={[
            ['', messages.anySkin],
            ...facets.skin_type.map(
              ({ value, count }) => [value, `${messages.skinNames[value]}${formatCount(count, rating ?? with_images)}`] as const,
            ),
          ]}
          onChange={(value) => onFilter({ skin_type: (value || undefined) as SkinType | undefined })}
        />
      )}
      <Menu
        label={messages.sortBy}
        value={query.sortBy}
        choices={Object.entries(messages.sorts)}
        onChange={(sortBy) => onFilter({ sortBy: sortBy as ReviewSort })}
      />
    </fieldset>
  );
}

type MenuProps = { label: string; value: string; choices: readonly (readonly [string, string])[]; onChange: (value: string) => void };

/** A select. The product page has its own, so that it does not load the select of the lists. */
function Menu({ label, value, choices, onChange }: MenuProps) {
  return (
    <span className="select">
      <select aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
        {choices.map(([choice, name]) => (
          <option key={choice} value={choice}>
            {name}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </span>
  );
}
