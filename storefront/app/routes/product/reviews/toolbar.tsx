import type { SkinType } from '@uruhu/contract/constants';
import type { ReviewSort } from '@uruhu/contract/rules/reviews';
import { Icon } from '#app/ui/icon.tsx';
import * as words from '#messages/reviews';
import type { Desk, Query } from './desk.ts';
import css from './toolbar.module.css';

type ToolbarProps = { desk: Desk; onNarrow: (changes: Partial<Query>) => void };

/** What the reviews can be narrowed to, as far as there is any such, and in which order they come. */
export function Toolbar({ desk: { query, totals }, onNarrow }: ToolbarProps) {
  const { with_images, skin_type } = totals.facets;
  const { rating, skin_type: skin, with_images: pictured } = query;
  /** The counts are of all reviews: under another choice they would promise what is not there. */
  const counted = (count: number, narrowed: unknown) => (narrowed ? '' : ` (${count})`);
  return (
    <fieldset className={css.toolbar}>
      <legend className="vh">{words.narrow}</legend>
      {with_images > 0 && (
        <button
          type="button"
          className={css.toggle}
          aria-pressed={query.with_images ?? false}
          onClick={() => onNarrow({ with_images: !query.with_images })}
        >
          {words.withPictures}
          {counted(with_images, rating ?? skin)}
        </button>
      )}
      {skin_type.length > 0 && (
        <Menu
          label={words.skinType}
          value={query.skin_type ?? ''}
          choices={[
            ['', words.anySkin],
            ...skin_type.map(({ value, count }) => [value, `${words.skinNames[value]}${counted(count, rating ?? pictured)}`] as const),
          ]}
          onChange={(value) => onNarrow({ skin_type: (value || undefined) as SkinType | undefined })}
        />
      )}
      <Menu
        label={words.sortBy}
        value={query.sortBy}
        choices={Object.entries(words.sorts)}
        onChange={(sortBy) => onNarrow({ sortBy: sortBy as ReviewSort })}
      />
    </fieldset>
  );
}

type MenuProps = { label: string; value: string; choices: readonly (readonly [string, string])[]; onChange: (value: string) => void };

/** Not the menu of the lists, whose file a product's page does without. */
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
