import type { ComponentProps, FormEvent } from 'react';
import { useGo } from '#app/lib/go.ts';

type GetFormProps = Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit'> & {
  /** The path of the page that answers. */
  action: string;
};

/**
 * A form whose fields become the address of a page: the browser's own, or the router's where there are scripts.
 * Empty fields are left out of the address then. (The router's Form can do more, and weighs more.)
 */
export function GetForm({ action, ...rest }: GetFormProps) {
  const go = useGo();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string' && value.trim() !== '') query.append(name, value.trim());
    }
    go({ pathname: action, search: query.toString() });
  }
  return <form {...rest} action={action} onSubmit={submit} />;
}
