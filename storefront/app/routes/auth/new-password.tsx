import { passwordStrength, STRENGTHS, type Strength } from '@uruhu/contract/rules/password-strength';
import { type FormEvent, useState } from 'react';
import * as words from '#messages/passwords';
import css from './new-password.module.css';
import { PasswordField } from './password-field.tsx';

type NewPasswordProps = { label?: string; least: number; error: string | undefined };

/** What the same form knows of the person, and so does whoever guesses. */
const namesIn = (form: HTMLFormElement | null): string[] =>
  ['username', 'name', 'email'].flatMap((name) => {
    const field = form?.elements.namedItem(name);
    return field instanceof HTMLInputElement ? [field.value, ...field.value.split(/[\s@]/)] : [];
  });

/** A password that is being chosen: how hard it is to guess is said while it is typed, and never held against it. */
export function NewPassword({ label, least, error }: NewPasswordProps) {
  const [strength, setStrength] = useState<Strength | null>(null);
  const onInput = ({ currentTarget: { value, form } }: FormEvent<HTMLInputElement>) =>
    setStrength(value === '' ? null : passwordStrength(value, namesIn(form)));
  return (
    <PasswordField {...(label && { label })} autoComplete="new-password" hint={words.lengthHint(least)} error={error} onInput={onInput}>
      <div className={css.strength} data-strength={strength ?? undefined}>
        <div className={css.bars} aria-hidden="true">
          {STRENGTHS.map((each) => (
            <i key={each} data-on={(strength && STRENGTHS.indexOf(each) <= STRENGTHS.indexOf(strength)) || undefined} />
          ))}
        </div>
        {/* Another word comes only with another strength, so that typing is not talked over. */}
        <p role="status" className="small">
          {strength === null ? (
            words.strengthHint
          ) : (
            <>
              <span className="vh">{words.strength} </span>
              <b>{words.strengths[strength]}</b> {words.strengthAdvice[strength]}
            </>
          )}
        </p>
      </div>
    </PasswordField>
  );
}
