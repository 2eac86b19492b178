/** What has been typed into a form, kept for as long as the tab is open. Never passwords. */

/** Storage can be forbidden or full: then nothing is kept, and nothing breaks. */
function withTab<Answer>(use: (storage: Storage) => Answer): Answer | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}

export const readTab = (key: string): string | null => withTab((storage) => storage.getItem(key));
export const writeTab = (key: string, value: string): void => void withTab((storage) => storage.setItem(key, value));
export const clearTab = (key: string): void => void withTab((storage) => storage.removeItem(key));

const keyOf = (name: string) => `draft:${name}`;

/** What a person types into: of one line, or of many. */
export type TextField = HTMLInputElement | HTMLTextAreaElement;
export const isTextField = (field: unknown): field is TextField =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;

const KEPT = ['text', 'email', 'tel', 'textarea'];

/** The fields that are typed into and may be kept. */
const typed = (form: HTMLFormElement): TextField[] =>
  [...form.elements].filter(isTextField).filter(({ name, readOnly, type }) => name !== '' && !readOnly && KEPT.includes(type));

/** `secret` names fields that are shown as text now and then, but are not to be kept. */
export function keepDraft(name: string, form: HTMLFormElement, secret: readonly string[]): void {
  const values = typed(form)
    .filter((field) => !secret.includes(field.name))
    .map((field) => [field.name, field.value]);
  writeTab(keyOf(name), JSON.stringify(Object.fromEntries(values)));
}

/** Puts back what was typed, into fields that are as the page made them: what has been typed since stays. */
export function restoreDraft(name: string, form: HTMLFormElement): void {
  const values = parse(readTab(keyOf(name)));
  for (const field of typed(form)) {
    const value = values[field.name];
    if (typeof value === 'string' && field.value === field.defaultValue) field.value = value;
  }
}

function parse(text: string | null): Record<string, unknown> {
  try {
    return (JSON.parse(text ?? '{}') as Record<string, unknown> | null) ?? {};
  } catch {
    return {};
  }
}

/** Whether something that was typed waits to be put back. */
export const hasDraft = (name: string): boolean => readTab(keyOf(name)) !== null;

export const dropDraft = (name: string): void => clearTab(keyOf(name));

/** Whoever comes next on this device finds nothing of what was typed. */
export const dropDrafts = (): void =>
  void withTab((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(keyOf(''))) storage.removeItem(key);
  });
