import type { ComponentProps, FormEvent } from 'react';
import { useOnlineNavigate } from '#app/lib/navigate.ts';

type GetFormProps = Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit'> & {
  /** The path of the page that it opens. */
  action: string;
};

/**
 * A GET form whose fields become the query of a page. With JavaScript it navigates by the router and leaves out empty fields. Smaller
 * than the router's Form.
 */
export function GetForm({ action, ...formProps }: GetFormProps) {
  const navigateOnline = useOnlineNavigate();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string' && value.trim() !== '') query.append(name, value.trim());
    }
    navigateOnline({ pathname: action, search: query.toString() });
  }
  return <form {...formProps} action={action} onSubmit={submit} />;
}
