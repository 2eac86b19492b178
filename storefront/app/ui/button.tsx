import type { ComponentProps } from 'react';
import type { LinkProps } from 'react-router';
import { PageLink } from './link.tsx';

type Look = {
  /** One filled button a view; `line` for the second choice, `quiet` for the third, `paper` on pictures. */
  kind?: 'primary' | 'line' | 'quiet' | 'paper' | undefined;
  wide?: boolean | undefined;
};

function classes({ kind = 'primary', wide }: Look, busy: boolean, extra: string | undefined): string {
  return ['btn', kind !== 'primary' && `btn--${kind}`, wide && 'btn--wide', busy && 'btn--busy', extra].filter(Boolean).join(' ');
}

/** `busy`: shown at work and not to be pressed again, but still focusable, so that the focus is not lost. */
export function Button({
  kind,
  wide,
  busy = false,
  className,
  type = 'button',
  onClick,
  ...rest
}: Look & { busy?: boolean } & ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      type={type}
      className={classes({ kind, wide }, busy, className)}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  );
}

export function ButtonLink({ kind, wide, className, ...rest }: Look & LinkProps) {
  return <PageLink {...rest} className={classes({ kind, wide }, false, className)} />;
}
