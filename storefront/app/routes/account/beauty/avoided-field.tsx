import { useState } from 'react';
import { Check, Field } from '#app/ui/field.tsx';
import * as words from '#messages/account-beauty';
import { type Avoidable, findAvoidable, INGREDIENTS, KINDS } from './avoidable.ts';
import css from './beauty-profile.module.css';

type AvoidedFieldProps = { avoided: readonly string[]; onToggle: (value: string) => void };

/** Thirty things to leave out, in two groups, narrowed by what is typed. */
export function AvoidedField({ avoided, onToggle }: AvoidedFieldProps) {
  const [query, setQuery] = useState('');
  const kinds = findAvoidable(KINDS, query);
  const ingredients = findAvoidable(INGREDIENTS, query);
  const count = kinds.length + ingredients.length;
  const group = (title: string, list: readonly Avoidable[]) =>
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
      <p className="muted">{words.avoidedText}</p>
      <div className={css.search}>
        <Field
          type="search"
          label={words.search}
          autoComplete="off"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          // Enter would send the whole form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </div>
      <p className={css.found} role="status">
        {query.trim() !== '' && (count === 0 ? words.noneFound(query.trim()) : <span className="vh">{words.found(count)}</span>)}
      </p>
      {group(words.freeFrom, kinds)}
      {group(words.ingredients, ingredients)}
    </>
  );
}
