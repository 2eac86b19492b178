import type { ComponentProps } from 'react';
import type { LinkProps } from 'react-router';
import { PageLink } from './navigation/link.tsx';

type ButtonStyle = {
  /**
   * A view has one `primary` button, which is filled; `line` has an outline, `quiet` is underlined text, and `paper` is for dark
   * backgrounds.
   */
  kind?: 'primary' | 'line' | 'quiet' | 'paper' | undefined;
  wide?: boolean | undefined;
};

function getClassName({ kind = 'primary', wide }: ButtonStyle, busy: boolean, extra: string | undefined): string {
  return ['btn', kind !== 'primary' && `btn--${kind}`, wide && 'btn--wide', busy && 'btn--busy', extra].filter(Boolean).join(' ');
}

/** `busy`: shows progress and ignores presses, but keeps the focus, which `disabled` would lose. */
export function Button({
  kind,
  wide,
  busy = false,
  className,
  type = 'button',
  onClick,
  ...buttonProps
}: ButtonStyle & { busy?: boolean } & ComponentProps<'button'>) {
  return (
    <button
      {...buttonProps}
      type={type}
      className={getClassName({ kind, wide }, busy, className)}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  );
}

export function ButtonLink({ kind, wide, className, ...linkProps }: ButtonStyle & LinkProps) {
  return <PageLink {...linkProps} className={getClassName({ kind, wide }, false, className)} />;
}
