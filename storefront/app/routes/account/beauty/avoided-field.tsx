import { useState } from 'react';
import { Check, Field } from '#app/forms/field.tsx';
import * as messages from '#messages/account/beauty';
import { type AvoidableIngredient, findAvoidable, INGREDIENT_KINDS, INGREDIENTS } from './avoidable.ts';
import css from './beauty-profile.module.css';

type AvoidedFieldProps = { avoided: readonly string[]; onToggle: (value: string) => void };

/** Checkboxes for avoided ingredients in two groups, with a search field. */
export function AvoidedField({ avoided, onToggle }: AvoidedFieldProps) {
  const [query, setQuery] = useState('');
  const kinds = findAvoidable(INGREDIENT_KINDS, query);
  const ingredients = findAvoidable(INGREDIENTS, query);
  const count = kinds.length + ingredients.length;
  const renderGroup = (title: string, list: readonly AvoidableIngredient[]) =>
    list.length > 0 && (
      <fieldset>
        <legend className={css.kind}>{title}</legend>
        <div className={css.choices}>
          {list.map(({ value, label }) => (
            <Check
              key={value}
              label={label}
              name="avoided"
              value={value}
              checked={avoided.includes(value)}
              onChange={() => onToggle(value)}
            />
          ))}
        </div>
      </fieldset>
    );
  return (
    <>
      <p className="muted">{messages.avoidedText}</p>
      <div className={css.search}>
        <Field
          type="search"
          label={messages.search}
          autoComplete="off"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          // Enter would submit the whole form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </div>
      <p className={css.found} role="status">
        {query.trim() !== '' && (count === 0 ? messages.noneFound(query.trim()) : <span className="vh">{messages.found(count)}</span>)}
      </p>
      {renderGroup(messages.freeFrom, kinds)}
      {renderGroup(messages.ingredients, ingredients)}
    </>
  );
}
